/** Answers by name: what can be typed for a decision, and what is wrong with what was. */
import type { Decision } from './decision'
import { spell } from './label'
import type { Part } from './wire'

export interface Flaw {
  id: string
  args: Record<string, string | number>
}

const SHOWN = 12
const NOTHING = 'nothing'

const parts = (text: string): string[] => text.split(/\s+/).filter(Boolean)
const listed = (names: readonly string[]): string => names.slice(0, SHOWN).join(', ') + (names.length > SHOWN ? ', …' : '')

/** Names that begin so, then those that contain it (in their label too). */
function matching(names: string[], wanted: string, label: (name: string) => string): string[] {
  const low = wanted.toLowerCase()
  const begin = names.filter((name) => name.toLowerCase().startsWith(low))
  const inside = names.filter((name) => !begin.includes(name) && (name.toLowerCase().includes(low) || label(name).toLowerCase().includes(low)))
  return [...begin, ...inside]
}

/** Is this text an item of the part? */
function isOf(part: Part, text: string): boolean {
  if (!part.fields.length) return text === part.name
  const given = text.startsWith(`${part.name},`) ? text.slice(part.name.length + 1).split(',') : []
  return given.length === part.fields.length && part.fields.every((field, i) => field.some((x) => spell(x) === given[i]))
}

/** The item with the next value of its fields, or a comma that asks for the one after. */
function values(part: Part, text: string): string[] {
  const given = text.slice(part.name.length + 1).split(',')
  const at = given.length - 1
  const before = [part.name, ...given.slice(0, at)].join(',')
  const more = at + 1 < part.fields.length ? ',' : ''
  const fitting = (part.fields[at] ?? []).map(spell).filter((x) => x.startsWith(given[at]!))
  return fitting.map((x) => `${before},${x}${more}`)
}

/** What can be said of a part: `goods,0..3,red|blue`. */
function legalOf(part: Part): string {
  const field = (list: Part['fields'][number]): string => {
    const run = list.length > 2 && list.every((x, i) => typeof x === 'number' && x === Number(list[0]) + i)
    return run ? `${String(list[0])}..${String(list.at(-1))}` : list.map(spell).join('|')
  }
  return [part.name, ...part.fields.map(field)].join(',')
}

/** What the text may become: the whole answer for a choice, else with one word more. */
export function completions(d: Decision, text: string, label: (name: string) => string = () => '', most = 8): string[] {
  const done = parts(text)
  const last = /\s$/.test(text) || !done.length ? '' : done.pop()!
  const longer = (words: string[]): string[] => words.map((word) => [...done, word].join(' '))
  switch (d.kind) {
    case 'choose':
      return matching(d.options.map((o) => o.name), text.trim(), label).slice(0, most)
    case 'number': {
      const count = Math.floor((d.high - d.low) / d.step) + 1
      const all = Array.from({ length: Math.min(count, 1000) }, (_, i) => String(d.low + i * d.step))
      return all.filter((n) => n.startsWith(text.trim())).slice(0, most)
    }
    case 'pick':
    case 'arrange': {
      const free = d.things.map((x) => x.name).filter((name) => !done.includes(name))
      const full = done.length >= (d.kind === 'pick' ? d.most : d.things.length)
      return longer(full ? [] : matching([...free, ...(d.kind === 'pick' && d.least === 0 && !done.length ? [NOTHING] : [])], last, label)).slice(0, most)
    }
    case 'allocate': {
      const used = done.map((part) => part.split(',')[0])
      const left = d.total - done.reduce((sum, part) => sum + (Number(part.split(',')[1]) || 0), 0)
      const [bin, said] = last.split(',')
      const open = d.bins.filter((b) => !used.includes(b.name) && Math.min(b.most, left) > 0)
      if (said === undefined) return longer(matching(open.map((b) => b.name), last, label).map((name) => `${name},${Math.min(left, open.find((b) => b.name === name)!.most)}`)).slice(0, most)
      const one = open.find((b) => b.name === bin)
      const counts = one ? Array.from({ length: Math.min(one.most, left) }, (_, i) => `${one.name},${i + 1}`) : []
      return longer(counts.filter((x) => x.startsWith(last))).slice(0, most)
    }
    case 'compose': {
      const full = (part: Part): boolean => done.filter((text) => isOf(part, text)).length >= (d.ordered ? part.most : 1)
      const open = d.parts.filter((part) => !full(part))
      const begun = open.filter((part) => part.fields.length && last.startsWith(`${part.name},`))
      if (begun.length) return longer(begun.flatMap((part) => values(part, last))).slice(0, most)
      const names = matching(open.map((part) => part.name), last, label)
      const whole = names.map((name) => (open.find((part) => part.name === name)!.fields.length ? `${name},` : name))
      return longer([...whole, ...(!done.length && NOTHING.startsWith(last) ? [NOTHING] : [])]).slice(0, most)
    }
  }
}

