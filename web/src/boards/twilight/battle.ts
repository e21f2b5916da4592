/** A combat that may come, as a question to the server: who fights with what, and what fires before. */
import { Oracle, type Known } from '../../lib/odds.svelte'
import type { LogLine } from '../../lib/wire'
import { readEvent } from './read'
import type { Case, Catalogue, Counts, Odds, Rolled, Shares, Side, TwilightView } from './types'
import { isShip, sum, unitId } from './units'

/** In hundredths. */
export interface Chances {
  win: number
  draw: number
  lose: number
}

/** Rounded so that they make a hundred. */
export function chances({ attacker_win, draw }: Shares): Chances {
  const win = Math.round(100 * attacker_win)
  const even = Math.min(100 - win, Math.round(100 * draw))
  return { win, draw: even, lose: 100 - win - even }
}

const oracle = new Oracle<Case, Odds, Chances>('twilight', ({ odds }) => chances(odds))
export const estimate = (place: string, about: Case): Known<Chances> => oracle.ask(place, about)

/** Counts by type as counts by unit. */
function named(view: TwilightView, catalogue: Catalogue, seat: number, units: Counts, fits: (type: string) => boolean): Counts {
  return Object.fromEntries(Object.entries(units).flatMap(([type, n]) => (n > 0 && fits(type) ? [[unitId(view, catalogue, seat, type), n]] : [])))
}

function side(view: TwilightView, catalogue: Catalogue, seat: number, units: Counts, damaged: Counts, fits: (type: string) => boolean): Side {
  const player = view.seats[seat]!
  const hurt = named(view, catalogue, seat, damaged, fits)
  return {
    units: named(view, catalogue, seat, units, fits),
    ...(sum(hurt) ? { damaged: hurt } : {}),
    faction: player.faction,
    technologies: Object.keys(player.technologies),
  }
}

const onlyShips = (units: Counts): Counts => Object.fromEntries(Object.entries(units).filter(([type]) => isShip(type)))
export const shipsIn = (view: TwilightView, seat: number, system: string): Counts => onlyShips(view.seats[seat]?.units[system] ?? {})

/** Who else has ships there. */
export const foesIn = (view: TwilightView, seat: number, system: string): number[] =>
  view.seats.flatMap((_, other) => (other !== seat && sum(shipsIn(view, other, system)) ? [other] : []))

/** Whoever can fire at ships that come there, with what. */
export const gunnersAt = (view: TwilightView, seat: number, system: string): { seat: number; cannons: Counts }[] =>
  view.seats.flatMap((player, other) => (other !== seat && player.cannons[system] ? [{ seat: other, cannons: player.cannons[system] }] : []))

/** Cannons beside those of the two who fight: of everybody else, and of ships next door. */
function gunners(view: TwilightView, catalogue: Catalogue, system: string, me: number, foe: number): Pick<Case, 'others'> {
  const others = gunnersAt(view, me, system).flatMap(({ seat, cannons }) => {
    const here = view.seats[seat]!.units[system] ?? {}
    const fires = Object.fromEntries(Object.entries(cannons).map(([type, n]) => [type, n - (seat === foe && isShip(type) ? (here[type] ?? 0) : 0)]))
    const pds = named(view, catalogue, seat, fires, (type) => seat !== foe || isShip(type))
    return sum(pds) ? [{ pds, faction: view.seats[seat]!.faction, technologies: Object.keys(view.seats[seat]!.technologies) }] : []
  })
  return others.length ? { others } : {}
}

/** Ships of mine in a system against those of another who is there. */
export function spaceCase(view: TwilightView, catalogue: Catalogue, system: string, me: number, mine: Counts, damaged: Counts, foe: number): Case | null {
  const theirs = shipsIn(view, foe, system)
  if (!sum(onlyShips(mine)) || !sum(theirs)) return null
  const armed = (seat: number): Partial<Side> => {
    const pds = named(view, catalogue, seat, view.seats[seat]!.cannons[system] ?? {}, (type) => !isShip(type))
    return sum(pds) ? { pds, pds_where: 'active system' } : {}
  }
  return {
    attacker: { ...side(view, catalogue, me, mine, damaged, isShip), ...armed(me) },
    defender: { ...side(view, catalogue, foe, theirs, view.seats[foe]!.damaged[system] ?? {}, isShip), ...armed(foe) },
    ...gunners(view, catalogue, system, me, foe),
    ...(catalogue.systems[system]?.anomaly === 'nebula' ? { nebula: true } : {}),
  }
}

const lands = (type: string): boolean => type === 'infantry'

/** Ground forces of mine that land on a planet of another. */
export function groundCase(view: TwilightView, catalogue: Catalogue, planet: string, me: number, infantry: number, ships: Counts, foe: number): Case | null {
  const theirs = view.seats[foe]!.units[planet] ?? {}
  if (infantry < 1 || !theirs.infantry) return null
  const pds = named(view, catalogue, foe, theirs, (type) => type === 'pds')
  const above = named(view, catalogue, me, ships, isShip)
  return {
    attacker: { ...side(view, catalogue, me, { infantry }, {}, lands), ...(sum(above) ? { bombarding_ships: above } : {}) },
    defender: { ...side(view, catalogue, foe, theirs, {}, lands), ...(sum(pds) ? { pds, pds_where: 'invaded planet' } : {}) },
  }
}

/** The combat at hand, from its next round on. */
export function combatCase(view: TwilightView, catalogue: Catalogue): Case | null {
  const combat = view.combat
  if (!combat) return null
  const { place, attacker, defender, round } = combat
  const space = !(place in view.planets)
  const fits = space ? isShip : lands
  const [mine, theirs] = [attacker, defender].map((seat) => side(view, catalogue, seat, view.seats[seat]!.units[place] ?? {}, view.seats[seat]!.damaged[place] ?? {}, fits))
  if (!sum(mine!.units) || !sum(theirs!.units)) return null
  return { attacker: mine!, defender: theirs!, ...(catalogue.systems[place]?.anomaly === 'nebula' ? { nebula: true } : {}), ...(round > 1 || !space ? { begun: true } : {}) }
}

/** The last dice of each player since this combat or tactical action began, as far as they were rolled. */
export function rollsIn(log: readonly LogLine[]): Rolled[] {
  let found = new Map<number, Rolled>()
  for (const event of log.flatMap((line) => line.events).map(readEvent)) {
    if (event.what === 'activated' || event.what === 'combat') found = new Map()
    else if (event.what === 'rolled') {
      found.delete(event.args.seat)
      found.set(event.args.seat, event.args)
    }
  }
  return [...found.values()]
}
