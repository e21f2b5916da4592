/** What the screens of Twilight Imperium reckon by themselves. */
import { describe, expect, it } from 'vitest'
import type { Draft } from '../src/lib/draft.svelte'
import { forecast, tallies, toCome } from '../src/boards/twilight/ballot'
import { sides, withTerm } from '../src/boards/twilight/deal'
import { standings, track } from '../src/boards/twilight/goals'
import { dealsIn } from '../src/boards/twilight/history'
import { costOf } from '../src/boards/twilight/produce'
import { readCatalogue } from '../src/boards/twilight/read'
import { screensOf } from '../src/boards/twilight/screens'
import { helpersFor, pips, tree } from '../src/boards/twilight/tech'
import type { Price, ResearchView, SeatView, Term, TwilightView } from '../src/boards/twilight/types'

const technology = (colour: string, needs: string, unit = '', faction = '') => ({ colour, needs, unit, faction })
const catalogue = readCatalogue({
  technologies: {
    a_root: technology('green', ''), hyper: technology('green', 'GG'), cruiser_ii: technology('', 'GYR', 'cruiser_ii'), theirs: technology('red', 'R', '', 'norr'),
  },
  objectives: { market: { stage: 1, points: 1, asked: 4, at_once: false } },
})
const research: ResearchView = { possible: [], lacking: { hyper: ['green'], cruiser_ii: ['yellow', 'red'] }, helpers: { cheap: 'green', dear: 'green' }, ignored: 0, shortcuts: {} }
const view = (more: object): TwilightView => ({ points: 10, round: 1, seats: [], planets: {}, votes: [], voters: [], predictions: {}, objectives: {}, progress: {}, me: null, ...more }) as unknown as TwilightView
const seat = (more: object): SeatView => ({ out: false, points: 0, technologies: {}, deck: [], planets: {}, ...more }) as unknown as SeatView

describe('technologies', () => {
  it('stand by colour, roots first, and others keep theirs', () => {
    expect(tree(catalogue, seat({ faction: 'sol', technologies: { hyper: true }, deck: ['a_root', 'cruiser_ii'] }))).toEqual([
      { group: 'green', list: ['a_root', 'hyper'] },
      { group: 'upgrade', list: ['cruiser_ii'] },
    ])
  })
  it('say which prerequisites are met, could be helped, or are missing', () => {
    expect(pips(catalogue, 'hyper', false, research).map((x) => x.met)).toEqual(['yes', 'help'])
    expect(pips(catalogue, 'cruiser_ii', false, research).map((x) => x.met)).toEqual(['yes', 'no', 'no'])
    expect(pips(catalogue, 'cruiser_ii', false, { ...research, ignored: 1 }).map((x) => x.met)).toEqual(['yes', 'no', 'no'])
    expect(pips(catalogue, 'hyper', true, research).map((x) => x.met)).toEqual(['yes', 'yes'])
  })
  it('take the planet that is worth least, and none that is not needed', () => {
    const planets = { cheap: { resources: 1, influence: 0 }, dear: { resources: 3, influence: 1 } }
    const mine = view({ planets, me: { research: { ...research, helpers: { dear: 'green', cheap: 'green' } } } })
    expect(helpersFor(mine, 'hyper', 0)).toEqual(['cheap'])
    expect(helpersFor(mine, 'hyper', 1)).toEqual([])
  })
})

describe('objectives', () => {
  it('show how far everybody who plays is', () => {
    const found = standings(view({ seats: [seat({}), seat({ out: true }), seat({})], objectives: { market: [2] }, progress: { market: [3, 0, 5] } }), catalogue, 'market')
    expect(found.map((x) => [x.seat, x.n, x.of, x.met, x.scored])).toEqual([[0, 3, 4, false, false], [2, 5, 4, true, true]])
  })
  it('end the track with the points that win', () => {
    const found = track(view({ seats: [seat({ points: 3 }), seat({ points: 12 })] }))
    expect(found.length).toBe(11)
    expect([found[3]!.seats, found[10]!.seats]).toEqual([[0], [1]])
  })
})

