/** A deal in the making: items of the draft as terms, where new ones go, what they change for whom. */
import type { Draft, Item } from '../../lib/draft.svelte'
import { convertersOf, payment } from './economy'
import { ANYONE, asTerm, plus, type Term } from './read'
import type { Bundle, Catalogue, SiderealView } from './types'

/** What the fields of each word are; seats are giver, taker and actor (fivesuns/games/sidereal/deals.py). */
export const FIELDS: Record<string, string[]> = {
  give: ['giver', 'taker', 'kind', 'many'],
  donated: ['giver', 'taker', 'gift', 'many'],
  card: ['giver', 'taker', 'card'],
  acks: ['giver', 'taker', 'many'],
  licence: ['giver', 'taker', 'technology'],
  runs: ['actor', 'card', 'index', 'alternative'],
  tucks: ['actor', 'card', 'under'],
  pay: ['kind', 'many'],
  use: ['card'],
  later: ['round', 'point'],
  'if-takes': ['actor', 'card'],
  'if-runs': ['actor', 'card', 'index'],
  'if-invents': ['actor', 'technology'],
  else: ['giver', 'taker', 'kind', 'many'],
  any: ['giver', 'taker', 'size', 'many', 'chooser'],
  buy: ['taker', 'giver', 'kind', 'many', 'price', 'each'],
  atmost: ['actor', 'track', 'ships'],
  atleast: ['actor', 'track', 'ships'],
  take: ['actor', 'card'],
  leave: ['actor', 'card'],
  spare: ['giver', 'taker'],
  will: ['actor', 'card', 'index'],
  wont: ['actor', 'card', 'index'],
  noinvent: ['actor', 'technology'],
  replaces: ['promise'],
}
/** what can be promised, the likely first */
export const PROMISES = ['give', 'any', 'buy', 'card', 'donated', 'acks', 'licence', 'runs', 'atmost', 'atleast', 'take', 'leave', 'will', 'wont', 'spare', 'noinvent']
export const IFS = ['if-takes', 'if-runs', 'if-invents']
const PAYMENT = ['pay', 'use']
const HEADS = ['offer', 'amend']

export interface Line {
  item: Item
  term: Term
}

/** Is what is in the making an offer? */
export const isOffer = (draft: Draft): boolean => HEADS.includes(draft.items[0]?.part ?? '')
export const linesOf = (draft: Draft): Line[] => (isOffer(draft) ? draft.items.slice(1).map((item) => ({ item, term: [item.part, ...asTerm(item.values)] })) : [])

export function seatsIn(term: Term): number[] {
  return (FIELDS[String(term[0])] ?? []).flatMap((what, i) => (['giver', 'taker', 'actor'].includes(what) ? [Number(term[i + 1])] : []))
}

export function partiesOf(terms: readonly Term[], by: number | null): number[] {
  return [...new Set([...(by === null ? [] : [by]), ...terms.flatMap(seatsIn)])].sort((a, b) => a - b)
}

/** Begins an offer, if none is in the making. What was begun instead is put away. */
export function begin(draft: Draft): void {
  if (!isOffer(draft)) draft.lay(['offer'])
}

/** One term more: what is done at once stands before all that is promised. */
export function addNow(draft: Draft, term: Term): void {
  begin(draft)
  const [word, ...values] = term
  const later = draft.items.findIndex((item) => item.part === 'later')
  const id = draft.add(String(word), values)
  if (id !== null && later > 0) draft.shift(id, later - (draft.items.length - 1))
}

/** So many of this from one to the other, at once; none: the term goes. */
export function setNow(draft: Draft, word: string, giver: number, taker: number, kind: string, many: number): void {
  const found = nowLine(draft, word, giver, taker, kind)
  if (!found && many > 0) addNow(draft, [word, giver, taker, kind, many])
  else if (found && many > 0) draft.set(found.item.id, 3, many)
  else if (found) takeOut(draft, found.item.id)
}

export function nowLine(draft: Draft, word: string, giver: number, taker: number, what: string): Line | null {
  const lines = linesOf(draft)
  const later = lines.findIndex(({ term }) => term[0] === 'later')
  return (later < 0 ? lines : lines.slice(0, later)).find(({ term }) => term[0] === word && term[1] === giver && term[2] === taker && term[3] === what) ?? null
}

export interface Promised {
  round: number
  point: string
  condition: Term | null
  term: Term
  instead: Term | null
}

