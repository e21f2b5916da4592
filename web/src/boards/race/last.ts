import { say, texts } from '../../lib/texts.svelte'
import { and } from '../../lib/time'
import type { Options } from '../../lib/wire'
import type { RaceView } from './types'

const FULL_TABLEAU = 12

/** Why this round is the last, or why it was: what ends the game, as everybody can see it. */
export function whyLast(view: RaceView, options: Options, seatName: (seat: number) => string): string | null {
  const when = view.over ? 'ended' : 'last'
  const limit = Number(options.max_rounds ?? 0)
  const full = view.seats.flatMap((s, seat) => (s.tableau.length >= FULL_TABLEAU ? [seat] : []))
  const who = and(full.map(seatName), texts.language)
  const found = [
    view.pool <= 0 ? say('race_web', [`${when}-chip`]) : null,
    full.length ? say('race_web', [`${when}-tableau`], { who, count: full.length, n: Math.max(...full.map((seat) => view.seats[seat]!.tableau.length)) }) : null,
    limit > 0 && view.round >= limit ? say('race_web', [`${when}-limit`], { n: limit }) : null,
  ].filter((told) => told !== null)
  return found.join(' ') || null
}
