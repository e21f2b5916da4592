import { describe, expect, it } from 'vitest'
import { scale, spread, ticks } from '../src/lib/chart'
import { bounds, center, fitInto, hexName, outline, readHex } from '../src/lib/hexes'
import { pause } from '../src/lib/live.svelte'
import { blocks, pieces } from '../src/lib/marks'
import { inPoints } from '../src/lib/points'
import { read } from '../src/lib/router.svelte'
import { ago, duration } from '../src/lib/time'
import { hasSecrets, wordsIn } from '../src/table/model.svelte'

describe('addresses', () => {
  it('lead to pages', () => {
    expect(read('/', '', '')).toEqual({ page: 'lobby' })
    expect(read('/t/abc', '?at=12', '')).toEqual({ page: 'table', table: 'abc', at: 12 })
    expect(read('/t/abc', '?at=x', '')).toEqual({ page: 'table', table: 'abc', at: null })
    expect(read('/rules/race', '', '#RFG-6.2')).toEqual({ page: 'rules', game: 'race', clause: 'RFG-6.2' })
    expect(read('/what', '', '')).toEqual({ page: 'nowhere' })
  })
})

describe('hexes', () => {
  it('have names and places', () => {
    expect(readHex('3,-2')).toEqual({ q: 3, r: -2 })
    expect(readHex('mine')).toBeNull()
    expect(hexName({ q: 0, r: -1 })).toBe('0,-1')
    expect(center({ q: 0, r: 2 }, 10).y).toBe(30)
    expect(outline({ q: 0, r: 0 }, 10).split(' ')).toHaveLength(6)
  })
  it('fit into a window, in the middle', () => {
    const box = bounds([{ q: 0, r: 0 }], 10, 'pointy', 0)
    const zoom = fitInto(box, 400, 200, 0.1, 100)
    expect(zoom.k).toBeCloseTo(10)
    expect(zoom.x).toBeCloseTo(200)
    expect(fitInto(box, 400, 200, 0.1, 2).k).toBe(2)
  })
})

describe('charts', () => {
  it('have round numbers', () => {
    expect(ticks(0, 32)).toEqual([0, 10, 20, 30, 40])
    expect(ticks(0, 3)).toEqual([0, 1, 2, 3])
    expect(scale([0, 10], [100, 0])(5)).toBe(50)
  })
  it('keep labels apart and inside', () => {
    const found = spread([10, 10, 12], 8, 0, 30)
    const order = [...found].sort((a, b) => a - b)
    expect(order[1]! - order[0]!).toBeGreaterThanOrEqual(8)
    expect(order[2]!).toBeLessThanOrEqual(30)
  })
})

describe('reconnecting', () => {
  it('waits longer each time, up to half a minute', () => {
    expect([0, 1, 2, 3, 9].map((n) => pause(n, 0.5))).toEqual([1000, 2000, 4000, 8000, 30000])
  })
})

describe('rules text', () => {
  it('is read in pieces, never as markup', () => {
    expect(pieces('a **b** `c` <i>')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'strong', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'c' },
      { kind: 'text', text: ' <i>' },
    ])
    expect(blocks('| a | b |\n|---|---|\n| 1 | 2 |')).toEqual([{ kind: 'table', rows: [['a', 'b'], ['1', '2']] }])
  })
})

describe('one screen', () => {
  const eyes = (seat: number, view: Record<string, unknown>) => ({ seat, view, decision: null, moment: '', sealed: false, standing: {}, undo: null })
  it('needs a curtain only where seats see different things', () => {
    expect(hasSecrets([eyes(0, { me: { seat: 0 }, round: 1 }), eyes(1, { me: { seat: 1 }, round: 1 })])).toBe(false)
    expect(hasSecrets([eyes(0, { me: { seat: 0, hand: ['a'] } }), eyes(1, { me: { seat: 1, hand: ['b'] } })])).toBe(true)
  })
})

describe('times and events', () => {
  it('are for people', () => {
    expect(duration(3725)).toBe('1:02:05')
    expect(duration(65)).toBe('1:05')
    expect(ago(0, 'en', 3 * 3_600_000)).toContain('3')
  })
  it('know the words an event is about', () => {
    expect(wordsIn({ seat: 1, card: 'mine', at: [3, -2], worlds: ['a', 'b'], paid: 3 })).toEqual(['mine', '3,-2', 'a', 'b'])
  })
})

describe('points', () => {
  it('are whole, halves, or other parts', () => {
    expect(inPoints(7, 1)).toBe('7')
    expect([41, 6, 18, 12, 0, 3, -30].map((n) => inPoints(n, 12))).toEqual(['3 5/12', '½', '1½', '1', '0', '1/4', '−2½'])
  })
})
