import { describe, expect, it } from 'vitest'
import board from '../src/boards/gaia/game'
import type { View } from '../src/lib/wire'

describe('scores', () => {
  it('are the points a seat has, not those that the end would bring', () => {
    const view = { seats: [{ faction: 'terrans', vp: 12, final: { total: 61 } }, { faction: null, vp: 0, final: { total: 0 } }] }
    expect(board.scores?.(view as unknown as View)).toEqual([12, null])
  })
})
