/** What goes over the wire: docs/protocol.md as types, and one shape of decision for the pages to draw. */
import { spell, word, type Value } from './label'

export interface GameInfo {
  name: string
  version: number
  seats: number[]
  options: OptionInfo[]
  bots: string[]
  rules: boolean
  catalogue: boolean
}

export type Choice = string | number | boolean | null

export interface OptionInfo {
  name: string
  default: Choice
  choices: Choice[]
  rule: string
}

export interface Games {
  games: GameInfo[]
  server: string
  languages: string[]
  mail: boolean
  webhooks: boolean
}

export type Options = Record<string, Choice>

export interface SeatInfo {
  seat: number
  kind: 'open' | 'person' | 'bot'
  name: string
  bot: string | null
  connected: boolean
  left: boolean
  mine?: boolean
}

export type Status = 'open' | 'playing' | 'over' | 'cancelled'

export interface Summary {
  table: string
  game: string
  title: string
  options: Options
  status: Status
  public: boolean
  slow: boolean
  spectators: boolean
  made: number
  touched: number
  number: number
  seats: SeatInfo[]
  waiting: number[]
  winners: number[] | null
  scores: number[] | null
  rematch: string | null
  forked: { table: string; number: number } | null
  mine?: number[]
  my_turn?: boolean
}

export interface NewTable {
  game: string
  options?: Options
  seats: { kind: 'me' | 'screen' | 'open' | 'bot'; name?: string; bot?: string }[]
  public?: boolean
  slow?: boolean
  spectators?: boolean
  title?: string
  nonce?: string
}

export interface Made {
  table: string
  key: string | null
  seats: number[]
  link: string
  share: string
}

export interface WireError {
  id: string
  args: Record<string, Value>
  text: string
}

export interface Named {
  name: string
  value: Value
  /** what is good to know before choosing it, in the game's own shape */
  facts?: unknown
}

export interface Refused extends Named {
  reason: string
  args: Value[]
}

interface About {
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
    | { kind: 'offer'; form: string }
    | { kind: 'either'; options: Named[]; refused: Refused[]; form: string }
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

const formOf = (terms: unknown): string => {
  if (typeof terms === 'string') return terms
  if (terms !== null && typeof terms === 'object') return String((terms as Raw).form ?? '')
  return ''
}

/** A decision as the pages draw it, from the wire's shape or the rules' own. */
export function readDecision(raw: unknown): Decision | null {
  if (raw === null || typeof raw !== 'object') return null
  const d = raw as Raw
  const about: About = {
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
    case 'offer':
      return { ...about, kind: 'offer', form: formOf(d.terms ?? d.form) }
    case 'either': {
      const acts = (d.acts as Raw | undefined) ?? d
      return { ...about, kind: 'either', options: named(acts.options), refused: refused(acts.refused), form: formOf(d.terms) }
    }
    default:
      return null
  }
}

/** The words of an option that a board may show: its word, or the words and places of its parts. */
export function wordsOf(value: Value): string[] {
  if (typeof value === 'string') return [value]
  if (!Array.isArray(value)) return []
  const found = value.filter((x) => typeof x === 'string' || Array.isArray(x)).map(word)
  return value.length === 2 && value.every((x) => typeof x === 'number') ? [word(value)] : found
}

export type View = Record<string, unknown>

export interface Undo {
  to: number | null
  free: boolean
  floor: number
  reason: 'chance' | 'other' | 'reveal' | null
}

export interface Eyes {
  seat: number | null
  view: View
  decision: unknown
  moment: string
  sealed: boolean
  standing: Record<string, string[]>
  undo: Undo | null
}

export interface GameEvent {
  number: number
  what: string
  args: Record<string, unknown>
  to?: number[] | null
}

export interface Proposal {
  id: number
  what: 'undo' | 'cancel' | 'replace'
  by: number
  to: number | null
  seat: number | null
  bot: string | null
  agreed: number[]
  needed: number[]
  mine: number[]
}

export interface Notify {
  mail?: string | null
  mail_confirmed?: boolean
  webhook?: string | null
  quiet?: [number, number] | null
  zone?: string
}

export interface Settings {
  confirm: boolean
  notify: Notify | null
  lang: string
}

export interface Crumb {
  name: string
  args: Value[]
}

export interface TableState {
  type: 'state'
  table: string
  version: number
  epoch: number
  number: number
  status: Status
  game: string
  game_version: number
  title: string
  options: Options
  public: boolean
  slow: boolean
  spectators: number
  made: number
  host: boolean
  seats: SeatInfo[]
  waiting: number[]
  sealed: number[]
  since: number
  trail: Crumb[]
  eyes: Eyes[]
  events: GameEvent[]
  events_from: number
  proposal: Proposal | null
  settings: Settings | null
  commitment: string
  scores: number[] | null
  sheets: Record<string, number>[] | null
  winners: number[] | null
  seed: string | null
  rematch: string | null
  forked: { table: string; number: number } | null
  trouble: WireError | null
}

export interface LogLine {
  start: number
  number: number
  at: number
  seat: number | null
  bot: boolean
  events: { what: string; args: Record<string, unknown> }[]
}

export interface Moment {
  number: number
  seat: number | null
  view: View
  decision: unknown
  trail: Crumb[]
  waiting: number[]
  round: number | null
}

export interface Statistics {
  rounds: { number: number; round: number; scores: number[] }[]
  sheets: Record<string, number>[]
  scores: number[]
  winners: number[]
  answers: number[]
  seconds: number[]
}

export interface ChatMessage {
  id: number
  at: number
  seat: number | null
  name: string
  text: string
}

export interface Clause {
  id: string
  info: boolean
  text: string
}

export interface Rules {
  game: string
  title: string
  sections: { title: string; level: number; text: string; clauses: Clause[] }[]
}

export interface Act {
  type: string
  [field: string]: unknown
}
