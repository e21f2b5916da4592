/** What was dealt and promised, from the log: the youngest first. */
import type { LogEvent, LogLine } from '../../lib/wire'

const DEALS = new Set(['traded', 'promised', 'note', 'note_back', 'cards'])

export interface Deal extends LogEvent {
  round: number
}

export function dealsIn(log: readonly LogLine[]): Deal[] {
  const found: Deal[] = []
  let round = 0
  for (const { events } of log) {
    for (const event of events) {
      if (event.what === 'round') round = Number(event.args.round)
      if (DEALS.has(event.what)) found.unshift({ ...event, round })
    }
  }
  return found
}
