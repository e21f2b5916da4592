/**
 * The chances of a battle before anybody moves, by playing it often: nobody retreats, both sides aim to destroy from the
 * largest ship down. The same seed every time, so that a number on the page does not flicker.
 */
import { aim, hits, type Rolled, type Target } from './ships'
import type { Stats } from './types'

export interface Group {
  size: number
  count: number
  damage: number[]
  stats: Stats
  splitter?: boolean
}

export interface Chances {
  /** of the attacker, in hundredths */
  win: number
  /** the attacker's ships left on average when it wins */
  left: number
  ships: number
  /** battles played */
  played: number
}

interface Ship extends Target {
  group: number
}

interface Army {
  groups: Group[]
  ships: Ship[]
}

/** A small generator of chance that begins anew for each question. */
function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let x = Math.imul(state ^ (state >>> 15), state | 1)
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61)
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296
  }
}

function army(groups: Group[]): Army {
  const ships = groups.flatMap((group, g) =>
    Array.from({ length: group.count }, (_, i) => ({
      group: g,
      size: group.size,
      hull: group.stats.hull,
      damage: group.damage[i] ?? 0,
      shield: group.stats.shield,
    })),
  )
  return { groups, ships }
}

/** The order of fire: initiative, the defender first where it ties. */
function order(attackers: Group[], defenders: Group[]): { defends: boolean; group: number; initiative: number }[] {
  return [
    ...defenders.map((group, i) => ({ defends: true, group: i, initiative: group.stats.initiative })),
    ...attackers.map((group, i) => ({ defends: false, group: i, initiative: group.stats.initiative })),
  ].sort((a, b) => b.initiative - a.initiative || Number(b.defends) - Number(a.defends))
}

function shoot(dice: number[], group: Group, foes: Ship[], roll: () => number): void {
  const weakest = foes.reduce((least, ship) => Math.min(least, ship.shield), Infinity)
  const faces: Rolled[] = []
  for (const damage of dice) {
    const face = 1 + Math.floor(roll() * 6)
    if (hits(face, group.stats.computer, weakest)) faces.push({ damage, face })
  }
  if (!faces.length) return
  const split = group.splitter
    ? faces.flatMap((die) => (die.damage === 4 ? Array.from({ length: 4 }, () => ({ damage: 1, face: die.face })) : [die]))
    : faces
  const targets = aim(split, group.stats.computer, foes)
  split.forEach((die, i) => {
    const target = foes[targets[i]!]
    if (target) target.damage += die.damage
  })
  for (let i = foes.length - 1; i >= 0; i--) if (foes[i]!.damage > foes[i]!.hull) foes.splice(i, 1)
}

/** How many of the attacker's ships are left; 0 if the defender holds. */
function play(attacker: Army, defender: Army, turns: ReturnType<typeof order>, roll: () => number): number {
  const sides = [attacker.ships.map((ship) => ({ ...ship })), defender.ships.map((ship) => ({ ...ship }))] as const
  for (let round = 0; round < 60; round++) {
    for (const { defends, group } of turns) {
      const own = sides[defends ? 1 : 0]
      const foes = sides[defends ? 0 : 1]
      const of = (defends ? defender : attacker).groups[group]!
      const count = own.filter((ship) => ship.group === group).length
      const printed = round === 0 ? of.stats.missile : of.stats.cannon
      if (!count || !printed.length) continue
      shoot(Array.from({ length: count }, () => printed).flat(), of, foes, roll)
      if (!foes.length) return defends ? 0 : own.length
    }
    const armed = sides.some((ships, i) => ships.some((ship) => (i ? defender : attacker).groups[ship.group]!.stats.cannon.length))
    if (!armed) return 0
  }
  return 0
}

const known = new Map<string, Chances>()

export function chances(attackers: Group[], defenders: Group[], games = 1200): Chances {
  const key = JSON.stringify([attackers, defenders])
  let found = known.get(key)
  if (!found) {
    if (known.size > 400) known.clear()
    const ours = army(attackers)
    const theirs = army(defenders)
    const turns = order(attackers, defenders)
    const roll = chance(20260101)
    let wins = 0
    let left = 0
    for (let i = 0; i < games; i++) {
      const rest = ours.ships.length ? play(ours, theirs, turns, roll) : 0
      if (rest) {
        wins++
        left += rest
      }
    }
    found = { win: Math.round((100 * wins) / games), left: wins ? left / wins : 0, ships: ours.ships.length, played: games }
    known.set(key, found)
  }
  return found
}
