/** An offer in the making: what I give and what I want, as items of the answer and back. */
import type { Draft } from '../../lib/draft.svelte'
import type { Value } from '../../lib/label'
import type { Term } from './types'

export const WISH = 'want_'
export type Side = '' | typeof WISH

/** With whom the offer in the making is; null while nobody is chosen. */
export function partnerOf(draft: Draft | null): number | null {
  const item = draft?.itemOf('offer')
  return item ? Number(item.values[0]) : null
}

/** How much of this the offer names: so many, 1 for what has no number, a word for a promise; 0 if nothing. */
export function termOf(draft: Draft | null, word: string): Value {
  const item = draft?.itemOf(word)
  return item ? (item.values[0] ?? 1) : 0
}

/** The offer with this term set so; 0 takes it out. Whatever else was in the making goes. */
export function withTerm(draft: Draft, to: number, word: string, value: Value): Value[] {
  const kept = draft.items.filter(({ part }) => part !== 'offer' && part !== word && isTerm(part)).map(({ part, values }): Value => [part, ...values])
  return [['offer', to], ...kept, ...(value === 0 || value === '' ? [] : [value === 1 && !draft.partOf(word)?.fields.length ? [word] : [word, value]])]
}

const VERBS = new Set(['offer', 'accept', 'refuse', 'withdraw', 'set_aside', 'show', 'set_cards', 'show_cards', 'show_card'])
export const isTerm = (word: string): boolean => !VERBS.has(word)

/** The terms of an offer as one of the two sees them: what is given by whoever made it, and what is wanted. */
export const sides = (terms: readonly Term[]): { gives: Term[]; wants: Term[] } => ({
  gives: terms.filter(([word]) => !String(word).startsWith(WISH)),
  wants: terms.filter(([word]) => String(word).startsWith(WISH)).map(([word, ...rest]) => [String(word).slice(WISH.length), ...rest]),
})
