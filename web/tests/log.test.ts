import { describe, expect, it } from 'vitest'
import { beside, type Box } from '../src/lib/beside'
import { eventText } from '../src/lib/label'
import { hear, stirs } from '../src/lib/pointer'
import type { LogEvent, LogLine } from '../src/lib/wire'
import { doer, kept, lineAt, piecesOf, rowsOf, seatMark, underHead, type Told } from '../src/table/log'

const event = (what: string, args: Record<string, unknown> = {}, to: number[] | null = null): LogEvent => ({ what, args, to }) as LogEvent
const line = (number: number, seat: number | null, ...events: LogEvent[]): LogLine => ({ start: number - 1, number, at: 0, seat, bot: false, events })
const tell = ({ events }: LogLine): Told[] =>
  events.map((e) => ({
    seat: doer(e),
    round: e.what === 'round' ? (e.args.n as number) : null,
    named: typeof e.args.foe === 'number' ? [e.args.foe] : [],
    text: e.what,
    pieces: [e.what],
    icon: null,
  }))
const read = (lines: LogLine[], wanted?: (told: Told) => boolean): string[] =>
  rowsOf(lines, tell, wanted).map(
    (row) => `${row.round === null ? '' : `round ${row.round} > `}${row.head ? `${row.seat} > ` : ''}${row.told.map((told) => told.text).join(', ')}`,
  )

describe('the log', () => {
  it('splits a line where a round begins within it', () => {
    const lines = [
      line(1, 0, event('round', { n: 1 }), event('chose', { seat: 0 })),
      line(2, 1, event('settled', { seat: 1 }), event('limit', { seat: 0 }), event('round', { n: 2 }), event('income', { seat: 0 })),
    ]
    expect(read(lines)).toEqual(['round 1 > 0 > chose', '1 > settled', '0 > limit', 'round 2 > 0 > income'])
  })
  it('has one head for what one seat does in a row, over lines', () => {
    const lines = [line(1, 0, event('a', { seat: 0 }), event('b', { seat: 0 })), line(2, 0, event('c', { seat: 0 })), line(3, 0, event('d', { seat: 1 }))]
    expect(read(lines)).toEqual(['0 > a, b', 'c', '1 > d'])
  })
  it('goes by whose doing it was, not by whose answer led to it', () => {
    const lines = [line(1, 3, event('chose', { seat: 0 }), event('over'), event('drew', {}, [2]), event('shot', { seat: 'npc' }, [2]))]
    expect(read(lines)).toEqual(['0 > chose', 'over', '2 > drew', 'shot'])
  })
  it('keeps the heads of rounds when only some lines are wanted', () => {
    const lines = [
      line(1, 0, event('round', { n: 1 }), event('a', { seat: 0 })),
      line(2, 0, event('round', { n: 2 }), event('b', { seat: 1 })),
      line(3, 0, event('c', { seat: 0 }), event('d', { seat: 1, foe: 0 })),
    ]
    expect(read(lines, (told) => told.seat === 0 || told.named.includes(0))).toEqual(['round 1 > 0 > a', 'round 2 > 0 > c', '1 > d'])
  })
  it('says which round has begun though nothing has happened in it', () => {
    const lines = [line(1, 0, event('a', { seat: 0 })), line(2, 0, event('round', { n: 2 }))]
    expect(read(lines)).toEqual(['0 > a', 'round 2 > '])
    expect(lineAt(rowsOf(lines, tell), 2)).toBe(1)
  })
  it('gives every row a name of its own', () => {
    const lines = [line(1, 0, event('a', { seat: 0 }), event('b', { seat: 1 }), event('c', { seat: 0 })), line(2, 0, event('d', { seat: 0 }))]
    const keys = rowsOf(lines, tell).map((row) => row.key)
    expect(new Set(keys).size).toBe(4)
  })
  it('knows the line of a moment, or the last before it that can be read', () => {
    const rows = rowsOf([line(3, 0, event('a', { seat: 0 })), line(5, 0, event('round', { n: 1 })), line(8, 0, event('b', { seat: 0 }))], tell)
    expect([2, 3, 5, 7, 8, 99].map((n) => lineAt(rows, n))).toEqual([null, 3, 3, 3, 8, 8])
    expect(lineAt([], 4)).toBeNull()
  })
  it('keeps the rows that have not changed, and only those', () => {
    const known = new Map<LogLine, Told[]>()
    const once = (x: LogLine): Told[] => known.get(x) ?? known.set(x, tell(x)).get(x)!
    const [a, b, c] = [line(1, 0, event('a', { seat: 0 })), line(2, 1, event('b', { seat: 1 })), line(2, 1, event('c', { seat: 1 }))]
    const before = rowsOf([a, b], once)
    const after = kept(rowsOf([a, c, b], once), before)
    expect(after[0]).toBe(before[0])
    expect(after[1]!.told[0]!.text).toBe('c')
    expect(after[2]).not.toBe(before[1]) // one before it has the same seat now
    expect(kept(rowsOf([a, b], once), before).every((row, i) => row === before[i])).toBe(true)
  })
  it('is quick with many lines', () => {
    const lines = Array.from({ length: 3000 }, (_, n) => line(n + 1, n % 4, event('a', { seat: n % 4 }), event('b', { seat: n % 3 })))
    let asked = 0
    expect(rowsOf(lines, (x) => ((asked += 1), tell(x))).length).toBeGreaterThan(3000)
    expect(asked).toBe(3000)
  })
})

