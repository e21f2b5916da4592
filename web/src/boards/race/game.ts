import { labelOption, nameOf } from '../../lib/label'
import type { Named } from '../../lib/wire'
import { ends, verbOf, type Verb } from '../../lib/verbs'
import type { GameBoard } from '../contract'
import { cardOf, readBook } from './cards'
import { whyLast } from './last'
import { readView } from './read'

const ICONS: Record<string, string> = {
  chose: 'phase-explore',
  drew: 'draw',
  drew_these: 'draw',
  looked: 'phase-explore',
  looked_at: 'phase-explore',
  kept: 'keep',
  developed: 'phase-develop',
  settled: 'phase-settle',
  conquered: 'military',
  sold: 'phase-trade',
  consumed: 'phase-consume',
  spent: 'phase-consume',
  produced: 'phase-produce',
  windfall: 'windfall',
  discarded_power: 'trash',
  guessed: 'dice',
  missed: 'dice',
  reshuffled: 'again',
  last_chip: 'crown',
  full_tableau: 'crown',
  last_round: 'crown',
}

const CHOSEN = new Set(['start_world', 'chose', 'looked', 'kept', 'reveals', 'developed', 'settled', 'conquered', 'discarded_power', 'limit'])

/** The phases in their order; each action stands in the bar itself. */
const PHASES = ['explore', 'develop', 'settle', 'consume', 'produce']
const ACTIONS: Verb[] = PHASES.map((id) => ({ id, fits: (o: Named) => verbOf(o).startsWith(id), flat: true }))
/** Questions that are answered with cards in hand. */
const HAND = new Set(['race.discard', 'race.keep', 'race.develop', 'race.settle', 'race.pay', 'race.limit', 'race.spend'])
const UNSEEN = new Set(['race.method', 'race.tactics', 'race.guess'])

const board: GameBoard = {
  offers: (option, { decision }) => {
    if (ends(option) || UNSEEN.has(decision.key)) return null
    return { pane: HAND.has(decision.key) ? 'me' : 'board' }
  },
  verbs: ({ key }) => (key === 'race.action' ? ACTIONS : null),
  costs: (chosen, { decision, view }) =>
    decision.key === 'race.spend' && chosen.length > 1 && chosen.length === readView(view).me?.hand.length ? { id: 'costs-hand' } : null,
  minutes: [30, 60],
  firstGame: { seats: 2, options: { first_game: true } },
  firstRound: ['choose', 'explore', 'develop', 'settle', 'produce', 'consume', 'end'],
  presets: [
    { id: 'standard', options: {} },
    { id: 'first', options: { first_game: true } },
    { id: 'duel', options: { duel: true } },
  ],
  scores: (view) => readView(view).seats.map((s) => s.score),
  sheet: (view, catalogue) => {
    const { seats } = readView(view)
    const book = readBook(catalogue)
    const count = (fits: (word: string) => boolean): number[] => seats.map((s) => s.tableau.filter(fits).length)
    return [
      { label: ['view-score'], cells: seats.map((s) => s.score) },
      { label: ['view-chips'], cells: seats.map((s) => s.chips) },
      { label: ['view-tableau'], cells: seats.map((s) => s.tableau.length) },
      { label: ['score-worlds'], cells: count((w) => cardOf(book, w)?.world === true) },
      { label: ['score-developments'], cells: count((w) => cardOf(book, w)?.world === false) },
      { label: ['score-six_cost'], cells: count((w) => cardOf(book, w)?.vp === null) },
      { label: ['view-military'], cells: seats.map((s) => s.military) },
      { label: ['view-hand'], cells: seats.map((s) => s.hand) },
      { label: ['view-goods'], cells: seats.map((s) => s.goods.length) },
      ...(['novelty', 'rare', 'genes', 'alien'] as const).map((kind) => ({
        label: [kind],
        cells: seats.map((s) => {
          const worlds = s.tableau.filter((w) => cardOf(book, w)?.kind === kind)
          return worlds.length ? `${worlds.filter((w) => s.goods.includes(w)).length} / ${worlds.length}` : null
        }),
      })),
    ]
  },
  label: ({ key }, value, _, say) => (key === 'race.action' ? nameOf(say, value) : null),
  does: ({ key }, value, say) => (key === 'race.action' ? labelOption(say, key, value) : null),
  standing: {},
  opens: (what) => what === 'round',
  chosen: (what) => CHOSEN.has(what),
  eventIcon: (what) => ICONS[what] ?? null,
  ended: (view, options, seatName) => whyLast(readView(view), options, seatName),
  roundOf: (what, args) => (what === 'round' && typeof args.n === 'number' ? args.n : null),
}

export default board
