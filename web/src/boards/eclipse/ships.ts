/** Blueprints added up, dice that hit or miss, whom one should aim at: the few rules the board needs to show consequences. */
import type { Blueprint, Catalogue, Part, PrintedBlueprint, ShipClass, Stats } from './types'

export const BLANK = 1
export const BURST = 6

export interface Layout {
  slots: { printed: string | null; tile: string | null }[]
  outside: string | null
}

/** A burst always hits, a blank never, any other face if the sum reaches 6. */
export function hits(face: number, computer: number, shield: number): boolean {
  return face === BURST || (face !== BLANK && face + computer - shield >= 6)
}

/** Of the six faces, how many hit. */
export function hittingFaces(computer: number, shield: number): number {
  return [1, 2, 3, 4, 5, 6].filter((face) => hits(face, computer, shield)).length
}

export function boardOf(catalogue: Catalogue, species: string | null): Catalogue['boards'][string] | undefined {
  return species ? catalogue.boards[catalogue.species[species]?.board ?? ''] : undefined
}

/** The parts that count: a tile hides what is printed under it. */
export function shownParts(layout: Layout): string[] {
  const parts = layout.slots.map((slot) => slot.tile ?? slot.printed)
  return [...parts, layout.outside].filter((part): part is string => Boolean(part))
}

export function addUp(catalogue: Catalogue, printed: PrintedBlueprint | undefined, layout: Layout): Stats {
  const parts = shownParts(layout)
    .map((name) => catalogue.parts[name])
    .filter((part): part is Part => part !== undefined)
  const total = (of: (part: Part) => number): number => parts.reduce((all, part) => all + of(part), 0)
  const dice = (of: (part: Part) => number[]): number[] => parts.flatMap(of).sort((a, b) => a - b)
  return {
    initiative: (printed?.initiative ?? 0) + total((p) => p.initiative),
    computer: (printed?.computer ?? 0) + total((p) => p.computer),
    shield: total((p) => p.shield),
    hull: total((p) => p.hull),
    drive: total((p) => p.drive),
    made: (printed?.energy ?? 0) + total((p) => Math.max(0, p.energy)),
    used: -total((p) => Math.min(0, p.energy)),
    cannon: dice((p) => p.cannon),
    missile: dice((p) => p.missile),
  }
}

export type Fault = 'energy' | 'drive' | 'starbase_drive'

/** What is wrong with a blueprint, if anything. */
export function faultOf(ship: ShipClass, stats: Stats): Fault | null {
  if (stats.used > stats.made) return 'energy'
  if (ship === 'starbase') return stats.drive > 0 ? 'starbase_drive' : null
  return stats.drive > 0 ? null : 'drive'
}

/** A blueprint with a part put on a slot; the place after the last slot is the one outside the grid. */
export function withPart(blueprint: Blueprint, slot: number, part: string | null, also?: number): Layout {
  const slots = blueprint.slots.map((one, i) => (i === slot ? { ...one, tile: part } : i === also ? { ...one, tile: null } : one))
  return { slots, outside: slot >= blueprint.slots.length ? part : blueprint.outside }
}

export interface Target {
  /** dreadnoughts before cruisers before starbases before interceptors */
  size: number
  hull: number
  damage: number
  shield: number
}

export interface Rolled {
  damage: number
  face: number
}

/**
 * Where to put the dice: destroy from the largest ship down, each with the cheapest dice that do it; what cannot destroy
 * anything goes to the largest ship it hits. Gives the target of each die, -1 for a miss.
 */
export function aim(dice: Rolled[], computer: number, targets: Target[]): number[] {
  const found: number[] = dice.map(() => -1)
  const rest = dice.map((_, i) => i).sort((a, b) => dice[a]!.face - dice[b]!.face || dice[a]!.damage - dice[b]!.damage)
  const order = targets.map((_, i) => i).sort((a, b) => targets[b]!.size - targets[a]!.size || targets[b]!.damage - targets[a]!.damage || a - b)
  const alive: number[] = []
  for (const i of order) {
    const target = targets[i]!
    const fitting = rest.filter((die) => hits(dice[die]!.face, computer, target.shield))
    const chosen = cheapest(dice, fitting, target.hull + 1 - target.damage)
    if (!chosen) {
      alive.push(i)
      continue
    }
    for (const die of chosen) {
      rest.splice(rest.indexOf(die), 1)
      found[die] = i
    }
  }
  const hurt = new Map(alive.map((i) => [i, targets[i]!.damage]))
  for (const die of rest) {
    let best = -1
    for (const i of alive) {
      if (!hits(dice[die]!.face, computer, targets[i]!.shield)) continue
      if (best < 0 || targets[i]!.size > targets[best]!.size || (targets[i]!.size === targets[best]!.size && hurt.get(i)! > hurt.get(best)!)) best = i
    }
    if (best >= 0) {
      hurt.set(best, hurt.get(best)! + dice[die]!.damage)
      found[die] = best
    }
  }
  return found
}

/** The dice that do at least this much damage: least in all, then fewest. */
function cheapest(dice: Rolled[], from: number[], needed: number): number[] | null {
  const all = from.reduce((total, i) => total + dice[i]!.damage, 0)
  if (all < needed) return null
  const first = dice[from[0]!]!.damage
  if (from.every((i) => dice[i]!.damage === first)) return from.slice(0, Math.ceil(needed / first))
  if (from.length > 12) from = from.slice(-12)
  let best: { total: number; some: number[] } | null = null
  for (let bits = 1; bits < 1 << from.length; bits++) {
    const some = from.filter((_, i) => (bits >> i) & 1)
    const total = some.reduce((t, i) => t + dice[i]!.damage, 0)
    if (total >= needed && (!best || total < best.total || (total === best.total && some.length < best.some.length))) best = { total, some }
  }
  return best?.some ?? null
}
