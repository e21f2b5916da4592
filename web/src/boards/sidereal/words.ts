/** What the board itself says (sidereal_web.ftl), names of cards, and deals as sentences. */
import { nameOf, type Say } from '../../lib/label'
import { say as saying, texts, type Args } from '../../lib/texts.svelte'
import { and } from '../../lib/time'
import { FIELDS, IFS, partiesOf } from './deal'
import { ANYONE, some, type Term } from './read'
import type { Bundle, Catalogue, SiderealView } from './types'

export const w = (id: string, args?: Args): string => saying('sidereal_web', [id], args) ?? id

/** A card as it lies: upgraded ones have names of their own. */
export function cardName(say: Say, view: SiderealView | null, card: string): string {
  return (view?.turned.includes(card) ? say([`${card}_back`]) : null) ?? nameOf(say, card)
}

export const amount = (say: Say, kind: string, n: number): string => say([`amount-${kind}`], { n }) ?? `${n} ${nameOf(say, kind)}`

/** "2 green and 1 ship". */
export const bundleText = (say: Say, bundle: Bundle): string => and(some(bundle).map(([kind, n]) => amount(say, kind, n)), texts.language) || w('nothing')

export const speciesName = (say: Say, view: SiderealView, seat: number): string => {
  const species = view.seats[seat]?.species
  return species ? nameOf(say, species) : w('seat-n', { n: 'ABCDEFGHI'[seat] ?? '?' })
}

/** All that sentences about deals need to know. */
export interface Telling {
  say: Say
  view: SiderealView
  book: Catalogue
  me: number | null
}

function who({ say, view }: Telling, seat: number): string {
  return seat === ANYONE ? w('anyone') : speciesName(say, view, seat)
}

/** To whom an offer of these terms goes, as the button says that sends it. */
export const offerTo = (telling: Telling, terms: readonly Term[]): string =>
  w('send-to', { who: partiesOf(terms, telling.me).filter((seat) => seat !== telling.me).map((seat) => who(telling, seat)).join(', ') || '–' })

/** what changes hands in one sentence, if it goes from the same to the same */
const HANDED = ['give', 'acks', 'card']

/** Terms that are one sentence together stand together. */
export function sentencesOf(terms: readonly Term[]): Term[][] {
  const found: Term[][] = []
  for (const term of terms) {
    const before = found.at(-1)
    const first = before?.[0]
    if (before && first && HANDED.includes(String(term[0])) && HANDED.includes(String(first[0])) && first[1] === term[1] && first[2] === term[2]) before.push(term)
    else found.push([term])
  }
  return found
}

/** One term, or several that are one sentence together, as the seat that reads it would say it. */
export function termText(telling: Telling, term: Term, ...more: Term[]): string {
  const { say, view, me } = telling
  const word = String(term[0])
  const fields = fieldsOf(term)
  const args: Args = {}
  for (const [what, x] of Object.entries(fields)) {
    if (['giver', 'taker', 'actor'].includes(what)) args[what] = who(telling, Number(x))
    else args[what] = typeof x === 'number' ? x : what === 'card' || what === 'under' ? cardName(say, view, x) : what === 'chooser' ? w(`chooser-${x}`) : what === 'point' ? x : nameOf(say, x)
  }
  args.role = roleOf(fields, me)
  args.what = and([term, ...more].map((x) => whatText(telling, x)), texts.language)
  if (word === 'buy') args.price = amount(say, String(fields.price), Number(fields.each))
  return w(`term-${word === 'acks' || word === 'card' ? 'give' : word}`, args)
}

function fieldsOf(term: Term): Record<string, string | number> {
  return Object.fromEntries((FIELDS[String(term[0])] ?? []).map((what, i) => [what, term[i + 1] ?? '']))
}

function roleOf(fields: Record<string, string | number>, me: number | null): string {
  if ('actor' in fields) return fields.actor === me ? 'me' : 'other'
  if (me === null) return 'other'
  if (fields.giver === me) return fields.taker === ANYONE ? 'to_any' : 'giver'
  if (fields.taker === me) return fields.giver === ANYONE ? 'from_any' : 'taker'
  return 'other'
}

function whatText({ say, view, book }: Telling, term: Term): string {
  const word = String(term[0])
  const fields = fieldsOf(term)
  const many = Number(fields.many ?? 0)
  if (word === 'acks') return amount(say, 'acknowledgement', many)
  if (word === 'any') return amount(say, `any_${fields.size}`, many)
  if (word === 'licence') return nameOf(say, fields.technology ?? '')
  if (word === 'card') {
    const lent = book.cards[String(fields.card)]?.loan === 'returns'
    return w('term-card-what', { loan: lent ? 'lent' : 'kept', card: cardName(say, view, String(fields.card)) })
  }
  if (fields.kind ?? fields.gift) return amount(say, String(fields.kind ?? fields.gift), many)
  return fields.card ? cardName(say, view, String(fields.card)) : ''
}

/** What is promised under a date or a condition stands further in. */
export function depths(terms: readonly Term[]): number[] {
  let depth = 0
  return terms.map((term) => {
    const word = String(term[0])
    if (word === 'later') {
      depth = 1
      return 0
    }
    if (IFS.includes(word)) {
      depth = 2
      return 1
    }
    return depth + (word === 'else' || word === 'pay' || word === 'use' ? 1 : 0)
  })
}

/** An offer that anyone may take, as whoever reads it would take it. */
export const boundTo = (terms: readonly Term[], seat: number): Term[] =>
  terms.map((term) => term.map((x, i) => (i > 0 && x === ANYONE && ['giver', 'taker', 'actor'].includes(FIELDS[String(term[0])]?.[i - 1] ?? '') ? seat : x)))

/** Halves of a small cube as cubes: 3 is "1½". */
export const halves = (n: number): string => `${Math.floor(n / 2) || (n % 2 ? '' : 0)}${n % 2 ? '½' : ''}`
