/** What the game says, read as the types made from its shapes, and small things that the whole board needs. */
import type { Value } from '../../lib/label'
import type { View } from '../../lib/wire'
import type { Bundle, Catalogue, SiderealView } from './types'

export const SMALL = ['green', 'white', 'brown'] as const
export const LARGE = ['black', 'blue', 'yellow'] as const
/** what lies openly before a player, in the rules' order */
export const KINDS = [...SMALL, ...LARGE, 'octagon', 'wild_small', 'wild_large', 'ship'] as const
export const GIFTS = [...KINDS, 'vp', 'envoy'] as const
/** in an offer: whoever takes it */
export const ANYONE = 9
/** the converter that brings a card into play */
export const ENTRY = -1
export const UNLIMITED = 99

const NOTHING: Catalogue = {
  cards: {},
  species: {},
  technologies: {},
  relics: [],
  tracks: {},
  sharing: {},
  sharing_yengii: {},
  tokens: {},
  value: {},
  penalty: {},
  leftovers: {},
  twelfths: {},
}

export const readView = (view: View): SiderealView => view as unknown as SiderealView

let known = NOTHING

/** The catalogue; without one (it could not be fetched) the board shows what the view alone says. */
export function readCatalogue(found: unknown): Catalogue {
  known = { ...NOTHING, ...(found as Partial<Catalogue> | null) }
  return known
}

/** The catalogue that was read last: where the page asks for a sentence it has none at hand. */
export const knownCatalogue = (): Catalogue => known

/** One item of a deal: a word, and a value for each of its fields. */
export type Term = (string | number)[]
export const asTerm = (item: readonly Value[]): Term => item.map((x) => (typeof x === 'number' ? x : String(x)))

/** Only what there is some of, in the rules' order. */
export function some(bundle: Bundle): [string, number][] {
  const order = (kind: string): number => {
    const at = (GIFTS as readonly string[]).indexOf(kind)
    return at < 0 ? GIFTS.length : at
  }
  return Object.entries(bundle).filter(([, n]) => n !== 0).sort(([a], [b]) => order(a) - order(b))
}

export function plus(into: Bundle, more: Bundle, times = 1): Bundle {
  for (const [kind, n] of Object.entries(more)) into[kind] = (into[kind] ?? 0) + n * times
  return into
}

/** The kinds of this table: wilds are Unity's, without them nobody ever has one. */
export const kindsIn = (view: SiderealView): readonly string[] => (view.seats.some((s) => s.species === 'unity') ? KINDS : KINDS.filter((kind) => !kind.startsWith('wild')))

/** The cards before a seat, in the order of arrival. */
export const cardsOf = (view: SiderealView, seat: number): string[] => Object.keys(view.cards).filter((card) => view.cards[card] === seat)

/** Whose card it is by its border; null for colonies and teams, and for species that nobody plays. */
export function ownerOf(view: SiderealView, book: Catalogue, card: string): number | null {
  const species = book.cards[card]?.species
  const seat = species ? view.seats.findIndex((s) => s.species === species) : -1
  return seat < 0 ? null : seat
}

export const coloniesOf = (view: SiderealView, book: Catalogue, seat: number): string[] => cardsOf(view, seat).filter((card) => book.cards[card]?.front.climate)
