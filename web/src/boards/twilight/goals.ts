/** Objectives: how far everybody is, and who stands where on the track. */
import type { Catalogue, TwilightView } from './types'

export interface Standing {
  seat: number
  n: number
  of: number
  /** as much as is asked for */
  met: boolean
  scored: boolean
}

/** How far each player who still plays is with a public objective. */
export function standings(view: TwilightView, catalogue: Catalogue, objective: string): Standing[] {
  const of = catalogue.objectives[objective]?.asked ?? 1
  const done = view.objectives[objective] ?? []
  return view.seats.flatMap((p, seat) => {
    const n = view.progress[objective]?.[seat] ?? 0
    return p.out ? [] : [{ seat, n, of, met: n >= of, scored: done.includes(seat) }]
  })
}

/** Who has how many points, from none to those that win. */
export const track = (view: TwilightView): { points: number; seats: number[] }[] =>
  Array.from({ length: view.points + 1 }, (_, points) => ({
    points,
    seats: view.seats.flatMap((p, seat) => (Math.min(p.points, view.points) === points && !p.out ? [seat] : [])),
  }))

/** Public objectives of a stage; secret ones that lie open come last. */
export const ofStage = (view: TwilightView, catalogue: Catalogue, stage: number): string[] =>
  Object.keys(view.objectives).filter((x) => Number(catalogue.objectives[x]?.stage ?? 1) === stage)
