/** The bar's verbs: the options of a question in groups that keep their place and their number, whatever else is shown. */
import { word, type Value } from './label'
import type { Named } from './wire'

/** Something that a player does, as the rulebook calls it (`verb-<id>` in the game's texts). */
export interface Verb {
  id: string
  fits: (option: Named) => boolean
  /** its options stand in the bar themselves, not behind it */
  flat?: boolean
  /** keeps its place when nothing of it is legal */
  steady?: boolean
  /** passing, ending, giving up: last, apart, never on the first key */
  last?: boolean
}

/** A place in the bar: an option, a group of options that opens, or a verb of which nothing is legal. */
export interface Entry {
  id: string
  options: Named[]
  /** the option, where a press gives it */
  option: Named | null
  /** what a group is called by: a verb's id, or a word or place that its options share */
  word: Value
  verb: boolean
  last: boolean
  /** the number that chooses it; empty: none is left */
  key: string
}

/** so many options stand side by side; more are grouped */
export const ROOM = 9
const ENDS = new Set(['pass', 'done', 'end', 'stop'])

export const verbOf = (option: Named): string => {
  const value = Array.isArray(option.value) ? option.value[0] : option.value
  return value === null || value === undefined ? 'pass' : word(value)
}
/** Passing and ending, where a board does not say otherwise. */
export const ends = (option: Named): boolean => ENDS.has(verbOf(option))

const parts = (option: Named): Value[] => (Array.isArray(option.value) ? option.value : [option.value])
const single = (option: Named, last: boolean): Entry => ({ id: option.name, options: [option], option, word: option.value, verb: false, last, key: '' })

/** Options side by side, or by the first word in which they differ when they are many. */
function grouped(options: Named[], last: boolean): Entry[] {
  const flat = (): Entry[] => options.map((o) => single(o, last))
  if (options.length <= ROOM) return flat()
  const depth = Math.max(...options.map((o) => parts(o).length))
  for (let i = 0; i < depth; i++) {
    const by = new Map<string, Named[]>()
    for (const o of options) {
      const at = parts(o)[i]
      const w = at === undefined ? '' : word(at)
      by.set(w, [...(by.get(w) ?? []), o])
    }
    if (by.size === 1) continue
    if (by.size === options.length) return flat()
    return [...by].map(([w, list]) =>
      list.length === 1 ? single(list[0]!, last) : { id: w, options: list, option: null, word: parts(list[0]!)[i] ?? null, verb: i === 0, last, key: '' },
    )
  }
  return flat()
}

/** A verb with one bare option is that option; otherwise it opens, though there be one only: the next key means the same every time. */
function behind(verb: Verb, options: Named[]): Entry[] {
  const last = verb.last ?? false
  if (verb.flat) return grouped(options, last)
  const one = options.length === 1 && parts(options[0]!).length === 1 ? options[0]! : null
  return [{ id: verb.id, options, option: one, word: verb.id, verb: true, last, key: '' }]
}

function numbered(entries: Entry[]): Entry[] {
  const ordered = [...entries.filter((e) => !e.last), ...entries.filter((e) => e.last)]
  const first = ordered.findIndex((e) => e.last)
  return ordered.map((e, i) => {
    if (!e.last) return { ...e, key: i < 9 ? String(i + 1) : '' }
    if (i === ordered.length - 1) return { ...e, key: '0' }
    const n = i + 1 + (first === 0 ? 1 : 0)
    return { ...e, key: n <= 9 ? String(n) : '' }
  })
}

/** The bar for these options: by the board's verbs where it has some, and what is in the groups opened one after the other. */
export function entriesOf(options: Named[], verbs: Verb[] | null, opened: string[] = []): Entry[] {
  let entries: Entry[]
  if (verbs) {
    const rest = new Set(options)
    entries = verbs.flatMap((verb) => {
      const fit = options.filter((o) => rest.has(o) && verb.fits(o))
      for (const o of fit) rest.delete(o)
      return fit.length || verb.steady ? behind(verb, fit) : []
    })
    const others = [...rest]
    entries.push(...grouped(others.filter((o) => !ends(o)), false), ...grouped(others.filter(ends), true))
  } else entries = [...grouped(options.filter((o) => !ends(o)), false), ...grouped(options.filter(ends), true)]
  for (const id of opened) {
    const group = entries.find((e) => e.id === id && !e.option)
    if (!group) break
    entries = grouped(group.options, group.last).map((e) => ({ ...e, last: false }))
  }
  return numbered(entries)
}
