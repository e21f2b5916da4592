/** The cards as data: what is printed on them, read from the catalogue. */
import { design } from '../../lib/label'

export type Kind = 'novelty' | 'rare' | 'genes' | 'alien'
export const PHASES = ['explore', 'develop', 'settle', 'trade', 'consume', 'produce'] as const
export type PowerPhase = (typeof PHASES)[number]
export const ROMAN: Record<PowerPhase, string> = { explore: 'I', develop: 'II', settle: 'III', trade: '$', consume: 'IV', produce: 'V' }
export const PRICE: Record<Kind, number> = { novelty: 2, rare: 3, genes: 4, alien: 5 }

export interface Power {
  phase: PowerPhase
  power: string
  n?: number
  kind?: Kind
  against?: string
  here?: boolean
  goods?: number
  up_to?: number
  different?: boolean
  vp?: number
  cards?: number
  premiums?: boolean
  low?: number
  high?: number
  most?: number
  except?: string
}

export interface Card {
  id: string
  world: boolean
  military: boolean
  /** cost, or defence of a military world */
  number: number
  /** null: it scores by what else lies in the tableau */
  vp: number | null
  kind: Kind | null
  windfall: boolean
  production: boolean
  keywords: string[]
  start: number | null
  copies: number
  powers: Power[]
}

export type Book = ReadonlyMap<string, Card>

type Raw = Record<string, unknown>

function readCard(id: string, printed: Raw, second: boolean): Card {
  const raw: Raw = { ...printed }
  if (second) {
    for (const [name, value] of Object.entries((printed.second_edition as Raw | undefined) ?? {})) {
      raw[name] = Array.isArray(value) ? [...((raw[name] as unknown[] | undefined) ?? []), ...value] : value
    }
  }
  const military = typeof raw.defense === 'number'
  return {
    id,
    world: raw.type === 'world',
    military,
    number: Number(military ? raw.defense : raw.cost),
    vp: typeof raw.vp === 'number' ? raw.vp : null,
    kind: ((raw.production ?? raw.windfall ?? null) as Kind | null) || null,
    windfall: Boolean(raw.windfall),
    production: Boolean(raw.production),
    keywords: (raw.keywords as string[] | undefined) ?? [],
    start: typeof raw.start === 'number' && raw.start >= 0 ? raw.start : null,
    copies: Number(raw.copies ?? 1),
    powers: PHASES.flatMap((phase) => ((raw[phase] as Raw[] | undefined) ?? []).map((p) => ({ ...(p as object), phase }) as Power)),
  }
}

export function readBook(catalogue: unknown, second = false): Book {
  const all = (catalogue ?? {}) as Raw
  const cards = (typeof all.cards === 'object' && all.cards !== null && !('type' in all.cards) ? all.cards : all) as Raw
  const found = new Map<string, Card>()
  const list: [string, Raw][] = Array.isArray(cards) ? (cards as Raw[]).map((c) => [String(c.id), c]) : (Object.entries(cards) as [string, Raw][])
  for (const [id, raw] of list) if (raw && typeof raw === 'object' && 'type' in raw) found.set(id, readCard(id, raw, second))
  return found
}

export function cardOf(book: Book, word: string): Card | undefined {
  return book.get(word) ?? book.get(design(word))
}

/** One seat's things, as the view shows them. */
export interface RaceSeat {
  start: string
  actions: string[]
  tableau: string[]
  goods: string[]
  plan: string | null
  hand: number
  drawn: number
  shown: string[]
  chips: number
  military: number
  used: string[][]
  produced: string[]
  score: number
}

export interface RaceView {
  round: number
  phase: string
  over: boolean
  order: number[]
  pool: number
  deck: number
  discard: number
  seen: string[]
  seats: RaceSeat[]
  me: { seat: number; hand: string[]; drawn: string[]; discards: string[] } | null
}

const powersOf = (book: Book, seat: RaceSeat): Power[] => seat.tableau.flatMap((word) => cardOf(book, word)?.powers ?? [])
const sum = (powers: Power[], fits: (p: Power) => boolean): number => powers.filter(fits).reduce((n, p) => n + (p.n ?? 0), 0)

/** What a development costs this seat now (for show: the rules decide). */
export function developPrice(book: Book, seat: RaceSeat, card: Card): number {
  const off = sum(powersOf(book, seat), (p) => p.phase === 'develop' && p.power === 'cheaper')
  return Math.max(0, card.number - off - (seat.actions.some((a) => a.startsWith('develop')) ? 1 : 0))
}

/** What a world costs this seat now, if it can be paid for. */
export function settlePrice(book: Book, seat: RaceSeat, card: Card): number | null {
  const powers = powersOf(book, seat)
  const off = sum(powers, (p) => p.phase === 'settle' && p.power === 'cheaper' && (!p.kind || p.kind === card.kind))
  if (!card.military) return Math.max(0, card.number - off)
  const diplomat = powers.find((p) => p.power === 'diplomacy' && p.except !== card.kind)
  return diplomat ? Math.max(0, card.number - (diplomat.n ?? 0) - off) : null
}

/** This seat's military against a world. */
export function militaryAgainst(book: Book, seat: RaceSeat, card: Card): number {
  return sum(
    powersOf(book, seat),
    (p) =>
      p.phase === 'settle' &&
      p.power === 'military' &&
      (!p.kind || p.kind === card.kind) &&
      (!p.against || card.keywords.includes(p.against)),
  )
}

/** How many cards the good on a world brings. */
export function salePrice(book: Book, seat: RaceSeat, world: string): number {
  const card = cardOf(book, world)
  if (!card?.kind) return 0
  const kind = card.kind
  let n = PRICE[kind]
  for (const word of seat.tableau) {
    for (const p of cardOf(book, word)?.powers ?? []) {
      if (p.phase !== 'trade' || p.power !== 'premium') continue
      if (p.here ? word === world : !p.kind || p.kind === kind) n += p.n ?? 0
    }
  }
  return n
}

/** A number that is always the same for a word: for drawing. */
export function seed(word: string): number {
  let h = 2166136261
  for (const c of word) h = Math.imul(h ^ c.charCodeAt(0), 16777619)
  return h >>> 0
}
