/** What a six-cost development is worth now, with its reasons. */
import { design, type Say } from '../../lib/label'
import { t } from '../../lib/texts.svelte'
import type { Card, Value } from './cards'

const COUNTED = new Set(['chips', 'military', 'goods'])

/** "Worth 5 points now: Gem World 2, this card 2, Victory point chips 1." */
export function worthInWords(say: Say, card: Card, { vp, parts, placed }: Value): string {
  const total = t(placed ? 'race-worth' : 'race-would-be-worth', { n: vp })
  const called = (what: string): string => {
    if (COUNTED.has(what)) return say([`view-${what}`]) ?? what
    return design(what) === card.id ? t('race-this-card') : (say([design(what)]) ?? what)
  }
  const reasons = Object.entries(parts).filter(([, n]) => n !== 0)
  return reasons.length ? `${total}: ${reasons.map(([what, n]) => `${called(what)} ${n < 0 ? `−${-n}` : n}`).join(', ')}.` : `${total}.`
}