/** Why this is no legal answer, with what would be; null if it is one, as far as can be told here. */
export function flaw(d: Decision, text: string): Flaw | null {
  const said = parts(text)
  const words = said.length === 1 && said[0] === NOTHING ? [] : said
  const unknown = (names: string[]): Flaw | null => {
    const wrong = words.find((word, i) => !names.includes(word) || words.indexOf(word) !== i)
    return wrong === undefined ? null : { id: 'typed-unknown', args: { what: wrong, legal: listed(names) } }
  }
  switch (d.kind) {
    case 'choose': {
      const names = d.options.map((o) => o.name)
      return d.cut || names.includes(said.join(' ')) ? null : { id: 'typed-unknown', args: { what: text.trim(), legal: listed(names) } }
    }
    case 'number': {
      const n = Number(said.join(' '))
      const legal = said.length === 1 && Number.isInteger(n) && n >= d.low && n <= d.high && (n - d.low) % d.step === 0
      return legal ? null : { id: 'typed-number', args: { low: d.low, high: d.high, step: d.step } }
    }
    case 'pick': {
      const names = d.things.map((x) => x.name)
      const wrong = unknown(names)
      if (wrong) return wrong
      if (words.length < d.least || words.length > d.most) return { id: 'typed-count', args: { least: d.least, most: d.most, legal: listed(names) } }
      if (!d.sets || d.cut || d.sets.some((set) => set.length === words.length && set.every((name) => words.includes(name)))) return null
      return { id: 'typed-sets', args: { legal: listed(d.sets.map((set) => set.join(' ') || NOTHING)) } }
    }
    case 'arrange': {
      const names = d.things.map((x) => x.name)
      return unknown(names) ?? (words.length === names.length ? null : { id: 'typed-order', args: { legal: listed(names) } })
    }
    case 'allocate': {
      const given = words.map((word) => word.split(','))
      const fits = given.every(([name, n], i) => {
        const bin = d.bins.find((b) => b.name === name)
        return bin && /^[1-9]\d*$/.test(n ?? '') && Number(n) <= bin.most && given.findIndex((g) => g[0] === name) === i
      })
      const sum = given.reduce((all, [, n]) => all + Number(n), 0)
      if (fits && sum >= d.least && sum <= d.total) return null
      return { id: 'typed-total', args: { least: d.least, total: d.total, legal: listed(d.bins.map((b) => `${b.name},${b.most}`)) } }
    }
    case 'compose': {
      const legal = listed(d.parts.map(legalOf))
      const wrong = words.find((word) => !d.parts.some((part) => isOf(part, word)))
      if (wrong !== undefined) return { id: 'typed-unknown', args: { what: wrong, legal } }
      if (!said.length) return { id: 'typed-parts', args: { legal } }
      const often = d.parts.find((part) => words.filter((word) => isOf(part, word)).length > (d.ordered ? part.most : 1))
      return often ? { id: 'typed-often', args: { what: often.name, most: d.ordered ? often.most : 1 } } : null
    }
  }
}
