import { beforeEach, describe, expect, it } from 'vitest'
import { boardOf } from '../src/boards'
import { addNow, addPromise, changes, load, setNow, takeOut } from '../src/boards/sidereal/deal'
import { after, itemFor, lacks, missing, payment, sumsOf } from '../src/boards/sidereal/economy'
import { meansOf } from '../src/boards/sidereal/forecast'
import { dealsIn } from '../src/boards/sidereal/history'
import { readCatalogue, type Term } from '../src/boards/sidereal/read'
import type { Bundle, Card, Converter, SeatView, SiderealView } from '../src/boards/sidereal/types'
import { boundTo, depths, termText, type Telling } from '../src/boards/sidereal/words'
import { Draft } from '../src/lib/draft.svelte'
import type { Say } from '../src/lib/label'
import { texts } from '../src/lib/texts.svelte'
import { readDecision, type Decision, type LogLine, type View } from '../src/lib/wire'

const converter = (inputs: Bundle[], output: Bundle, more: Partial<Converter> = {}): Converter => ({
  arrow: 'white', inputs, output, donation: {}, effect: '', fleet: 0, interest: false, whole: false, worth: null, ...more,
})
const card = (converters: Converter[], more: Partial<Card> = {}): Card => ({
  number: 1, sort: 'starting', species: null, front: { converters, climate: null, fleet: 0, shared: false }, back: null, entry: null, tucks: [],
  technology: null, era: 0, loan: 'returns', mate: null, left: false, gains: {}, special: null, by_owner: true, ...more,
})
const book = readCatalogue({
  cards: {
    mill: card([converter([{ green: 2 }], { blue: 1 })]),
    mine: card([converter([{ brown: 2 }, { white: 1 }], { ship: 2 })]),
    bank: card([converter([{ any_small: 3 }], { any_small: 4 }, { interest: true })]),
    yard: card([converter([{ any_large: 2 }], { vp: 1 })]),
    left: card([converter([{ octagon: 1 }], {})], { sort: 'half', mate: 'right', left: true }),
    right: card([converter([{}], { white: 2 })], { sort: 'half', mate: 'left' }),
    world: card([converter([{}], { green: 1 }), converter([{ yellow: 1 }], {}, { arrow: 'purple', effect: 'settle' })], { sort: 'colony', loan: 'stays' }),
  },
})
const seat = (stock: Bundle, more: Partial<SeatView> = {}): SeatView => ({
  species: 'kit', stock, donation: {}, envoy_gift: {}, acknowledgements: 0, envoys: 0, support: 3, bonus: 0, ready: false, announced: 0, has_bid: false,
  bid: null, vp: 0, score: null, ...more,
})
function position(more: Partial<SiderealView> = {}): SiderealView {
  return {
    round: 3, rounds: 6, phase: 'trade', over: false, seats: [seat({ green: 1, white: 4, blue: 2, wild_small: 1 }), seat({ green: 3 }, { species: 'zeth' })], me: { seat: 0, made: 0 },
    cards: {}, turned: [], seedlings: [], used: {}, tucked: {}, removed: [], species_left: [], relics: 0, invented: [], column: [], licensed: [], offers: [], promises: [],
    colonies: { cells: [], least: [], top: null, unseen: 0, under: [] }, research: { cells: [], least: [], top: null, unseen: 0, under: [] }, deals: 0, order: [], traded: [], robbed: [], ...more,
  }
}

