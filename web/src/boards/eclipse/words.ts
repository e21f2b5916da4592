/** What the board itself says (eclipse_web.ftl), and the names of sectors, ships and sides. */
import { nameOf, type Say } from '../../lib/label'
import { say, type Args } from '../../lib/texts.svelte'
import type { SeatInfo } from '../../lib/wire'
import { t } from '../../lib/texts.svelte'
import { botName } from '../../lib/gametext'
import type { Catalogue, Side } from './types'

export const w = (id: string, args?: Args): string => say('eclipse_web', [id], args) ?? id
export const maybe = (id: string, args?: Args): string | null => say('eclipse_web', [id], args)

export function sectorName(sector: number, catalogue: Catalogue): string {
  const name = maybe(`sector-${sector}`) ?? catalogue.sectors[String(sector)]?.name ?? ''
  return name ? `${sectorNumber(sector)} ${name}` : sectorNumber(sector)
}

export const sectorNumber = (sector: number): string => String(sector).padStart(3, '0')

export function seatName(seats: SeatInfo[], seat: number): string {
  const found = seats.find((s) => s.seat === seat)
  if (found?.name) return found.name
  return found?.kind === 'bot' ? botName('eclipse', found.bot) : t('player-letter', { letter: 'ABCDEFGHI'[seat] ?? '?' })
}

export function sideName(seats: SeatInfo[], side: Side, npc: string, gameSay: Say): string {
  return side === 'npc' ? nameOf(gameSay, npc) : seatName(seats, side)
}

/** What a component is called, and what it does. */
export const helpOf = (gameSay: Say, word: string): string | null => gameSay([`help-${word}`])

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
