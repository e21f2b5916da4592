/** What the board itself says (eclipse_web.ftl), and the names of sectors, ships and sides. */
import { nameOf, type Say } from '../../lib/label'
import { say, type Args } from '../../lib/texts.svelte'
import type { SeatInfo } from '../../lib/wire'
import { seatCalled } from '../../lib/gametext'
import type { Catalogue, Side } from './types'

export const w = (id: string, args?: Args): string => say('eclipse_web', [id], args) ?? id
export const maybe = (id: string, args?: Args): string | null => say('eclipse_web', [id], args)

export function sectorName(sector: number, catalogue: Catalogue): string {
  const name = maybe(`sector-${sector}`) ?? catalogue.sectors[String(sector)]?.name ?? ''
  return name ? `${sectorNumber(sector)} ${name}` : sectorNumber(sector)
}

export const sectorNumber = (sector: number): string => String(sector).padStart(3, '0')

export const seatName = (seats: SeatInfo[], seat: number): string => seatCalled('eclipse', seats, seat)

export function sideName(seats: SeatInfo[], side: Side, npc: string, gameSay: Say): string {
  return side === 'npc' ? nameOf(gameSay, npc) : seatName(seats, side)
}

/** What a component is called, and what it does. */
export const helpOf = (gameSay: Say, word: string): string | null => gameSay([`help-${word}`])

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
