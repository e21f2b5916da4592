/** How many parts of a point each game counts; one, until the server has told. */
import { games } from './load'
import { inPoints } from './points'

let known = $state.raw<Record<string, number>>({})
let asked = false

export function partsOf(game: string): number {
  if (!asked) {
    asked = true
    games().then(
      (found) => (known = Object.fromEntries(found.games.map((x) => [x.name, x.parts]))),
      () => (asked = false),
    )
  }
  return known[game] ?? 1
}

export const points = (game: string, score: number): string => inPoints(score, partsOf(game))
