/** Arithmetic of cubes and converters for what the board shows: the rules have the last word. */
import { ENTRY, KINDS, LARGE, SMALL, cardsOf, plus, some, type Term } from './read'
import type { Bundle, Catalogue, Converter, Face, SiderealView } from './types'

const SIZES = [
  { colours: SMALL, wild: 'wild_small', any: 'any_small' },
  { colours: LARGE, wild: 'wild_large', any: 'any_large' },
] as const
const PLAIN = ['octagon', 'ship']

/** What more is needed to pay this; wilds help the first colours that lack something (bundles.missing). */
export function missing(stock: Bundle, due: Bundle): Bundle {
  const found: Bundle = {}
  for (const { colours, wild, any } of SIZES) {
    let [wilds, spare] = [stock[wild] ?? 0, 0]
    for (const kind of colours) {
      const rest = (stock[kind] ?? 0) - (due[kind] ?? 0)
      if (rest >= 0) spare += rest
      else {
        const helped = Math.min(wilds, -rest)
        wilds -= helped
        if (helped < -rest) found[kind] = -rest - helped
      }
    }
    const open = (due[any] ?? 0) - spare - wilds
    if (open > 0) found[any] = open
  }
  for (const kind of PLAIN) if ((due[kind] ?? 0) > (stock[kind] ?? 0)) found[kind] = due[kind]! - (stock[kind] ?? 0)
  return found
}

/** What is paid where nothing is said and nothing is missing (bundles.payment). */
export function payment(stock: Bundle, due: Bundle): Bundle {
  const paid: Bundle = {}
  for (const { colours, wild, any } of SIZES) {
    let wilds = 0
    const left: Bundle = {}
    for (const kind of colours) {
      const [n, held] = [due[kind] ?? 0, stock[kind] ?? 0]
      const own = Math.min(n, held)
      if (own) paid[kind] = own
      wilds += n - own
      left[kind] = held - own
    }
    let rest = due[any] ?? 0
    for (const kind of [...colours].sort((a, b) => left[b]! - left[a]!)) {
      const own = Math.min(rest, left[kind]!)
      if (own) paid[kind] = (paid[kind] ?? 0) + own
      rest -= own
    }
    if (wilds + rest) paid[wild] = wilds + rest
  }
  for (const kind of PLAIN) if (due[kind]) paid[kind] = due[kind]!
  return paid
}

export const count = (bundle: Bundle): number => Object.values(bundle).reduce((sum, n) => sum + n, 0)

// --- converters ---

export interface Numbered {
  card: string
  n: number
  it: Converter
}

export function faceOf(view: SiderealView, book: Catalogue, card: string): Face | null {
  const known = book.cards[card]
  return known ? (view.turned.includes(card) && known.back ? known.back : known.front) : null
}

/** Two halves make one converter, on the left half. */
export function convertersOf(view: SiderealView, book: Catalogue, card: string): Converter[] {
  const known = book.cards[card]
  const face = faceOf(view, book, card)
  if (!known || !face) return []
  if (!known.mate) return face.converters
  const [one, other] = [face.converters[0], faceOf(view, book, known.mate)?.converters[0]]
  if (!known.left || !one || !other) return []
  return [{ ...one, output: plus({ ...one.output }, other.output), donation: plus({ ...one.donation }, other.donation) }]
}

/** How often it may still be run this round. */
export const times = (view: SiderealView, card: string, n: number): number =>
  (view.seedlings.includes(card) && n === 0 ? 2 : 1) - (view.used[`${card},${n}`] ?? 0)

/** Some cards are only for others. */
export const mayRun = (view: SiderealView, book: Catalogue, seat: number, card: string): boolean => {
  const known = book.cards[card]
  return known !== undefined && (known.by_owner || known.species !== view.seats[seat]?.species)
}

export function convertersBefore(view: SiderealView, book: Catalogue, seat: number): Numbered[] {
  return cardsOf(view, seat).flatMap((card) => convertersOf(view, book, card).map((it, n) => ({ card, n, it })))
}

/** Cards that have not entered play yet, and can by a converter of their own. */
export function entriesOf(view: SiderealView, book: Catalogue, seat: number): Numbered[] {
  const deck = book.species[view.seats[seat]?.species ?? '']?.deck ?? []
  return deck
    .filter((card) => !(card in view.cards) && !(card in view.tucked) && !view.removed.includes(card))
    .flatMap((card) => (book.cards[card]?.entry ? [{ card, n: ENTRY, it: book.cards[card].entry }] : []))
}

/** What a converter lacks, by the alternative that lacks least; colonies, points and envoys too. */
export function lacks(view: SiderealView, book: Catalogue, seat: number, it: Converter): Bundle {
  const all = it.inputs.map((_, alt) => lacksOf(view, book, seat, it, alt))
  return all.reduce((best, x) => (count(x) < count(best) ? x : best), all[0] ?? {})
}

