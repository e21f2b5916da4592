import { describe, expect, it } from 'vitest'
import board from '../src/boards/gaia/game'
import { distance, edges, federationLines, homesOf, hourOf, lastMoves, numberAt, sectorBorders, sideOf, whereabouts } from '../src/boards/gaia/map'
import type { At, FactionBoard, GaiaView } from '../src/boards/gaia/types'
import type { LogLine, View } from '../src/lib/wire'

const strokes = (path: string): number => path.split('M').length - 1

/** Two sectors of one ring each, side by side: 1 around 0,0 and 2 around 3,-1. */
const RING: At[] = [[0, 0], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]]
const PRINTED: Record<string, string> = { '0,0': 'volcanic', '1,0': 'transdim', '0,-1': 'transdim', '3,-1': 'gaia', '2,0': 'terra', '2,-1': 'volcanic' }
function galaxy(more: object = {}): GaiaView {
  const hexes = [['1', 0, 0], ['2A', 3, -1]].flatMap(([sector, q, r]) => RING.map(([x, y]) => [Number(q) + x, Number(r) + y, PRINTED[`${Number(q) + x},${Number(r) + y}`] ?? 'empty', sector]))
  return { map: { hexes, changed: [], structures: [], sectors: [{ name: '1', q: 0, r: 0, turn: 0 }, { name: '2A', q: 3, r: -1, turn: 0 }], ...more } } as unknown as GaiaView
}

describe('scores', () => {
  it('are the points a seat has, not those that the end would bring', () => {
    const view = { seats: [{ faction: 'terrans', vp: 12, final: { total: 61 } }, { faction: null, vp: 0, final: { total: 0 } }] }
    expect(board.scores?.(view as unknown as View)).toEqual([12, null])
  })
})

describe('the map', () => {
  it('has a line around each sector, and one only between two', () => {
    expect(strokes(edges(RING, (_, [q, r]) => distance([0, 0], [q, r]) > 1))).toBe(18)
    expect(strokes(sectorBorders(galaxy()))).toBe(36 - 3)
  })

  it('has a rim around a federation and ways inside it', () => {
    const { rim, links } = federationLines([[0, 0], [1, 0], [0, 1]], 3)
    expect(strokes(rim)).toBe(12)
    expect(strokes(links)).toBe(3)
  })

  it('writes the number of a sector where no planet is', () => {
    const view = galaxy()
    expect(PRINTED[numberAt(view, view.map.sectors[0]!).join()]).toBeUndefined()
    expect(distance(numberAt(view, view.map.sectors[1]!), [3, -1])).toBe(1)
  })

  it('names a place by planet and sector, by its side too where there are several', () => {
    expect(whereabouts(galaxy(), '0,0')).toEqual({ planet: 'volcanic', sector: '1', side: null, hour: null })
    expect(whereabouts(galaxy(), '2,0')).toEqual({ planet: 'terra', sector: '2', side: null, hour: null })
    expect(whereabouts(galaxy(), '1,0')).toEqual({ planet: 'transdim', sector: '1', side: 'right', hour: null })
    expect(whereabouts(galaxy({ changed: [[1, 0, 'gaia']] }), '1,0')).toEqual({ planet: 'gaia', sector: '1', side: null, hour: null })
    expect(whereabouts(galaxy(), '9,9')).toBeNull()
    expect([[0, 0], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1], [1, -2], [-1, 2]].map((at) => sideOf(at as At, [0, 0]))).toEqual([
      'middle', 'right', 'lower-right', 'lower-left', 'left', 'upper-left', 'upper-right', 'above', 'below',
    ])
  })

  it('has one name for every place of a sector, without coordinates', () => {
    const two = Array.from({ length: 25 }, (_, n): At => [(n % 5) - 2, Math.floor(n / 5) - 2]).filter((at) => distance(at, [0, 0]) <= 2)
    const hexes = two.map(([q, r]) => [q, r, 'empty', '3'])
    const view = { map: { hexes, changed: [], structures: [], sectors: [{ name: '3', q: 0, r: 0, turn: 0 }] } } as unknown as GaiaView
    const names = two.map((at) => JSON.stringify(whereabouts(view, at.join(','))))
    expect(new Set(names).size).toBe(19)
    expect([[2, 0], [1, 1], [0, 2], [0, -2], [1, -2], [2, -2], [1, 0], [0, 0]].map((at) => hourOf(at as At, [0, 0]))).toEqual([3, 4, 5, 11, 12, 1, 'inner', null])
  })

  it('marks what others have done since my last turn', () => {
    const line = (what: string, seat: number, hex?: At): LogLine => ({ events: [{ what, args: { seat, ...(hex ? { hex } : {}) }, to: null }] }) as unknown as LogLine
    const log = [line('built_mine', 1, [0, 0]), line('upgraded', 0, [1, 0]), line('built_mine', 1, [2, 0]), line('charged', 0), line('upgraded', 2, [2, -1])]
    expect([...lastMoves(log, 0)]).toEqual([['2,-1', 2], ['2,0', 1]])
    expect([...lastMoves(log, 2)]).toEqual([])
    expect([...lastMoves(log, null)]).toEqual([['2,-1', 2]])
  })

  it('knows what lies near the planets of a faction', () => {
    const faction = { home: 'volcanic', steps: { volcanic: 0, terra: 2 } } as unknown as FactionBoard
    expect(homesOf(galaxy(), faction)).toEqual([
      { at: [2, -1], steps: [1, 0, 1, 0], gaia: 1, transdim: 2, others: 0 },
      { at: [0, 0], steps: [1, 0, 1, 0], gaia: 0, transdim: 2, others: 0 },
    ])
    const taken = galaxy({ structures: [{ at: [2, -1], seat: 1, kind: 'mine' }] })
    expect(homesOf(taken, faction)).toEqual([{ at: [0, 0], steps: [0, 0, 1, 0], gaia: 0, transdim: 2, others: 1 }])
  })
})
