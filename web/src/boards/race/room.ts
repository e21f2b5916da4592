/** How large the cards of a tableau can be: pixels that there are for them, and how many they are. */
export interface Fit {
  width: number
  height: number
  look: 'full' | 'mid' | 'mini'
}

export const GAP = 6
/** how much taller than wide a card may be, and how much wider than tall */
const TALLEST = 1.4
const WIDEST = 1.25
const WIDEST_LOW = 2
/** below this a card does not say what it does */
export const MIDDLE = 104
/** narrower ones break their names */
const NARROW = 96
export const LOWEST = 56

/** What each of some rows may take of a height that they share, where some need more than that for something else. */
export function each(height: number, needs: readonly number[]): number {
  let [left, many] = [height, needs.length]
  for (const need of needs.toSorted((a, b) => b - a)) {
    if (need * many <= left) break
    left -= need
    many--
  }
  return Math.floor(left / Math.max(1, many))
}

function inRows(width: number, height: number, many: number, rows: number): Fit {
  const room = Math.max(LOWEST, Math.floor((height + GAP) / rows) - GAP)
  const across = Math.floor((width + GAP) / Math.ceil(many / rows)) - GAP
  const wide = Math.max(74, Math.min(across, Math.round(room * (room < MIDDLE ? WIDEST_LOW : WIDEST)), 232))
  const tall = Math.min(room, Math.round(wide * TALLEST))
  return { width: wide, height: tall, look: wide < NARROW || tall < MIDDLE ? 'mini' : tall >= 178 && wide >= 120 ? 'full' : 'mid' }
}

/** One row, or two where the cards are larger so, or would be too narrow in one. */
export function fit(width: number, height: number, many: number): Fit {
  const one = inRows(width, height, Math.max(1, many), 1)
  const two = inRows(width, height, Math.max(1, many), 2)
  if (height < 2 * LOWEST + GAP) return one
  if (one.width < NARROW) return two
  return two.height >= MIDDLE && two.width * two.height > one.width * one.height ? two : one
}
