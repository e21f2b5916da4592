/** The cards as data: what is printed on them, read from the catalogue. */
import { design } from '../../lib/label'
import type { Catalogue, Kind, Power, PowerPhase, Printed, PrintedCard, RaceView, Seat, Worth } from './types'

export const PHASES = ['explore', 'develop', 'settle', 'trade', 'consume', 'produce'] as const satisfies PowerPhase[]
export const ROMAN: Record<PowerPhase, string> = { explore: 'I', develop: 'II', settle: 'III', trade: '$', consume: 'IV', produce: 'V' }
export const PRICE: Record<Kind, number> = { novelty: 2, rare: 3, genes: 4, alien: 5 }

/** A power with the phase that it is printed for. */
export type PowerIn = Power & { phase: PowerPhase }

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
  powers: PowerIn[]
}

/** What a six-cost development brings, or would if it were placed. */
export type Value = Worth & { placed: boolean }
export const valueOf = (sixes: Record<string, Worth>, word: string, placed: boolean): Value | null => (sixes[word] ? { ...sixes[word], placed } : null)

export type Book = ReadonlyMap<string, Card>

/** Another edition has another number where it says one, and more powers where it lists some. */
function revised(first: PrintedCard, second: Printed): PrintedCard {
  const found = { ...first, cost: second.cost ?? first.cost, vp: second.vp ?? first.vp }
  for (const phase of PHASES) {
    const more = second[phase]
    if (more) found[phase] = [...(first[phase] ?? []), ...more]
  }
  return found
}

function readCard(id: string, first: PrintedCard, second: boolean): Card {
  const printed = second && first.second_edition ? revised(first, first.second_edition) : first
  return {
    id,
    world: printed.type === 'world',
    military: printed.defense !== undefined,
    number: printed.defense ?? printed.cost ?? 0,
    vp: printed.vp ?? null,
    kind: printed.production ?? printed.windfall ?? null,
    windfall: printed.windfall !== undefined,
    production: printed.production !== undefined,
    keywords: printed.keywords ?? [],
    start: printed.start ?? null,
    copies: printed.copies ?? 1,
    powers: PHASES.flatMap((phase) => (printed[phase] ?? []).map((power) => ({ ...power, phase }))),
  }
}

/** All cards; none while the catalogue is not there. */
export function readBook(catalogue: unknown, second = false): Book {
  const cards = (catalogue as Catalogue | null | undefined)?.cards ?? {}
  return new Map(Object.entries(cards).map(([id, printed]) => [id, readCard(id, printed, second)]))
}

export function cardOf(book: Book, word: string): Card | undefined {
  return book.get(word) ?? book.get(design(word))
}

const powersOf = (book: Book, seat: Seat): PowerIn[] => seat.tableau.flatMap((word) => cardOf(book, word)?.powers ?? [])
const sum = (powers: PowerIn[], fits: (p: PowerIn) => boolean): number => powers.filter(fits).reduce((n, p) => n + (p.n ?? 0), 0)

/** What a development costs this seat now (for show: the rules decide); `nth` of two such phases in a duel, else 0. */
export function developPrice(book: Book, seat: Seat, card: Card, nth = 0): number {
  const off = sum(powersOf(book, seat), (p) => p.phase === 'develop' && p.power === 'cheaper')
  const bonus = nth ? seat.actions.includes(nth === 1 ? 'develop' : 'develop_2') : seat.actions.some((a) => a.startsWith('develop'))
  return Math.max(0, card.number - off - (bonus ? 1 : 0))
}

/** What a world costs this seat now, if it can be paid for. */
export function settlePrice(book: Book, seat: Seat, card: Card): number | null {
  const powers = powersOf(book, seat)
  const off = sum(powers, (p) => p.phase === 'settle' && p.power === 'cheaper' && (!p.kind || p.kind === card.kind))
  if (!card.military) return Math.max(0, card.number - off)
  const diplomat = powers.find((p) => p.power === 'diplomacy' && p.except !== card.kind)
  return diplomat ? Math.max(0, card.number - (diplomat.n ?? 0) - off) : null
}

/** This seat's military against a world. */
export function militaryAgainst(book: Book, seat: Seat, card: Card): number {
  return sum(
    powersOf(book, seat),
    (p) =>
      p.phase === 'settle' &&
      p.power === 'military' &&
      (!p.kind || p.kind === card.kind) &&
      (!p.against || card.keywords.includes(p.against)),
  )
}

/** What is added to a seat's military: against some, or for a discard. */
export function moreMilitary(seat: Seat): { against: string; n: number }[] {
  const found = Object.entries(seat.against).map(([against, n]) => ({ against, n }))
  return seat.boost ? [...found, { against: 'view-boost', n: seat.boost }] : found
}

/** How many cards the good on a world brings. */
export function salePrice(book: Book, seat: Seat, world: string): number {
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

/** The same for a card wherever it lies: before a player or in my hand. */
export function valueIn(view: RaceView, word: string): Value | null {
  for (const seat of view.seats) if (seat.sixes[word]) return valueOf(seat.sixes, word, seat.plan !== word)
  return valueOf(view.me?.sixes ?? {}, word, false)
}

/** A number that is always the same for a word: for drawing. */
export function seed(word: string): number {
  let h = 2166136261
  for (const c of word) h = Math.imul(h ^ c.charCodeAt(0), 16777619)
  return h >>> 0
}
