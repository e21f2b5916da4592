/** The battles so far, gathered from what was told in the log. */
import type { LogLine } from '../../lib/wire'

export interface Told {
  what: string
  args: Record<string, unknown>
}
/** A player's seat, or the word for ships that nobody plays. */
export type Party = number | string
export interface Fought {
  round: number
  sector: number | null
  /** who came and who was there; for an attack on population its owner */
  attacker: Party | null
  defender: Party | null
  population: boolean
  over: boolean
  told: Told[]
}

const IN_BATTLE = new Set(['fired', 'fired_missiles', 'damaged', 'destroyed', 'retreating', 'retreated'])
const AT_POPULATION = new Set(['bombarded', 'cube_destroyed'])

export function battlesIn(log: LogLine[]): Fought[] {
  const found: Fought[] = []
  let round = 1
  const open = (args: Record<string, unknown>, population: boolean): Fought => {
    const party = (who: unknown): Party | null => (typeof who === 'number' || typeof who === 'string' ? who : null)
    const sector = typeof args.sector === 'number' ? args.sector : null
    const one: Fought = { round, sector, attacker: party(args.seat), defender: party(args.foe), population, over: population, told: [] }
    found.push(one)
    return one
  }
  for (const { events } of log) {
    for (const { what, args } of events) {
      const last = found.at(-1)
      if (what === 'round' && typeof args.round === 'number') round = args.round
      else if (what === 'battle') open(args, false)
      else if (IN_BATTLE.has(what)) (last && !last.over ? last : open({}, false)).told.push({ what, args })
      else if (what === 'battle_over' && last) {
        last.over = true
        last.sector ??= args.sector as number
      } else if (AT_POPULATION.has(what)) {
        const same = last?.population && last.round === round && last.sector === args.sector && last.attacker === args.seat
        ;(same ? last : open(args, true)).told.push({ what, args })
      }
    }
  }
  return found
}

/** What each party lost: ships by class. */
export function losses(fought: Fought): { who: Party; ship: string; n: number }[] {
  const found: { who: Party; ship: string; n: number }[] = []
  for (const { what, args } of fought.told) {
    if (what !== 'destroyed') continue
    const who = args.foe as Party
    const ship = String(args.ship)
    const same = found.find((one) => one.who === who && one.ship === ship)
    if (same) same.n++
    else found.push({ who, ship, n: 1 })
  }
  return found
}