describe('who is named in a sentence', () => {
  const say = (ids: string[], args?: Record<string, unknown>): string | null =>
    ids[0] === 'event-hit' ? `${args?.seat} hits ${args?.foe}.` : ids[0] === 'event-got' ? `${args?.seat} gets ${args?.gains}` : ids[0] === 'amount-ore' ? `${args?.n} lumps of ore` : null
  it('is found again', () => {
    expect(piecesOf(eventText(say, 'hit', { seat: 1, foe: 10 }, seatMark))).toEqual([1, ' hits ', 10, '.'])
  })
  it('is left out under its own head', () => {
    expect(underHead([1, ' hits ', 0, '.'], 1)).toEqual(['Hits ', 0, '.'])
    expect(underHead([1, ': move'], 1)).toEqual(['Move'])
    expect(underHead([1, ' hits ', 0], 0)).toEqual([1, ' hits ', 0])
    expect(underHead(['At ', 1], 1)).toEqual(['At ', 1])
    expect(underHead([1, "'s turn"], 1)).toEqual([1, "'s turn"])
    expect(underHead([1], 1)).toEqual([1])
  })
  it('gets amounts in the words of the game', () => {
    expect(eventText(say, 'got', { seat: 0, gains: { ore: 3, tin: 2 } }, () => 'Anna')).toBe('Anna gets 3 lumps of ore, tin: 2')
  })
})

describe('a note', () => {
  const screen = { width: 1400, height: 900 }
  const bar: Box = { left: 0, top: 560, width: 1040, height: 120 }
  const apart = (a: Box, b: Box): boolean => a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top
  it.each<[string, Box]>([
    ['a card of the hand, below the question', { left: 300, top: 700, width: 120, height: 160 }],
    ['a card just above the question', { left: 300, top: 430, width: 120, height: 120 }],
    ['a card at the top', { left: 900, top: 60, width: 120, height: 120 }],
    ['a card in the corner', { left: 10, top: 740, width: 120, height: 150 }],
  ])('about %s covers neither it nor the question', (_, about) => {
    const place = beside(about, 380, 320, screen, bar)
    expect(apart(place, bar)).toBe(true)
    expect(apart(place, about)).toBe(true)
    expect(place.left >= 8 && place.top >= 8 && place.left + 380 <= 1392 && place.top + 320 <= 892).toBe(true)
  })
  it('rather covers its card than the question where there is no room', () => {
    const low = { width: 700, height: 420 }
    const question: Box = { left: 0, top: 330, width: 700, height: 90 }
    expect(apart(beside({ left: 10, top: 20, width: 680, height: 300 }, 380, 300, low, question), question)).toBe(true)
  })
})

describe('the pointer', () => {
  it('stirs only when a hand moves it', () => {
    hear(5, 5) // the page is new: this is where it rests
    expect(stirs()).toBe(false)
    hear(5, 5) // something came to lie under it
    expect(stirs()).toBe(false)
    hear(6, 5)
    expect(stirs()).toBe(true)
    hear(6, 5)
    expect(stirs()).toBe(false)
  })
})
