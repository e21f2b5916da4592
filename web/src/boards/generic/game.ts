import { word, type Value } from '../../lib/label'
import { wordsOf, type View } from '../../lib/wire'
import type { GameBoard } from '../contract'

/** Every word and place of a view: the generic board shows them all. */
function wordsShown(view: View): Set<string> {
  const found = new Set<string>()
  const walk = (value: unknown): void => {
    if (typeof value === 'string') found.add(value)
    else if (Array.isArray(value)) {
      if (value.length === 2 && value.every((x) => typeof x === 'number')) found.add(word(value as Value))
      else value.forEach(walk)
    } else if (value !== null && typeof value === 'object') for (const [name, one] of Object.entries(value)) walk([name, one])
  }
  walk(Object.values(view))
  return found
}

/** A game without a board of its own. */
const board: GameBoard = {
  offers: ({ value }, { view }) => {
    const shown = wordsShown(view)
    return wordsOf(value).some((w) => shown.has(w)) ? { pane: 'board' } : null
  },
}

export default board
