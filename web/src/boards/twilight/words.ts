/** What the board itself says (twilight_web.ftl). */
import { nameOf, type Say, type Value } from '../../lib/label'
import { say, type Args } from '../../lib/texts.svelte'
import type { Term, TwilightView } from './types'

export const w = (id: string, args?: Args): string => say('twilight_web', [id], args) ?? id

/** A player by the faction; before there is one, by the letter of the seat. */
export function factionName(say: Say, view: TwilightView, seat: number): string {
  const faction = view.seats[seat]?.faction
  return faction ? nameOf(say, faction) : w('seat-n', { n: 'ABCDEFGHI'[seat] ?? '?' })
}

/** A number of terms as a sum, "2 printed + 1 slipstream"; '' where it is as printed. */
export const because = (say: Say, terms: readonly Term[]): string =>
  terms.every(([source]) => source === 'printed')
    ? ''
    : terms.map(([source, n], i) => `${i ? (Number(n) < 0 ? '− ' : '+ ') : Number(n) < 0 ? '−' : ''}${Math.abs(Number(n))} ${source === 'printed' ? w('as-printed') : nameOf(say, String(source))}`).join(' ')

/** What an agenda has led to: a number is a player. */
export const outcomeName = (say: Say, view: TwilightView, outcome: Value): string =>
  typeof outcome === 'number' ? factionName(say, view, outcome) : nameOf(say, outcome)

/** What a card, an ability or a unit says in plain words; '' if it says nothing. */
export const helpOf = (say: Say, word: string): string => say([`help-${word}`, `help-${word.replace(/-\d+$/, '')}`]) ?? ''

/** Whose generic promissory note it is; null for those of one faction. */
export function ownerOfNote(note: string): number | null {
  const found = /-(\d+)$/.exec(note)
  return found ? Number(found[1]) : null
}
