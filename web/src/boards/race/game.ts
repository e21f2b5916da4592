import type { GameBoard } from '..'
import { cardOf, readBook } from './cards'
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

const board: GameBoard = {
  firstGame: { seats: 2, options: { first_game: true } },
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
  standing: {},
  eventIcon: (what) => ICONS[what] ?? null,
  roundOf: (what, args) => (what === 'round' && typeof args.n === 'number' ? args.n : null),
}

export default board
