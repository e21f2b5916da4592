/** Places and prices as players say them. */
import { amounts, nameOf, type Say } from '../../lib/label'
import { whereabouts, type Whereabouts } from './map'
import { place } from './read'
import type { At, GaiaView, MinePrice, ProjectPrice } from './types'
import { w } from './words'

const within = ({ side, hour }: Whereabouts): string =>
  [...(side ? [w(`side-${side}`)] : []), ...(hour === 'inner' ? [w('hour-inner')] : hour ? [w('hour', { n: hour })] : [])].join(', ')

/** A place as players call it: the planet and its sector, and where in it if the sector has several. */
export function placeName(view: GaiaView, word: string, say: Say): string {
  const found = whereabouts(view, word)
  if (!found) return word
  const name = w('place-of', { planet: nameOf(say, found.planet), sector: found.sector })
  return within(found) ? `${name} (${within(found)})` : name
}

/** Where a satellite would lie: in empty space, as everybody knows. */
export function orbitName(view: GaiaView, word: string): string {
  const found = whereabouts(view, word)
  if (!found) return word
  const name = w('orbit-of', { sector: found.sector })
  return within(found) ? `${name} (${within(found)})` : name
}

const paid = (bundle: Record<string, number>): Record<string, number> => Object.fromEntries(Object.entries(bundle).filter(([, n]) => n))
export const minePrice = (say: Say, { credits, ore, qic }: Pick<MinePrice, 'credits' | 'ore' | 'qic'>): string => amounts(say, paid({ credits, ore, qic }))
export const projectPrice = (say: Say, { tokens, qic }: ProjectPrice): string => amounts(say, paid({ token: tokens, qic }))
export const upgradePrice = (say: Say, { credits, ore }: { credits: number; ore: number }): string => amounts(say, paid({ credits, ore }))

export const here = <T extends { at: At }>(things: T[] | undefined, word: string): T | undefined => things?.find((x) => place(x.at) === word)

/** As the beginning of a line. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
