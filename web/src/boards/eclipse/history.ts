/** The battles so far, gathered from what was told in the log. */
import type { EventOf } from '../../lib/shapes'
import type { LogLine } from '../../lib/wire'
import { readEvent } from './read'
import type { Events, Party, Ship } from './types'

/** What is told of a battle, or of an attack on population. */
export type Told = EventOf<Pick<Events, 'fired' | 'fired_missiles' | 'damaged' | 'destroyed' | 'retreating' | 'retreated' | 'bombarded' | 'cube_destroyed'>>
export interface Fought {
  round: number
  sector: number | null
  /** who came and who was there; for an attack on population its owner */
  attacker: Party | null
  defender: Party | null
  population: boolean
  over: boolean
  /** who had ships left at its end; null: nobody, or it is not known */
  won: Party | null
  told: Told[]
}

export function battlesIn(log: LogLine[]): Fought[] {
  const found: Fought[] = []
  let round = 1
  const open = (population: boolean, begun?: { seat: Party; foe: Party; sector: number }): Fought => {
    const one: Fought = { round, sector: begun?.sector ?? null, attacker: begun?.seat ?? null, defender: begun?.foe ?? null, population, over: population, won: null, told: [] }
    found.push(one)
    return one
  }
  for (const event of log.flatMap(({ events }) => events).map(readEvent)) {
    const last = found.at(-1)
    switch (event.what) {
      case 'round':
        round = event.args.round
        break
      case 'battle':
        open(false, event.args)
        break
      case 'fired':
      case 'fired_missiles':
      case 'damaged':
      case 'destroyed':
      case 'retreating':
      case 'retreated':
        ;(last && !last.over ? last : open(false)).told.push(event)
        break
      case 'battle_won':
      case 'battle_over':
        if (!last) break
        if (event.what === 'battle_won') last.won = event.args.seat
        last.over = true
        last.sector ??= event.args.sector
        break
      case 'bombarded':
      case 'cube_destroyed': {
        const same = last?.population && last.round === round && last.sector === event.args.sector && last.attacker === event.args.seat
        ;(same ? last : open(true, event.args)).told.push(event)
      }
    }
  }
  return found
}

/** What each party lost: ships by class. */
export function losses(fought: Fought): { who: Party; ship: Ship; n: number }[] {
  const found: { who: Party; ship: Ship; n: number }[] = []
  for (const { what, args } of fought.told) {
    if (what !== 'destroyed') continue
    const same = found.find((one) => one.who === args.foe && one.ship === args.ship)
    if (same) same.n++
    else found.push({ who: args.foe, ship: args.ship, n: 1 })
  }
  return found
}
