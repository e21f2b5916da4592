/** A decision as the pages draw it: one shape, whatever the wire or the rules call it. */
import { spell, word, type Value } from './label'
import type { Named, Part, Refused } from './wire'

interface About {
  seat: number
  key: string
  rule: string
  about: Value[]
  secret: boolean
  cut: boolean
}

export type Decision = About &
  (
    | { kind: 'choose'; options: Named[]; refused: Refused[] }
    | { kind: 'pick'; things: Named[]; least: number; most: number; sets: string[][] | null }
    | { kind: 'number'; low: number; high: number; step: number }
    | { kind: 'allocate'; bins: (Named & { most: number })[]; least: number; total: number }
    | { kind: 'arrange'; things: Named[] }
    | { kind: 'compose'; parts: Part[]; ordered: boolean; offered: Named[]; refused: Refused[] }
  )

export type Kind = Decision['kind']

type Raw = Record<string, unknown>

function named(list: unknown): Named[] {
  return ((list as Raw[] | undefined) ?? []).map((x) => {
    const value = ('value' in x ? x.value : x.name) as Value
    return { name: typeof x.name === 'string' ? x.name : spell(value), value, ...('facts' in x ? { facts: x.facts } : {}) }
  })
}

function refused(list: unknown): Refused[] {
  return ((list as Raw[] | undefined) ?? []).map((x) => ({
    ...named([x])[0]!,
    reason: String(x.reason),
    args: (x.args as Value[] | undefined) ?? [],
  }))
}

/** A decision as the pages draw it, from the wire's shape or the rules' own. */
export function readDecision(raw: unknown): Decision | null {
  if (raw === null || typeof raw !== 'object') return null
  const d = raw as Raw
  const about: About = {
    seat: Number(d.seat ?? 0),
    key: String(d.key ?? ''),
    rule: String(d.rule ?? ''),
    about: (d.about as Value[] | undefined) ?? [],
    secret: Boolean(d.secret),
    cut: Boolean(d.cut),
  }
  const number = (name: string): number => Number(d[name] ?? 0)
  switch (d.kind) {
    case 'choose':
      return { ...about, kind: 'choose', options: named(d.options), refused: refused(d.refused) }
    case 'pick': {
      const things = named(d.things)
      let sets: string[][] | null = null
      if (Array.isArray(d.sets)) sets = d.sets as string[][]
      else if (Array.isArray(d.answers)) sets = (d.answers as number[][]).map((one) => one.map((i) => things[i]?.name ?? ''))
      return { ...about, kind: 'pick', things, least: number('least'), most: number('most'), sets }
    }
    case 'number':
      return { ...about, kind: 'number', low: number('low'), high: number('high'), step: Number(d.step ?? 1) }
    case 'allocate':
      return {
        ...about,
        kind: 'allocate',
        bins: ((d.bins as Raw[] | undefined) ?? []).map((b) => ({ ...named([b])[0]!, most: Number(b.most) })),
        least: number('least'),
        total: number('total'),
      }
    case 'arrange':
      return { ...about, kind: 'arrange', things: named(d.things) }
    case 'compose':
      return { ...about, kind: 'compose', parts: (d.parts as Part[] | undefined) ?? [], ordered: Boolean(d.ordered), offered: named(d.offered), refused: refused(d.refused) }
    default:
      return null
  }
}

/** Which question it is, of those with one key: `twilight.vote mutiny`. */
export const questionOf = (d: Decision): string => [d.key, ...d.about.map(word)].join(' ')

/** Is it the same question again, perhaps with other parts? A composed answer goes on whatever it is about by now. */
export function sameQuestion(a: Decision | null, b: Decision | null): boolean {
  if (!a || !b || a.kind !== b.kind || a.key !== b.key || a.seat !== b.seat) return false
  return a.kind === 'compose' || JSON.stringify(a.about) === JSON.stringify(b.about)
}

/** Everything in a question that a press may choose: options, things, bins, parts. */
export function optionsIn(d: Decision | null): Named[] {
  switch (d?.kind) {
    case 'choose':
      return d.options
    case 'pick':
    case 'arrange':
      return d.things
    case 'allocate':
      return d.bins
    case 'compose':
      return d.parts.map(({ name }) => ({ name, value: name }))
    default:
      return []
  }
}

export const namesIn = (d: Decision | null): string[] => optionsIn(d).map((o) => o.name)

/** The words of an option that a board may show: its word, or the words and places of its parts. Numbers say how much, not
 * where: a board that shows them names the whole option (`data-option`). */
export function wordsOf(value: Value): string[] {
  if (typeof value === 'string') return [value]
  if (!Array.isArray(value)) return []
  const found = value.filter((x) => typeof x === 'string' || Array.isArray(x)).map(word)
  return value.length === 2 && value.every((x) => typeof x === 'number') ? [word(value)] : found
}
