/** While I was away: what others have done since my last answer, in a few lines. */
import type { GameBoard } from '../boards'
import type { LogEvent, LogLine } from '../lib/wire'
import { doer } from './log'

/** so long ago (in milliseconds) was my last answer, and so many answers were given since */
export const AWAY = 600_000
export const MANY = 3
/** sentences of one seat */
const MOST = 5

/** What one seat did, or the table: what matters most of it, and how much else there was. */
export interface Deeds {
  seat: number | null
  events: LogEvent[]
  more: number
}

/** The lines since my last answer, if that is long ago; none if I have never answered. */
export function missed(lines: readonly LogLine[], me: ReadonlySet<number>, opened: number, now: number): LogLine[] {
  const before = lines.filter((line) => line.number <= opened)
  const mine = before.findLastIndex((line) => line.seat !== null && me.has(line.seat) && !line.bot)
  const since = before.slice(mine + 1)
  return mine >= 0 && since.length >= MANY && now - before[mine]!.at >= AWAY ? since : []
}

/** By seat, in the order in which they began; the last ones of each, if there are many. */
export function deedsOf(lines: readonly LogLine[], { matters, roundOf }: Pick<GameBoard, 'matters' | 'roundOf'>): Deeds[] {
  const found = new Map<number | null, LogEvent[]>()
  for (const event of lines.flatMap((line) => line.events)) {
    if (roundOf?.(event.what, event.args) != null) continue
    const seat = doer(event)
    found.set(seat, [...(found.get(seat) ?? []), event])
  }
  return [...found].flatMap(([seat, all]) => {
    const events = all.filter(({ what }) => matters?.(what) ?? true).slice(-MOST)
    return seat === null && !events.length ? [] : [{ seat, events, more: all.length - events.length }]
  })
}
