import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LEADING, nameOn, nameWidth, RADIUS, spotsOf } from '../src/boards/twilight/map'
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
      const { size } = nameOn(name, 3, i)
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

describe('a name of two lines on the map of Twilight Imperium', () => {
  const edge = RADIUS * Math.sin(Math.PI / 3)
  test.each([1, 2, 3])('of %i planets in a system: it neither leaves the hex nor lies on its planet', (planets) => {
    for (let i = 0; i < planets; i++) {
      const { told, size, y } = nameOn('Старый Альбион II', planets, i)
      expect(told).toHaveLength(2)
      expect(y - size * 0.95).toBeGreaterThanOrEqual(-edge)
      expect(size).toBeLessThanOrEqual(LEADING + 1)
      expect(y + LEADING).toBeLessThanOrEqual(spotsOf(planets)[i]!.y - spotsOf(planets)[i]!.r + 4)
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
