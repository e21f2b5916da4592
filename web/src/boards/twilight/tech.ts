/** Technologies as a tree: what stands where, which prerequisites are met, and what could stand in for the others. */
import type { Catalogue, Colour, ResearchView, SeatView, TwilightView } from './types'
import { COLOURS } from './read'

export const GROUPS = [...COLOURS, 'upgrade', 'other'] as const
export type Group = (typeof GROUPS)[number]
const LETTERS: Record<string, Colour> = { G: 'green', B: 'blue', Y: 'yellow', R: 'red' }

/** A prerequisite: met by a technology, could be met by something that is exhausted or ignored, or missing. */
export interface Pip {
  colour: Colour
  met: 'yes' | 'help' | 'no'
}

export const groupOf = (catalogue: Catalogue, technology: string): Group => {
  const row = catalogue.technologies[technology]
  return row?.colour || (row?.unit ? 'upgrade' : 'other')
}

export const needsOf = (catalogue: Catalogue, technology: string): Colour[] =>
  [...(catalogue.technologies[technology]?.needs ?? '')].flatMap((letter) => LETTERS[letter] ?? [])

/** The technologies that this player has or can get, by group, roots first; without a player those of everybody. */
export function tree(catalogue: Catalogue, p: SeatView | null): { group: Group; list: string[] }[] {
  const mine = new Set(p?.faction ? [...Object.keys(p.technologies), ...p.deck] : Object.keys(catalogue.technologies).filter((x) => !catalogue.technologies[x]!.faction))
  const all = Object.keys(catalogue.technologies).filter((x) => mine.has(x))
  return GROUPS.map((group) => ({
    group,
    list: all.filter((x) => groupOf(catalogue, x) === group).sort((a, b) => catalogue.technologies[a]!.needs.length - catalogue.technologies[b]!.needs.length),
  })).filter(({ list }) => list.length)
}

/** The prerequisites of a technology, those of one colour together. `lacking` is what the rules say is missing. */
export function pips(catalogue: Catalogue, technology: string, owned: boolean, research: ResearchView | null): Pip[] {
  const needs = needsOf(catalogue, technology)
  const missing = [...((!owned && research?.lacking[technology]) || [])]
  const help = Object.values(research?.helpers ?? {})
  let ignored = catalogue.technologies[technology]?.unit ? 0 : (research?.ignored ?? 0)
  const any = Object.keys(research?.shortcuts ?? {}).length > 0
  const seen: Colour[] = []
  return needs.map((colour): Pip => {
    const before = seen.filter((x) => x === colour).length
    const have = needs.filter((x) => x === colour).length - missing.filter((x) => x === colour).length
    seen.push(colour)
    if (before < have) return { colour, met: 'yes' }
    const at = help.indexOf(colour)
    if (at >= 0) help.splice(at, 1)
    else if (ignored > 0) ignored -= 1
    else if (!any) return { colour, met: 'no' }
    return { colour, met: 'help' }
  })
}

/** Of what can be exhausted, what this technology takes: laws and planets that are worth least. */
export function helpersFor(view: TwilightView, technology: string, free: number): string[] {
  const research = view.me?.research
  const missing = [...(research?.lacking[technology] ?? [])]
  const worth = (x: string): number => (view.planets[x] ? view.planets[x]!.resources + view.planets[x]!.influence : -1)
  const found: string[] = []
  for (const [helper, colour] of Object.entries(research?.helpers ?? {}).sort(([a], [b]) => worth(a) - worth(b))) {
    const at = missing.indexOf(colour as Colour)
    if (missing.length <= free || at < 0) continue
    missing.splice(at, 1)
    found.push(helper)
  }
  return found
}

export const ownersOf = (view: TwilightView, technology: string): number[] => view.seats.flatMap((s, seat) => (technology in s.technologies ? [seat] : []))
