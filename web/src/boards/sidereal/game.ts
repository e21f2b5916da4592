import { nameOf, type Value } from '../../lib/label'
import { partsOf } from '../../lib/parts.svelte'
import { ends } from '../../lib/verbs'
import type { AskedAt, GameBoard, Place, SheetRow } from '../contract'
import { changes, lacking } from './deal'
import type { Panel } from './hand.svelte'
import { ANYONE, KINDS, asTerm, cardsOf, coloniesOf, knownCatalogue, readCatalogue, readView, type Term } from './read'
import { amount, cardName, offerTo, sentencesOf, speciesName, termText, w, type Telling } from './words'
import type { Bundle } from './types'

const ICONS: Record<string, string> = {
  round: 'clock',
  offered: 'pact',
  amended: 'pact',
  accepted: 'check',
  declined: 'close',
  withdrew: 'trash',
  signed: 'pact',
  gave: 'forth',
  donated: 'forth',
  handed: 'cards',
  licensed: 'book',
  acknowledges: 'check',
  ran: 'phase-produce',
  tucked: 'up',
  turned: 'up',
  entered: 'plus',
  invented: 'book',
  shared: 'book',
  economy: 'phase-consume',
  lost: 'leave',
  announced: 'phase-settle',
  bid: 'lock',
  bids: 'eye',
  bought: 'phase-settle',
  passed: 'pause',
  split: 'fork',
  ready: 'check',
  unready: 'clock',
  stolen: 'warn',
  returned: 'back',
  over: 'crown',
}
const OPENS = new Set(['round', 'signed', 'bids', 'stolen', 'over'])
const CHOSEN = new Set(['ready', 'unready', 'offered', 'amended', 'accepted', 'declined', 'withdrew', 'ran', 'tucked', 'bid', 'bought', 'passed', 'split', 'species'])

/** Composed answers that are put together on the board. */
const DRAWN = new Set(['sidereal.trade', 'sidereal.economy', 'sidereal.bid'])
const PANELS: Record<string, Panel> = {
  'sidereal.trade': 'deals',
  'sidereal.bid': 'tracks',
  'sidereal.colonies': 'tracks',
  'sidereal.research': 'tracks',
  'sidereal.which': 'promises',
  'sidereal.buy': 'promises',
  'sidereal.compensate': 'promises',
  'sidereal.compensation': 'promises',
}
/** Questions that are answered with my own cards. */
const OWN = new Set(['sidereal.economy', 'sidereal.unsupported', 'sidereal.order'])

export const panelFor = (key: string): Panel | null => PANELS[key] ?? null

function place(key: string): Place | null {
  if (OWN.has(key)) return { pane: 'me' }
  if (key === 'sidereal.species') return { pane: 'board' }
  const tab = PANELS[key]
  return tab ? { pane: 'board', tab } : null
}

/** What a deal brings me at once and what it takes, in short; the rest is on the board. */
function broughtText(telling: Telling, terms: Term[]): string {
  const { say, view, book, me } = telling
  if (me === null) return ''
  const mine = view.seats[me]
  const before: Bundle = { ...(mine?.stock ?? {}), acknowledgement: mine?.acknowledgements ?? 0 }
  const changed = Object.entries(changes(view, book, terms).get(me) ?? {})
    .map(([kind, n]): [string, number] => [kind, n - (before[kind] ?? 0)])
    .filter(([, n]) => n)
    .sort(([, a], [, b]) => b - a)
  const later = terms.findIndex((term) => term[0] === 'later' || String(term[0]).startsWith('if-'))
  const now = later < 0 ? terms : terms.slice(0, later)
  const runs = now.filter(([word, actor]) => word === 'runs' && actor === me).map((term) => w('brings-run', { card: cardName(say, view, String(term[2])) }))
  const rest = now.some((term) => !['give', 'donated', 'acks', 'runs', 'pay', 'use'].includes(String(term[0])))
  return [...changed.map(([kind, n]) => `${n > 0 ? '+' : '−'}${amount(say, kind, Math.abs(n))}`), ...runs, ...(later < 0 ? [] : [w('brings-promise')]), ...(rest ? [w('more-terms')] : [])].join(', ')
}

/** What one says in a composed answer, item by item. */
function itemText(telling: Telling, item: Value[]): string {
  const { say, view } = telling
  const [part, ...values] = item
  const card = String(values[0] ?? '')
  switch (part) {
    case 'ready':
    case 'unready':
    case 'open':
      return w(`do-${part}`)
    case 'offer':
      return w('do-offer')
    case 'accept': {
      const offer = view.offers.find((x) => x.number === values[0])
      return w('do-accept', { who: offer ? speciesName(say, view, offer.by) : '', what: offer ? broughtText(telling, offer.terms.map(asTerm)) : '' })
    }
    case 'amend':
    case 'decline':
    case 'withdraw': {
      const offer = view.offers.find((x) => x.number === values[0])
      return w(`do-${part}`, { n: Number(values[0]), who: offer ? speciesName(say, view, offer.by) : '' })
    }
    case 'run':
    case 'interest':
      return w('do-run', { card: cardName(say, view, card) })
    case 'tuck':
      return w('do-tuck', { card: cardName(say, view, card), under: cardName(say, view, String(values[1])) })
    case 'bid':
      return w('do-bid', { colonies: Number(values[0]), research: Number(values[1]) })
    default:
      return termText(telling, asTerm(item))
  }
}