describe('converters of Sidereal Confluence', () => {
  it('lack what neither colours nor wilds can pay', () => {
    expect(missing({ green: 1, wild_small: 1 }, { green: 3, brown: 1 })).toEqual({ green: 1, brown: 1 })
    expect(missing({ blue: 1, wild_large: 1 }, { any_large: 3 })).toEqual({ any_large: 1 })
    expect(missing({ white: 2 }, { white: 1, any_small: 1 })).toEqual({})
    expect(missing({}, { ship: 2, octagon: 1 })).toEqual({ octagon: 1, ship: 2 })
  })

  it('are paid as the rules do where nothing is said', () => {
    expect(payment({ green: 1, wild_small: 1 }, { green: 2 })).toEqual({ green: 1, wild_small: 1 })
    expect(payment({ green: 1, white: 3, wild_small: 2 }, { white: 1, any_small: 3 })).toEqual({ white: 3, green: 1 })
  })

  it('want together what a seat does not have, each once a round', () => {
    const view = position({ cards: { mill: 1, mine: 1, left: 1, right: 1 } })
    expect(meansOf(view, book, 1).lacks).toEqual({ white: 1, octagon: 1 })
    expect(meansOf({ ...view, used: { 'mine,0': 1 } }, book, 1).lacks).toEqual({ octagon: 1 })
  })

  it('take the alternative that lacks least, and interest of one kind', () => {
    const view = position({ cards: { mine: 0, bank: 0 } })
    expect(lacks(view, book, 0, book.cards.mine!.front.converters[0]!)).toEqual({})
    expect(itemFor(view, 0, { card: 'mine', n: 0, it: book.cards.mine!.front.converters[0]! })).toEqual(['run', 'mine', 0, 1])
    expect(itemFor(view, 0, { card: 'bank', n: 0, it: book.cards.bank!.front.converters[0]! })).toEqual(['interest', 'bank', 0, 'white', 0])
    expect(lacks(position(), book, 1, converter([{ any_small: 5 }], {}, { interest: true }))).toEqual({ any_small: 2 })
  })

  it('come to a sum: what a plan pays, makes and lacks', () => {
    const view = position({ cards: { mill: 0, mine: 0, bank: 0, left: 0, right: 0 } })
    const sums = sumsOf(view, book, 0, [['run', 'mill', 0, 0], ['interest', 'bank', 0, 'white', 0]])
    expect(sums.paid).toEqual({ wild_small: 1, white: 3, green: 1 })
    expect(Object.entries(sums.made).filter(([, n]) => n)).toEqual([['blue', 1], ['white', 4]])
    expect(after(view.seats[0]!.stock, sums.paid, sums.made)).toMatchObject({ green: 0, white: 5, blue: 3, wild_small: 0 })
    expect(sumsOf(view, book, 0, [['run', 'left', 0, 0]])).toMatchObject({ lacks: { octagon: 1 }, made: { white: 2 } })
    expect(sumsOf(view, book, 0, [['run', 'yard', 0, 0], ['pay', 'blue', 2]])).toMatchObject({ open: { any_large: 2 }, paid: { blue: 2 } })
  })
})

const seats = [0, 1, 2, 9]
const kinds = ['green', 'white', 'blue']
const many = [1, 2, 3, 4]
const give = { fields: [seats, seats, kinds, many], most: 24 }
const TRADE = {
  kind: 'compose', seat: 0, key: 'sidereal.trade', rule: '', about: [], ordered: true, offered: [], refused: [],
  parts: [
    { name: 'ready', fields: [], most: 1 }, { name: 'offer', fields: [], most: 1 }, { name: 'amend', fields: [[4, 5]], most: 1 }, { name: 'accept', fields: [[4, 5], [1, 2]], most: 1 },
    { name: 'give', ...give }, { name: 'else', ...give }, { name: 'later', fields: [[3, 4], ['start', 'end']], most: 24 }, { name: 'if-takes', fields: [seats, ['world']], most: 24 },
    { name: 'spare', fields: [seats, seats], most: 24 }, { name: 'runs', fields: [seats, ['world'], [0, 1], [0]], most: 24 }, { name: 'pay', fields: [kinds, many], most: 24 },
  ],
}

describe('an offer in the making', () => {
  let draft: Draft
  beforeEach(() => {
    draft = new Draft()
    draft.ask(readDecision(TRADE))
  })

  it('counts what is given, and drops what is none', () => {
    setNow(draft, 'give', 0, 1, 'green', 2)
    setNow(draft, 'give', 1, 0, 'blue', 1)
    setNow(draft, 'give', 0, 1, 'green', 3)
    expect(draft.composed).toBe('offer give,0,1,green,3 give,1,0,blue,1')
    setNow(draft, 'give', 0, 1, 'green', 0)
    expect(draft.composed).toBe('offer give,1,0,blue,1')
  })

  it('keeps what is done at once before what is promised', () => {
    addPromise(draft, { round: 4, point: 'start', condition: null, term: ['give', 1, 0, 'blue', 1], instead: null })
    addNow(draft, ['give', 0, 1, 'green', 1])
    setNow(draft, 'give', 1, 0, 'blue', 2)
    expect(draft.composed).toBe('offer give,0,1,green,1 give,1,0,blue,2 later,4,start give,1,0,blue,1')
  })

  it('says date and condition once for all that share them', () => {
    const due = { round: 4, point: 'end', condition: null, instead: null }
    addPromise(draft, { ...due, term: ['give', 1, 0, 'blue', 1] })
    addPromise(draft, { ...due, term: ['spare', 1, 0], instead: ['else', 1, 0, 'green', 1] })
    addPromise(draft, { ...due, condition: ['if-takes', 1, 'world'], term: ['give', 1, 0, 'white', 1] })
    addPromise(draft, { ...due, term: ['give', 0, 1, 'white', 1] })
    expect(draft.composed).toBe(
      'offer later,4,end give,1,0,blue,1 spare,1,0 else,1,0,green,1 later,4,end if-takes,1,world give,1,0,white,1 later,4,end give,0,1,white,1',
    )
  })

  it('loses with a term what belonged to it alone', () => {
    load(draft, 4, [['runs', 1, 'world', 1, 0], ['pay', 'blue', 1], ['later', 4, 'end'], ['if-takes', 1, 'world'], ['give', 1, 0, 'white', 1], ['else', 1, 0, 'green', 1]])
    expect(draft.items[0]).toMatchObject({ part: 'amend', values: [4] })
    takeOut(draft, draft.items.find((x) => x.part === 'give')!.id)
    expect(draft.composed).toBe('amend,4 runs,1,world,1,0 pay,blue,1')
    takeOut(draft, draft.items[1]!.id)
    expect(draft.composed).toBe('amend,4')
  })

  it('stays when the same question comes again because another acted', () => {
    setNow(draft, 'give', 0, 1, 'green', 2)
    draft.ask(readDecision({ ...TRADE, parts: [...TRADE.parts, { name: 'withdraw', fields: [[5]], most: 1 }] }))
    expect(draft.composed).toBe('offer give,0,1,green,2')
  })

  it('changes stocks at once, and not by what is promised', () => {
    const view = position({ cards: { world: 1 } })
    const found = changes(view, book, [['give', 0, 1, 'blue', 3], ['give', 1, 0, 'green', 1], ['later', 4, 'end'], ['give', 1, 0, 'green', 2]])
    expect(found.get(0)).toMatchObject({ blue: -1, green: 2 })
    expect(found.get(1)).toMatchObject({ blue: 3, green: 2 })
    const yellow = position({ cards: { world: 1 }, seats: [seat({ yellow: 1 }), seat({})] })
    expect(changes(yellow, book, [['give', 0, 1, 'yellow', 1], ['runs', 1, 'world', 1, 0]]).get(1)).toMatchObject({ yellow: 0 })
  })
})