export function lacksOf(view: SiderealView, book: Catalogue, seat: number, it: Converter, alt: number): Bundle {
  const s = view.seats[seat]
  const due = it.inputs[alt]
  if (!s || !due) return {}
  const found = it.interest ? interestLacks(s.stock, due) : missing(s.stock, due)
  if (due.vp && s.vp !== null && due.vp > s.vp) found.vp = due.vp - s.vp
  const climates = cardsOf(view, seat).flatMap((card) => faceOf(view, book, card)?.climate ?? [])
  let spare = climates.length
  for (const [kind, n] of Object.entries(due)) {
    if (!kind.startsWith('colony_') || kind === 'colony_any') continue
    const held = climates.filter((x) => `colony_${x}` === kind).length
    spare -= Math.min(n, held)
    if (n > held) found[kind] = n - held
  }
  if ((due.colony_any ?? 0) > spare) found.colony_any = due.colony_any! - spare
  return found
}

/** Of one kind, and wilds. */
function interestLacks(stock: Bundle, due: Bundle): Bundle {
  for (const { colours, wild, any } of SIZES) {
    const n = (due[any] ?? 0) - Math.max(...colours.map((kind) => stock[kind] ?? 0)) - (stock[wild] ?? 0)
    if (n > 0) return { [any]: n }
  }
  return {}
}

export const fleetSupport = (view: SiderealView, book: Catalogue, seat: number): number =>
  cardsOf(view, seat).reduce((sum, card) => sum + (faceOf(view, book, card)?.fleet ?? 0), 0)

// --- plans ---

/** The size of which one kind is put in and returned. */
export const putIn = (it: Converter): string | null => (it.interest ? (Object.keys(it.inputs[0] ?? {})[0] ?? null) : null)
export const coloursOf = (any: string): readonly string[] => SIZES.find((x) => x.any === any)?.colours ?? []
const wildOf = (any: string): string => SIZES.find((x) => x.any === any)?.wild ?? ''

export interface Sums {
  paid: Bundle
  made: Bundle
  donated: Bundle
  /** cubes of any colour that are due */
  open: Bundle
  lacks: Bundle
  fleets: number
}

/** What the items of an economy plan come to. */
export function sumsOf(view: SiderealView, book: Catalogue, seat: number, plan: readonly Term[]): Sums {
  const stock = view.seats[seat]?.stock ?? {}
  const [due, lent, made, donated, said]: Bundle[] = [{}, {}, {}, {}, {}]
  const fleets: Record<string, number> = {}
  for (const [verb, card, n, a, b] of plan as [string, string, number, never, number][]) {
    if (verb === 'pay') {
      plus(said!, { [card]: n })
      continue
    }
    const it = convertersOf(view, book, card)[n]
    if (!it) continue
    plus(donated!, it.donation)
    const shared = faceOf(view, book, card)?.shared
    fleets[card] = shared ? Math.max(fleets[card] ?? 0, it.fleet) : (fleets[card] ?? 0) + it.fleet
    const size = putIn(it)
    if (verb === 'run' || !size) {
      plus(due!, it.inputs[a] ?? {})
      plus(made!, it.output)
    } else {
      const through = Math.min(b, it.output[size] ?? 0)
      plus(lent!, { [wildOf(size)]: b, [a]: (it.inputs[0]![size] ?? 0) - b })
      plus(made!, { ...it.output, [size]: 0 })
      plus(made!, { [wildOf(size)]: through, [a]: (it.output[size] ?? 0) - through })
    }
  }
  const rest = plus({ ...stock }, lent!, -1)
  const open = Object.fromEntries(SIZES.map(({ any }) => [any, due![any] ?? 0]).filter(([, n]) => n))
  let lacks = Object.fromEntries(Object.entries(rest).filter(([, n]) => n < 0).map(([kind, n]) => [kind, -n]))
  if (!some(lacks).length) lacks = missing(rest, due!)
  const coloured = some(said!).length ? Object.fromEntries(Object.entries(due!).filter(([kind]) => !kind.startsWith('any_'))) : due!
  const paid = plus(plus(plus({}, lent!), said!), payment(plus({ ...rest }, said!, -1), coloured))
  if (due!.vp) paid.vp = due!.vp
  return { paid, made: made!, donated: donated!, open, lacks, fleets: count(fleets) }
}

/** How a converter runs at first: by the alternative that lacks least; interest by the kind of which most is there. */
export function itemFor(view: SiderealView, seat: number, { card, n, it }: Numbered): Term {
  const stock = view.seats[seat]?.stock ?? {}
  const size = putIn(it)
  if (!size) {
    const alts = it.inputs.map((due, alt) => ({ alt, n: count(missing(stock, due)) }))
    return ['run', card, n, alts.reduce((a, b) => (b.n < a.n ? b : a), alts[0] ?? { alt: 0, n: 0 }).alt]
  }
  const kind = [...coloursOf(size)].sort((a, b) => (stock[b] ?? 0) - (stock[a] ?? 0))[0]!
  return ['interest', card, n, kind, Math.max(0, Math.min(stock[wildOf(size)] ?? 0, (it.inputs[0]![size] ?? 0) - (stock[kind] ?? 0)))]
}

/** The stock after something was paid and gained: kinds of cubes, octagons, ships, and points where they are known. */
export function after(stock: Bundle, paid: Bundle, gained: Bundle): Bundle {
  const found: Bundle = {}
  for (const kind of KINDS) found[kind] = (stock[kind] ?? 0) - (paid[kind] ?? 0) + (gained[kind] ?? 0)
  return found
}