/** A promise after all others; date and condition are said anew only where they differ. */
export function addPromise(draft: Draft, { round, point, condition, term, instead }: Promised): void {
  begin(draft)
  let [due, only] = ['', '']
  for (const { term: x } of linesOf(draft)) {
    if (x[0] === 'later') [due, only] = [x.slice(1).join(), '']
    else if (IFS.includes(String(x[0]))) only = x.join()
  }
  const say = ([word, ...values]: Term): void => void draft.add(String(word), values)
  if (due !== `${round},${point}` || only !== (condition?.join() ?? '')) {
    say(['later', round, point])
    if (condition) say(condition)
  }
  say(term)
  if (instead) say(instead)
}

/** Without this term, and without what belonged to it alone: payments, compensations, dates and conditions of nothing. */
export function takeOut(draft: Draft, id: number): void {
  const [head, ...terms] = draft.items
  const at = terms.findIndex((item) => item.id === id)
  if (!head || at < 0) return
  const belongs = terms[at]!.part === 'runs' ? PAYMENT : ['else']
  let end = at + 1
  while (end < terms.length && belongs.includes(terms[end]!.part)) end++
  let kept = [...terms.slice(0, at), ...terms.slice(end)]
  const empty = (item: Item, i: number): boolean => {
    const next = kept[i + 1]?.part
    if (IFS.includes(item.part)) return next === undefined || next === 'later' || IFS.includes(next)
    return item.part === 'later' && (next === undefined || next === 'later')
  }
  for (let before = -1; before !== kept.length; ) {
    before = kept.length
    kept = kept.filter((item, i) => !empty(item, i))
  }
  const gone = new Set(terms.filter((item) => !kept.includes(item)).map((item) => item.id))
  draft.lay([head, ...terms.filter((item) => !gone.has(item.id))].map((item) => [item.part, ...item.values]))
}

/** Says this offer, as an answer to it that can be changed. */
export function load(draft: Draft, number: number, terms: readonly Term[]): void {
  draft.lay([['amend', number], ...terms])
}

/** Who cannot do now what a deal says: cubes, gifts or a card that is no longer there. Null: nothing is known to be in the way. */
export function lacking(view: SiderealView, book: Catalogue, terms: readonly Term[]): number | null {
  for (const [seat, stock] of changes(view, book, terms)) if (Object.values(stock).some((n) => n < 0)) return seat
  const given: Record<string, number> = {}
  for (const [word, a, , c, d] of terms as [string, number, number, string, number][]) {
    if (word === 'later') break
    if (word === 'donated') {
      const gift = `${a},${c}`
      given[gift] = (given[gift] ?? 0) + d
      if (given[gift] > (view.seats[a]?.donation[c] ?? 0)) return a
    } else if (word === 'card' && view.cards[c] !== a && !terms.some((x) => x[0] === 'card' && x[3] === c && x[2] === a)) return a
  }
  return null
}

/** What a deal changes at once for each party: what is left of each kind (negative: it cannot be paid). */
export function changes(view: SiderealView, book: Catalogue, terms: readonly Term[]): Map<number, Bundle> {
  const stocks = new Map<number, Bundle>()
  const stockOf = (seat: number): Bundle => {
    if (!stocks.has(seat)) {
      const s = view.seats[seat]
      stocks.set(seat, { ...(s?.stock ?? {}), acknowledgement: s?.acknowledgements ?? 0 })
    }
    return stocks.get(seat)!
  }
  for (const [i, term] of terms.entries()) {
    const [word, a, b, kind, many] = term as [string, number, number, string, number]
    if (word === 'later') break
    if (word === 'give') {
      plus(stockOf(a), { [kind]: -many })
      plus(stockOf(b), { [kind]: many })
    } else if (word === 'donated') plus(stockOf(b), { [kind]: many })
    else if (word === 'acks') {
      const n = Number(term[3])
      plus(stockOf(a), { acknowledgement: -n })
      plus(stockOf(b), { acknowledgement: n })
    } else if (word === 'runs') {
      const [, , card, n, alt] = term as [string, number, string, number, number]
      const it = n < 0 ? book.cards[card]?.entry : convertersOf(view, book, card)[n]
      const said: Bundle = {}
      for (const next of terms.slice(i + 1)) {
        if (next[0] === 'pay') plus(said, { [String(next[1])]: Number(next[2]) })
        else if (next[0] !== 'use') break
      }
      const stock = stockOf(a)
      plus(stock, Object.keys(said).length ? said : payment(stock, it?.inputs[alt] ?? {}), -1)
      plus(stock, it?.output ?? {})
    }
  }
  stocks.delete(ANYONE)
  return stocks
}
