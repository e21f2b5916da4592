/** Texts of a game bound to it: `const say = sayer('race')`. */
import type { Say } from './label'
import { say, t, tMaybe } from './texts.svelte'
import type { Choice, SeatInfo } from './wire'

export function sayer(game: string): Say {
  return (ids, args) => say(game, ids, args)
}

export const gameTitle = (game: string): string => say(game, ['title']) ?? game
export const gameTagline = (game: string): string => say(game, ['tagline']) ?? ''
export const optionName = (game: string, option: string): string =>
  say(game, [`option-${option}`]) ?? option.replaceAll('_', ' ')
export const optionHelp = (game: string, option: string): string => say(game, [`option-${option}-help`]) ?? ''

export function optionValue(game: string, option: string, value: Choice): string {
  const found = say(game, [`option-${option}-${String(value)}`])
  if (found !== null) return found
  if (value === true) return t('yes')
  if (value === false) return t('no')
  if (value === null) return t('none')
  return String(value).replaceAll('_', ' ')
}

export const botName = (game: string, bot: string | null): string => say(game, [`bot-${bot ?? 'strong'}`]) ?? tMaybe(`bot-${bot ?? 'strong'}`) ?? bot ?? ''
export const scoreName = (game: string, source: string): string =>
  say(game, [`score-${source}`, source]) ?? source.replaceAll('_', ' ')

/** What a seat is called, on a board; with its letter where others are called the same. */
export function seatCalled(game: string, seats: SeatInfo[], seat: number): string {
  const letter = (n: number): string => 'ABCDEFGHI'[n] ?? '?'
  const called = (s: SeatInfo | undefined): string => s?.name || (s?.kind === 'bot' ? botName(game, s.bot) : t('player-letter', { letter: letter(s?.seat ?? seat) }))
  const mine = called(seats.find((s) => s.seat === seat))
  return seats.filter((s) => called(s) === mine).length > 1 ? `${mine} ${letter(seat)}` : mine
}