describe('a vote', () => {
  const voters = [{ seat: 0, votes: 3, stands: 'voted' }, { seat: 1, votes: 2, stands: 'now' }, { seat: 2, votes: 4, stands: 'barred' }]
  it('counts by outcome, with riders', () => {
    const all = tallies(view({ votes: [{ seat: 0, outcome: 'against', votes: { jord: 2, bribery: 3 } }], predictions: { rider: [2, 'for'] }, voters }), ['for', 'against'])
    expect(all.map((x) => [x.outcome, x.votes, x.riders.length])).toEqual([['against', 5, 0], ['for', 0, 1]])
    expect(toCome(view({ voters }))).toBe(2)
    expect(forecast(view({ voters }), all)).toEqual({ leading: ['against'], settled: true })
  })
  it('is open while the others could still turn it', () => {
    const all = tallies(view({ votes: [{ seat: 0, outcome: 'for', votes: { jord: 2 } }], voters }), ['for', 'against'])
    expect(forecast(view({ voters }), all).settled).toBe(false)
    expect(forecast(view({}), tallies(view({}), ['for', 'against']))).toEqual({ leading: [], settled: false })
  })
})

describe('an offer', () => {
  const draft = (items: { part: string; values: unknown[] }[]): Draft => ({ items, partOf: (word: string) => ({ name: word, fields: word === 'note' ? [] : [[1, 2]] }) }) as unknown as Draft
  it('keeps its other terms when one changes, and drops what is no term', () => {
    const old = draft([{ part: 'accept', values: [3] }, { part: 'goods', values: [1] }, { part: 'want_promise', values: ['peace'] }])
    expect(withTerm(old, 2, 'goods', 2)).toEqual([['offer', 2], ['want_promise', 'peace'], ['goods', 2]])
    expect(withTerm(old, 2, 'goods', 0)).toEqual([['offer', 2], ['want_promise', 'peace']])
    expect(withTerm(draft([]), 1, 'note', 1)).toEqual([['offer', 1], ['note']])
  })
  it('has two sides', () => {
    expect(sides([['goods', 2], ['want_promise', 'peace']])).toEqual({ gives: [['goods', 2]], wants: [['promise', 'peace']] })
  })
  it('is remembered once it is struck', () => {
    const line = (what: string, args: object) => ({ what, args: args as Record<string, unknown>, to: null })
    const log = [{ start: 0, number: 0, at: 0, seat: 0, bot: false, events: [line('round', { round: 2 }), line('offered', {}), line('traded', { seat: 0 })] }]
    expect(dealsIn(log).map((x) => [x.round, x.what])).toEqual([[2, 'traded']])
  })
})

describe('production', () => {
  it('counts two for the cost together, wherever they are put', () => {
    const price = (cost: number, come: number, ...change: Term[]): Price => ({ cost, come, limit: [], change })
    const order = { 'infantry@jord': 1, 'infantry@lodor': 2, cruiser: 2 }
    expect(costOf(order, (part) => (part === 'cruiser' ? price(2, 1) : price(1, 2)))).toEqual([['infantry', 2], ['cruiser', 4]])
    const cheaper = (part: string) => price(part === 'cruiser' ? 2 : 1, part === 'cruiser' ? 1 : 2, ['sarween_tools', -1])
    expect(costOf(order, cheaper)).toEqual([['infantry', 2], ['cruiser', 4], ['sarween_tools', -1]])
    expect(costOf({}, cheaper)).toEqual([])
    expect(costOf({ 'infantry@jord': 1 }, (part) => ({ ...cheaper(part), change: [['sarween_tools', -9]] }))).toEqual([['infantry', 1], ['sarween_tools', -1]])
  })
})

describe('screens', () => {
  it('that belong to a question are there with it only', () => {
    expect(screensOf(view({}), 'produce', true)[0]).toBe('production')
    expect(screensOf(view({}), 'action', true)).not.toContain('production')
    expect(screensOf(view({}), 'faction', true)).toEqual(['factions'])
  })
})
