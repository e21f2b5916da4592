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

/** Did I say this myself? Where several could react and all have passed, a line is of whoever passed last, as a standing
 * answer may have done for me. */
export function mineOf(line: LogLine, me: ReadonlySet<number>): boolean {
  const isMine = (seat: number | null): boolean => seat !== null && me.has(seat)
  return isMine(line.seat) && !line.bot && (line.number - line.start === 1 || line.events.some((event) => isMine(doer(event))))
}

/** The lines since my last answer, if that is long ago; none if I have never answered. */
export function missed(lines: readonly LogLine[], me: ReadonlySet<number>, opened: number, now: number): LogLine[] {
  const before = lines.filter((line) => line.number <= opened)
  const mine = before.findLastIndex((line) => mineOf(line, me))
  const since = before.slice(mine + 1)
  return mine >= 0 && since.length >= MANY && now - before[mine]!.at >= AWAY ? since : []
}

/** By seat, in the order in which they began; the last ones of each, if there are many. Of mine, what matters. */
export function deedsOf(lines: readonly LogLine[], { matters, marks, roundOf }: Pick<GameBoard, 'matters' | 'marks' | 'roundOf'>, me: ReadonlySet<number> = new Set()): Deeds[] {
  const found = new Map<number | null, LogEvent[]>()
  for (const event of lines.flatMap((line) => line.events)) {
    if (marks?.(event.what) || roundOf?.(event.what, event.args) != null) continue
    const seat = doer(event)
    found.set(seat, [...(found.get(seat) ?? []), event])
  }
  return [...found].flatMap(([seat, all]) => {
    const events = all.filter(({ what }) => matters?.(what) ?? true).slice(-MOST)
    return (seat === null || me.has(seat)) && !events.length ? [] : [{ seat, events, more: all.length - events.length }]
  })
}
