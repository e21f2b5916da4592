/** How words, options, events, stages and scores are said: the same look-up order as on the Python side. */
import type { Args } from './texts.svelte'

/** An option: a word, a number, nothing, or several of these. */
export type Value = string | number | boolean | null | Value[]
export type Say = (ids: string[], args?: Args) => string | null

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** `("build", (3, -2))` is `build 3,-2`. */
export function spell(value: Value): string {
  if (Array.isArray(value)) return value.map(word).join(' ') || 'nothing'
  return value === null ? 'pass' : String(value)
}

/** The name of one thing among several: a hex `(3, -2)` is `3,-2`. */
export function word(part: Value): string {
  return Array.isArray(part) ? part.map(word).join(',') : spell(part)
}

/** A word without its copy number: `public_works-2` is `public_works`. */
export function design(thing: string): string {
  return thing.replace(/-\d+$/, '')
}

const JOINTS: Record<string, string> = { '@': 'word-at', '>': 'word-to', '*': 'word-marked' }

/**
 * The name of a word. A copy or use has that of its thing (`sabotage-2`, `spy-reward`); `cruiser*` is a marked one,
 * `pds@jord` one in a place, `jord>nar` from one to the other.
 */
function known(say: Say, thing: string): string | null {
  for (const [sign, id] of Object.entries(JOINTS)) {
    const at = thing.indexOf(sign)
    if (at < 0) continue
    const [a, b] = [known(say, thing.slice(0, at)), at + 1 < thing.length ? known(say, thing.slice(at + 1)) : '']
    return a === null || b === null ? null : say([id], { a, b })
  }
  return say([thing, design(thing), thing.split('-')[0]!])
}

const isPlace = (x: unknown): x is [number, number] => Array.isArray(x) && x.length === 2 && x.every((n) => typeof n === 'number')

/** The name of a component or term, or of a place where the game has one for it. */
export function nameOf(say: Say, thing: Value): string {
  if (isPlace(thing)) return say([word(thing)]) ?? word(thing)
  if (typeof thing !== 'string') return thing === null ? '–' : word(thing)
  return known(say, thing) ?? design(thing).replaceAll('_', ' ')
}

/** So many of each, as an argument of an event, a flaw or a refusal: `{"ore": 3}`. */
export type Amounts = Record<string, Value>
export type Argument = Value | Amounts

const isAmounts = (x: unknown): x is Amounts => x !== null && typeof x === 'object' && !Array.isArray(x)

/** Arguments `$a`, `$b` ... of a prompt or an option; numbers stay numbers, so that plural forms work. */
export function letters(say: Say, values: readonly Argument[]): Args {
  const args: Args = {}
  values.forEach((value, i) => {
    args[LETTERS[i] ?? `a${i}`] = typeof value === 'number' ? value : isAmounts(value) ? amounts(say, value) : nameOf(say, value)
  })
  return args
}

const afterDot = (key: string): string => key.slice(key.indexOf('.') + 1)

export function labelOption(say: Say, key: string, value: Value): string {
  const decision = afterDot(key)
  if (value === null) return say([`do-${decision}-pass`, 'do-pass', 'pass']) ?? '–'
  if (typeof value === 'number') return say([`do-${decision}-number`], { a: value }) ?? String(value)
  if (typeof value === 'boolean') value = value ? 'yes' : 'no'
  if (typeof value === 'string') {
    const short = design(value)
    return say([`do-${decision}-${value}`, `do-${decision}-${short}`, `do-${value}`, `do-${short}`]) ?? nameOf(say, value)
  }
  const [verb, ...rest] = value
  if (typeof verb === 'string') {
    const found = say([`do-${decision}-${verb}`, `do-${verb}`], letters(say, rest))
    if (found !== null) return found
  }
  const each = say([`do-${decision}-each`], letters(say, value))
  if (each !== null) return each
  return value.map((part) => nameOf(say, part)).join(' · ')
}

export interface Asked {
  key: string
  about?: Value[]
  least?: number
  most?: number
  total?: number
  low?: number
  high?: number
}