describe('deals in words', () => {
  const say: Say = (ids, args) => (ids[0]!.startsWith('amount-') ? `${String(args?.n)} ${ids[0]!.slice(7)}` : ({ kit: 'Kit', zeth: 'Zeth', world: 'World' })[ids[0]!] ?? null)
  const telling = (me: number | null): Telling => ({ say, view: position(), book, me })
  beforeEach(() =>
    texts.add('en', {
      sidereal_web: [
        'term-give = { $role ->', ' [giver] You give { $taker }: { $what }', ' [taker] { $giver } gives you: { $what }', ' [to_any] You give whoever takes it: { $what }',
        '*[other] { $giver } gives { $taker }: { $what }', ' }', 'term-card-what = { $card } ({ $loan })', 'anyone = whoever takes it', 'do-accept = Accept { $who }: { $what }',
      ].join('\n'),
    }),
  )

  it('are said as the reader would say them', () => {
    const term: Term = ['give', 0, 1, 'green', 2]
    expect(termText(telling(0), term)).toBe('You give Zeth: 2 green')
    expect(termText(telling(1), term)).toBe('Kit gives you: 2 green')
    expect(termText(telling(null), term)).toBe('Kit gives Zeth: 2 green')
    expect(termText(telling(0), ['give', 0, 9, 'green', 2])).toBe('You give whoever takes it: 2 green')
    expect(termText(telling(0), ['card', 0, 1, 'world'])).toBe('You give Zeth: World (kept)')
  })

  it('bind an offer to anyone to who reads it, and nothing but seats', () => {
    expect(boundTo([['give', 0, 9, 'green', 9]], 1)).toEqual([['give', 0, 1, 'green', 9]])
  })

  it('stand further in under a date and a condition', () => {
    expect(depths([['give'], ['later'], ['give'], ['else'], ['if-takes'], ['give'], ['later'], ['give']])).toEqual([0, 0, 1, 2, 1, 2, 0, 1])
  })

  it('are found in the log, the youngest first', () => {
    const line = (what: string, args: object): LogLine => ({ events: [{ what, args, to: null }] }) as unknown as LogLine
    const log = [line('round', { round: 2 }), line('signed', { number: 4, parties: [0, 1], terms: [['give', 0, 1, 'green', 1]] }), line('signed', { number: 5, parties: [1, 2], terms: [] })]
    expect(dealsIn(log).map((x) => [x.number, x.round, x.parties])).toEqual([[5, 2, [1, 2]], [4, 2, [0, 1]]])
  })

  it('are taken by one press in the bar; being ready comes last, and is weighed while offers wait', () => {
    const board = boardOf('sidereal')
    const offer = { number: 4, version: 2, by: 1, terms: [['give', 0, 1, 'green', 1]], parties: [0, 1], accepted: [1] }
    const decision = readDecision(TRADE) as Decision
    const asked = { decision, view: position({ offers: [offer] }) as unknown as View, wide: true }
    expect(board.presses!(asked)).toEqual([{ name: 'accept,4,2' }, { name: 'ready', last: true }])
    expect(board.whole!([['accept', 4, 2]], asked, say, String)).toBe('Accept Zeth: −1 green')
    expect(board.costs!([{ name: 'ready', value: 'ready' }], asked)).toEqual({ id: 'costs-offers' })
    expect(board.costs!([{ name: 'ready', value: 'ready' }], { ...asked, view: position() as unknown as View })).toBeNull()
  })
})
