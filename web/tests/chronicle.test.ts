/** The rounds of Twilight Imperium, from the log. */
import { describe, expect, it } from 'vitest'
import type { LogEvent, LogLine } from '../src/lib/wire'
import { chronicle } from '../src/boards/twilight/chronicle'
import { readCatalogue } from '../src/boards/twilight/read'
import type { TwilightView } from '../src/boards/twilight/types'

const event = (what: string, args: object): LogEvent => ({ what, args, to: null }) as LogEvent
const log = [
  event('technology', { seat: 0, technology: 'early' }),
  event('round', { round: 1 }),
  event('picked', { seat: 0, card: 'trade', goods: 0 }),
  event('picked', { seat: 1, card: 'politics', goods: 0 }),
  event('swapped', { seat: 0, foe: 1, given: 'trade', taken: 'politics' }),
  event('control', { seat: 0, planet: 'lodor', foe: -1 }),
  event('scored', { seat: 0, objective: 'market' }),
  event('round', { round: 2 }),
  event('combat', { seat: 1, foe: 0, place: 'lodor' }),
  event('combat_over', { seat: 1, place: 'lodor' }),
  event('control', { seat: 1, planet: 'lodor', foe: 0 }),
  event('point', { seat: 1, source: 'custodians', many: 1 }),
  event('point', { seat: 0, source: 'ixth', many: -1 }),
  event('outcome', { agenda: 'mutiny', outcome: 'for' }),
].map((one, n): LogLine => ({ start: n, number: n + 1, at: 0, seat: null, bot: false, events: [one] }))
const seat = (points: number, planets: object, out = false): object => ({ points, planets, out, faction: '' })
const view = (out = false): TwilightView => ({ seats: [seat(1, { home: true }, out), seat(1, { theirs: true, lodor: true })] }) as unknown as TwilightView
const catalogue = readCatalogue({ objectives: { market: { stage: 2, points: 2, asked: 4, at_once: false } } })
const read = (lines: LogLine[] = log, shown = view()): ReturnType<typeof chronicle> => chronicle(lines, shown, catalogue, (ids) => ids[0] ?? null)
const told = (round: number, who: number): string[] => read()[round]!.deeds[who]!.map((deed) => `${deed.label}: ${deed.told}`)

describe('the rounds', () => {
  it('end with the score that the position shows, each before it with what came later taken off', () => {
    expect(read().map(({ round, scores }) => [round, ...scores.map(({ total, gained }) => [total, gained])])).toEqual([
      [1, [2, 2], [0, 0]],
      [2, [1, -1], [1, 1]],
    ])
  })
  it('know nothing of the score of who is out', () => {
    expect(read(log, view(true)).map(({ scores }) => scores[0]!.total)).toEqual([null, null])
  })
  it('name points by what they are for, and planets with how many there were at the end', () => {
    expect(told(0, 0)).toEqual(['chronicle-points: market +2', 'chronicle-cards: politics', 'chronicle-planets: 2, + lodor'])
    expect(told(1, 0)).toEqual(['chronicle-points: ixth −1', 'chronicle-planets: 1, − lodor', 'chronicle-beaten: lodor'])
    expect(told(1, 1)).toEqual(['chronicle-points: custodians +1', 'chronicle-planets: 2, + lodor', 'chronicle-won: lodor'])
  })
  it('count strategy cards with whoever had them after a swap', () => {
    expect(told(0, 1)).toEqual(['chronicle-cards: trade', 'chronicle-planets: 1'])
  })
  it('say what was decided for all', () => {
    expect(read()[1]!.common).toEqual(['event-outcome'])
  })
})
