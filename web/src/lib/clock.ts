/** A table's clock, counted on from what the server said last. */
import { duration } from './time'
import { t } from './texts.svelte'
import type { Clock, ClockRules, ClockWish } from './wire'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What a host can choose without reckoning. */
export const LIVE: ClockWish[] = [
  { kind: 'turn', seconds: 60 },
  { kind: 'turn', seconds: 120 },
  { kind: 'turn', seconds: 300 },
  { kind: 'game', seconds: 1800, increment: 15 },
  { kind: 'game', seconds: 3600, increment: 30 },
  { kind: 'game', seconds: 7200, increment: 60 },
]
export const SLOW: ClockWish[] = [1, 3, 7].map((days) => ({ kind: 'turn', seconds: (days * DAY) / 1000 }))

/** Does a turn take days? */
export const isSlow = (rules: ClockWish): boolean => rules.kind === 'turn' && rules.seconds * 1000 >= DAY / 2

/** What those who are asked in secret have left together; null if nobody is asked so. */
export function commonLeft(clock: Clock, now: number): number | null {
  return clock.common === null || !(clock.running.length || clock.up.length) ? null : Math.max(0, clock.common - spent(clock, now))
}

/** What a seat has left of its own; null where there is nothing to tell: of bots, and of turns that are not played. */
export function ownLeft(clock: Clock, seat: number, now: number): number | null {
  const left = clock.left[seat] ?? null
  const own = clock.common === null
  const runs = own && clock.running.includes(seat)
  if (left === null || (clock.rules.kind === 'turn' && !runs && !(own && clock.up.includes(seat)))) return null
  return Math.max(0, runs ? left - spent(clock, now) : left)
}

const spent = (clock: Clock, now: number): number => (clock.since === null ? 0 : Math.max(0, now - clock.since))

/** Does it run out? Of days the last hour counts as the last minute does of minutes. */
export const isLow = (rules: ClockRules, left: number): boolean => left < (isSlow(rules) ? HOUR : MINUTE)

/** The mark at which somebody is told once. */
export const mark = (rules: ClockRules): number => (isSlow(rules) ? HOUR : Math.min(MINUTE, rules.seconds * 250))

/** 2 days and 5 hours, 1:02:05, 0:07. What is left of the last second is a second. */
export function timeLeft(left: number, language: string): string {
  if (left < DAY) return duration(Math.ceil(left / 1000))
  const hours = Math.ceil(left / HOUR)
  const parts: [string, number][] = [['day', Math.floor(hours / 24)], ['hour', hours % 24]]
  return parts.filter(([, n]) => n).map(([unit, n]) => inUnits(n, unit, language, 'short')).join(' ')
}

function inUnits(n: number, unit: string, language: string, unitDisplay: 'short' | 'long'): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(n)
}

/** Two minutes, an hour, three days: in the largest unit that fits. */
export function span(seconds: number, language: string): string {
  const sizes: [string, number][] = [['day', 86_400], ['hour', 3600], ['minute', 60]]
  const [unit, size] = sizes.find(([, x]) => seconds >= x && seconds % x === 0) ?? ['second', 1]
  return inUnits(seconds / size, unit, language, 'long')
}

/** The clock in words: so much for a turn, or for a game. */
export function clockText(rules: ClockWish, language: string): string {
  const time = span(rules.seconds, language)
  if (rules.kind === 'turn') return t('clock-turn', { time })
  return rules.increment ? t('clock-game-more', { time, more: span(rules.increment, language) }) : t('clock-game', { time })
}
