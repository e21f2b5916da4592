/** Who comes back to a table. */
import { describe, expect, it } from 'vitest'
import type { LogEvent, LogLine } from '../src/lib/wire'
import { AWAY, deedsOf, missed } from '../src/table/away'

const event = (what: string, seat: number | null = null): LogEvent => ({ what, args: seat === null ? {} : { seat }, to: null }) as LogEvent
const line = (number: number, seat: number | null, at: number, ...events: LogEvent[]): LogLine => ({ start: number - 1, number, at, seat, bot: false, events })
const lines = [line(1, 0, 100, event('a', 0)), line(2, 1, 200, event('b', 1)), line(3, 2, 300, event('c', 2)), line(4, 1, 400, event('d', 1), event('end'))]
const numbers = (me: number, opened = 4, now = AWAY + 200): number[] => missed(lines, new Set([me]), opened, now).map((x) => x.number)

describe('while I was away', () => {
  it('is told what was answered since my last answer', () => {
    expect(numbers(0)).toEqual([2, 3, 4])
  })
  it('tells nothing of what I see happen myself', () => {
    expect(missed([...lines, line(5, 2, 500)], new Set([0]), 4, AWAY + 200).map((x) => x.number)).toEqual([2, 3, 4])
  })
  it('tells nothing if I was not away for long, if little has happened, or if I have never answered', () => {
    expect(numbers(0, 4, AWAY)).toEqual([])
    expect(numbers(2)).toEqual([])
    expect(numbers(0, 3)).toEqual([])
    expect(numbers(3)).toEqual([])
  })
  it('takes what a bot said in my place for the doing of another', () => {
    const given = lines.map((x) => (x.number === 2 ? { ...x, seat: 0, bot: true } : x))
    expect(missed(given, new Set([0]), 4, AWAY + 200).map((x) => x.number)).toEqual([2, 3, 4])
  })
  it('begins at what I said myself, not where a standing answer let me pass last of several', () => {
    const passes = { ...line(8, 0, 500), start: 4 }
    const acted = { ...line(8, 0, 500, event('used', 0)), start: 4 }
    expect(missed([...lines, passes], new Set([0]), 8, AWAY + 600).map((x) => x.number)).toEqual([2, 3, 4, 8])
    expect(missed([...lines, acted, ...lines.slice(1)], new Set([0]), 8, AWAY + 600).map((x) => x.number)).toEqual([2, 3, 4])
  })
  it('is told by seat, with what matters and how much else there was', () => {
    expect(deedsOf(lines.slice(1), { matters: (what) => what !== 'b' }).map((x) => [x.seat, x.events.map((e) => e.what), x.more])).toEqual([
      [1, ['d'], 1],
      [2, ['c'], 0],
      [null, ['end'], 0],
    ])
  })
  it('is told of my own seat only if it matters, and never that it is a turn', () => {
    const board = { matters: (what: string) => what === 'd', marks: (what: string) => what === 'a' }
    const found = (me: number): [number | null, number][] => deedsOf(lines, board, new Set([me])).map((x) => [x.seat, x.more])
    expect(found(0)).toEqual([[1, 1], [2, 1]])
    expect(found(1)).toEqual([[1, 1], [2, 1]])
    expect(found(2)).toEqual([[1, 1]])
  })
  it('names at most five things of a seat, the last ones', () => {
    const many = [line(5, 1, 0, ...'abcdefg'.split('').map((what) => event(what, 1)))]
    expect(deedsOf(many, {}).map((x) => [x.events.map((e) => e.what).join(''), x.more])).toEqual([['cdefg', 2]])
  })
})
