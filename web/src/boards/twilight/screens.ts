/** The screens beside the galaxy: when each is there, and which questions are answered on it. */
import type { TwilightView } from './types'

export const SCREENS = ['factions', 'production', 'payment', 'tokens', 'common', 'objectives', 'technology', 'agenda', 'trade', 'empires', 'hand'] as const
export type Screen = (typeof SCREENS)[number]

/** By question (its key without the game's name): where it is answered. */
export const ANSWERED: Record<string, Screen> = {
  faction: 'factions', strategy_card: 'common', secondary: 'common', score_public: 'objectives', score_secret: 'objectives', keep_secret: 'hand', return_secret: 'hand', discard: 'hand', stall_tactics: 'hand', spy_net: 'hand', set_cards: 'hand',
  show_card: 'hand', take_card: 'hand', vote: 'agenda', tie: 'agenda', agenda_order: 'agenda', research: 'technology', may_research: 'technology', second_technology: 'technology', first_technology: 'technology', gain_technology: 'technology', produce: 'production',
  pay_resources: 'payment', pay_influence: 'payment', tokens: 'tokens', redistribute: 'tokens', spend_tokens: 'tokens',
}

/** Those that are there only while their question is. */
const FLEETING = new Set<Screen>(['factions', 'production', 'payment', 'tokens'])

/** Which can be opened now. */
export const screensOf = (view: TwilightView, topic: string, wide: boolean): Screen[] =>
  topic === 'faction' ? ['factions'] : SCREENS.filter((id) => (FLEETING.has(id) ? ANSWERED[topic] === id : id === 'trade' ? view.round > 0 : id === 'hand' ? wide && view.me !== null : true))