function telling({ view, decision }: AskedAt, say: Telling['say']): Telling {
  return { say, view: readView(view), book: knownCatalogue(), me: decision.seat }
}

const board: GameBoard = {
  offers: (option, { decision }) => (ends(option) ? null : place(decision.key)),
  home: ({ decision }) => place(decision.key),
  drawn: (decision) => DRAWN.has(decision.key),
  slim: true,
  whole: (items, asked, say) => {
    const told = telling(asked, say)
    const [head, ...terms] = items
    if (!head || !['offer', 'amend'].includes(String(head[0]))) return items.map((item) => itemText(told, item)).join(' · ')
    return [itemText(told, head), ...sentencesOf(terms.map(asTerm)).map(([first, ...more]) => termText(told, first!, ...more))].join(' · ').replaceAll(': · ', ': ')
  },
  sends: ([head, ...terms], asked, say) => {
    const told = telling(asked, say)
    if (asked.decision.key === 'sidereal.economy') return w('plan-send')
    if (!head) return null
    return ['offer', 'amend'].includes(String(head[0])) ? offerTo(told, terms.map(asTerm)) : itemText(told, head)
  },
  presses: ({ decision, view: raw, wide }) => {
    if (decision.kind !== 'compose' || !DRAWN.has(decision.key) || decision.key === 'sidereal.economy') return []
    const view = readView(raw)
    const has = (part: string): boolean => decision.parts.some((x) => x.name === part)
    const numbers = decision.parts.find((x) => x.name === 'accept')?.fields[0] ?? []
    const open = view.offers.filter((x) => numbers.includes(x.number) && !x.parties.includes(ANYONE) && lacking(view, knownCatalogue(), x.terms.map(asTerm)) === null).sort((a, b) => Number(b.version > 1) - Number(a.version > 1)).slice(0, wide ? 6 : 0)
    const ends = ['ready', 'unready', 'open'].filter((part) => has(part) && !(part === 'ready' && view.seats[decision.seat]?.ready))
    return [...open.map((x) => ({ name: `accept,${x.number},${x.version}` })), ...ends.map((name) => ({ name, last: true }))]
  },
  costs: (chosen, { decision, view: raw }) => {
    const view = readView(raw)
    if (chosen.some((x) => x.name.startsWith('tuck,'))) return { id: 'costs-good' }
    if (!chosen.some((x) => x.name === 'ready')) return null
    return view.offers.some((x) => x.parties.includes(decision.seat) && !x.accepted.includes(decision.seat)) ? { id: 'costs-offers' } : null
  },
  minutes: [120, 180],
  firstRound: ['begin', 'card', 'trade', 'chain', 'promise', 'colony', 'invent', 'economy', 'share', 'bid', 'end'],
  firstGame: { seats: 4, options: { first_game: true, species: 'dealt' } },
  presets: [
    { id: 'standard', options: {} },
    { id: 'first', options: { first_game: true } },
    { id: 'exact', options: { exact_scoring: true } },
  ],
  scores: (raw) => readView(raw).seats.map((s) => s.score ?? (s.vp === null ? null : s.vp * partsOf('sidereal'))),
  sheet: (raw, catalogue) => {
    const view = readView(raw)
    const book = readCatalogue(catalogue)
    const row = (label: string[], cell: (seat: number) => string | number | null): SheetRow => ({ label, cells: view.seats.map((s, seat) => (s.species ? cell(seat) : null)) })
    return [
      row([w('row-vp')], (seat) => view.seats[seat]!.vp),
      ...KINDS.map((kind) => row([kind], (seat) => view.seats[seat]!.stock[kind] || null)),
      row([w('row-colonies')], (seat) => coloniesOf(view, book, seat).length),
      row([w('row-technologies')], (seat) => cardsOf(view, seat).filter((card) => book.cards[card]?.sort === 'technology').length),
      row([w('row-invented')], (seat) => [...view.column, ...view.invented].filter((x) => x.seat === seat).length),
      row([w('row-cards')], (seat) => cardsOf(view, seat).length),
    ]
  },
  label: ({ key }, value, raw, say) => {
    const view = readView(raw)
    if (key === 'sidereal.leftovers' && typeof value === 'number') return speciesName(say, view, value)
    if (key === 'sidereal.steal' && Array.isArray(value)) return w('do-steal', { card: cardName(say, view, String(value[0])), who: speciesName(say, view, Number(value[3])), n: Number(value[2]) + 1 })
    if ((key === 'sidereal.bribe' || key === 'sidereal.loot') && Array.isArray(value)) {
      return value.map((x) => (Array.isArray(x) ? (say([`amount-${String(x[0])}`], { n: Number(x[1]) }) ?? nameOf(say, x)) : nameOf(say, x))).join(', ') || w('nothing')
    }
    return null
  },
  field: (_, part, field, value, seatName) => {
    const seats: Record<string, number[]> = { give: [0], card: [0] }
    return typeof value === 'number' && seats[part]?.includes(field) ? seatName(value) : null
  },
  opens: (what) => OPENS.has(what),
  chosen: (what) => CHOSEN.has(what),
  eventIcon: (what) => ICONS[what] ?? null,
  roundOf: (what, args) => (what === 'round' && typeof args.round === 'number' ? args.round : null),
}

export default board