/** The one sentence that says what is asked. */
export function prompt(say: Say, asked: Asked): string {
  const args = letters(say, asked.about ?? [])
  for (const name of ['least', 'most', 'total', 'low', 'high'] as const) if (asked[name] !== undefined) args[name] = asked[name]
  return say([`ask-${afterDot(asked.key)}`], args) ?? afterDot(asked.key).replaceAll('_', ' ')
}

export function whyNot(say: Say, reason: string, args: Argument[]): string {
  return say([`why-${reason}`], letters(say, args)) ?? reason.replaceAll('_', ' ')
}

/** What is wrong with a composed answer: the reason as a word, then its arguments. */
export type Flaw = [string, ...Argument[]]

/** A flaw in the game's words; null if it has none for it. */
export function flawText(say: Say, [reason, ...args]: Flaw): string | null {
  return say([`flaw-${reason}`, `why-${reason}`], letters(say, args))
}

/** What a part of a composed answer is called, without its values. */
export function partName(say: Say, key: string, part: string, fields: number): string {
  const found = say([`part-${afterDot(key)}-${part}`, `part-${part}`, `part-${afterDot(key)}-${design(part)}`, `part-${design(part)}`])
  return found ?? (fields ? nameOf(say, part) : labelOption(say, key, part))
}

/** What a field of a part asks for (`field-<decision>-<part>-a` for the first); null if the game has no word for it. */
export function fieldName(say: Say, key: string, part: string, field: number): string | null {
  const [short, letter] = [design(part), LETTERS[field] ?? `a${field}`]
  return say([`field-${afterDot(key)}-${short}-${letter}`, `field-${short}-${letter}`, `field-${afterDot(key)}-${letter}`])
}

/** What is good to know of a part, if it is short: a word, a number, or a few of them by name. */
export function factsText(say: Say, facts: unknown): string {
  const plain = (x: unknown): x is string | number => typeof x === 'string' || typeof x === 'number'
  if (plain(facts)) return nameOf(say, facts)
  if (Array.isArray(facts)) return facts.every(plain) ? facts.map((x) => nameOf(say, x)).join(', ') : ''
  if (facts === null || typeof facts !== 'object') return ''
  return Object.entries(facts).filter(([, x]) => plain(x)).map(([name, x]) => `${nameOf(say, name)} ${nameOf(say, x as Value)}`).join(', ')
}

/** A stage as data `[name, ...args]`. */
export function stageName(say: Say, stage: Value[] | string): string {
  const [name, ...rest] = Array.isArray(stage) ? stage : [stage]
  return say([`stage-${String(name)}`], letters(say, rest)) ?? String(name).replaceAll('_', ' ')
}

/** So many of something, in words where the game has them: `amount-ore`. */
function amount(say: Say, thing: string, n: Value): string {
  return (typeof n === 'number' ? say([`amount-${thing}`], { n }) : null) ?? `${nameOf(say, thing)}: ${nameOf(say, n)}`
}

/** So many of each, in words. */
export function amounts(say: Say, bundle: Amounts): string {
  const all = Object.entries(bundle).map(([thing, n]) => amount(say, thing, n))
  return all.join(', ') || (say(['nothing']) ?? '–')
}

/** Arguments of an event that are seats, when they are numbers. */
const SEATS = new Set(['seat', 'by', 'foe', 'to', 'from'])

/** Arguments of an event that are places. */
const PLACES = new Set(['hex'])

/** Arguments of an event by name; seats become players' names, things their names, lists are joined. */
export function eventArgs(say: Say, args: Record<string, unknown>, seatName: (seat: number) => string): Args {
  const nothing = (): string => say(['nothing']) ?? '–'
  const found: Args = {}
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'number') found[name] = SEATS.has(name) ? seatName(value) : value
    else if (PLACES.has(name) && isPlace(value)) found[name] = nameOf(say, value)
    else if (Array.isArray(value)) found[name] = value.map((x) => nameOf(say, x as Value)).join(', ') || nothing()
    else if (isAmounts(value)) found[name] = amounts(say, value)
    else found[name] = nameOf(say, value as Value)
  }
  return found
}

export function eventText(say: Say, what: string, args: Record<string, unknown>, seatName: (seat: number) => string): string {
  return say([`event-${what}`], eventArgs(say, args, seatName)) ?? what.replaceAll('_', ' ')
}
