import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { letters, lines, nameWidth, spotsOf } from '../src/boards/twilight/map'
import { DASHES } from '../src/lib/chart'
import { hidden } from '../src/lib/more'

const css = readFileSync(new URL('../src/app.css', import.meta.url), 'utf8')

describe('charts', () => {
  test('no two seats share a line or a colour, in either theme', () => {
    expect(new Set(DASHES).size).toBe(9)
    const colours = [...css.matchAll(/--seat-\d: (#\w+)/g)].map(([, colour]) => colour)
    expect(colours).toHaveLength(18)
    expect(new Set(colours.slice(0, 9)).size).toBe(9)
    expect(new Set(colours.slice(9)).size).toBe(9)
  })
})

describe('names on the map of Twilight Imperium', () => {
  test('three planets in a system: no name over another, nor over a planet beside it', () => {
    const spots = spotsOf(3)
    const names = ['Арретце', 'Херкант', 'Камдорн'].map((name, i) => {
      const size = Math.min(...lines(name, 10).map((line) => letters(line, 17, nameWidth(3, i))))
      const { x, y } = spots[i]!.name
      return { left: x - nameWidth(3, i) / 2, right: x + nameWidth(3, i) / 2, top: y - size, bottom: y }
    })
    const [first, second, third] = names
    expect(first!.right).toBeLessThanOrEqual(second!.left)
    for (const { x, y, r } of spots.slice(0, 2)) {
      const over = Math.max(third!.left - x, x - third!.right, 0) ** 2 + Math.max(third!.top - y, y - third!.bottom, 0) ** 2
      expect(over).toBeGreaterThanOrEqual(r * r)
    }
  })
})

describe('what scrolls', () => {
  test('says so while there is more below', () => {
    expect(hidden({ scrollHeight: 200, clientHeight: 100, scrollTop: 0 })).toBe(true)
    expect(hidden({ scrollHeight: 200, clientHeight: 100, scrollTop: 98 })).toBe(false)
    expect(hidden({ scrollHeight: 100, clientHeight: 100, scrollTop: 0 })).toBe(false)
  })
})
