/** Blueprints added up, dice that hit or miss: the few rules the board needs to show consequences. */
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
