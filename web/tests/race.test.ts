import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cardOf, developPrice, militaryAgainst, moreMilitary, readBook, salePrice, settlePrice, valueIn } from '../src/boards/race/cards'
import { each, fit } from '../src/boards/race/room'
import type { RaceView, Seat } from '../src/boards/race/types'

const catalogue = {
  cards: {
    gem_world: { type: 'world', cost: 2, vp: 1, production: 'novelty', produce: [{ power: 'good' }, { power: 'draw_for_good', n: 1 }] },
    rebel_base: { type: 'world', defense: 6, vp: 6, keywords: ['rebel'] },
    alien_sentry: { type: 'world', defense: 2, vp: 2, windfall: 'alien', keywords: ['alien'] },
    investment_credits: { type: 'development', copies: 2, cost: 1, vp: 1, develop: [{ power: 'cheaper', n: 1 }] },
    imperium: { type: 'development', cost: 6, settle: [{ power: 'military', n: 4, against: 'rebel' }], second_edition: { cost: 5 } },
    stone: { type: 'world', cost: 3, vp: 3, settle: [{ power: 'cheaper', n: 2, kind: 'alien' }, { power: 'military', n: 2, kind: 'alien' }] },
    specialist: { type: 'development', cost: 1, vp: 1, settle: [{ power: 'military', n: -1 }, { power: 'diplomacy', n: 1, except: 'alien' }] },
    port: { type: 'world', cost: 2, vp: 1, trade: [{ power: 'premium', n: 2, kind: 'rare' }, { power: 'premium', n: 1 }] },
    lair: { type: 'world', defense: 1, vp: 1, windfall: 'novelty', trade: [{ power: 'premium', n: 1, here: true }] },
  },
}
const book = readBook(catalogue)
const seat = (tableau: string[], actions: string[] = []): Seat => ({
  start: '', actions, tableau, goods: [], plan: null, hand: 0, drawn: 0, shown: [], chips: 0, military: 0, against: {}, boost: 0, used: [], produced: [], score: 0, sixes: {},
})

describe('rows that share a height', () => {
  it('are alike, but for those that need more', () => {
    expect(each(300, [40, 20, 50])).toBe(100)
    expect(each(300, [40, 120, 50])).toBe(90)
    expect(each(300, [65, 120, 110])).toBe(70)
  })
})

describe('cards', () => {
  it('are read from the catalogue, copies and editions too', () => {
    expect(cardOf(book, 'investment_credits-2')?.number).toBe(1)
    expect(cardOf(book, 'imperium')?.vp).toBeNull()
    expect(cardOf(book, 'rebel_base')?.military).toBe(true)
    expect(readBook(catalogue, true).get('imperium')?.number).toBe(5)
  })
  it('show what they would cost now', () => {
    const six = cardOf(book, 'imperium')!
    expect(developPrice(book, seat([]), six)).toBe(6)
    expect(developPrice(book, seat(['investment_credits-1'], ['develop']), six)).toBe(4)
    expect([0, 1, 2].map((nth) => developPrice(book, seat([], ['develop']), six, nth))).toEqual([5, 5, 6])
    expect([1, 2].map((nth) => developPrice(book, seat([], ['develop', 'develop_2']), six, nth))).toEqual([5, 5])
    expect(settlePrice(book, seat([]), cardOf(book, 'gem_world')!)).toBe(2)
    expect(settlePrice(book, seat(['stone']), cardOf(book, 'rebel_base')!)).toBeNull()
    expect(settlePrice(book, seat(['specialist']), cardOf(book, 'rebel_base')!)).toBe(5)
    expect(settlePrice(book, seat(['specialist']), cardOf(book, 'alien_sentry')!)).toBeNull()
  })
  it('show how strong one is against a world', () => {
    expect(militaryAgainst(book, seat(['imperium', 'specialist']), cardOf(book, 'rebel_base')!)).toBe(3)
    expect(militaryAgainst(book, seat(['stone']), cardOf(book, 'alien_sentry')!)).toBe(2)
    expect(moreMilitary({ ...seat([]), against: { alien: 2, rebel: 4 }, boost: 3 })).toEqual([
      { against: 'alien', n: 2 }, { against: 'rebel', n: 4 }, { against: 'view-boost', n: 3 }])
    expect(moreMilitary(seat([]))).toEqual([])
  })
  it('show what a good brings', () => {
    expect(salePrice(book, seat(['gem_world', 'port']), 'gem_world')).toBe(3)
    expect(salePrice(book, seat(['lair', 'gem_world']), 'lair')).toBe(3)
    expect(salePrice(book, seat(['lair', 'gem_world']), 'gem_world')).toBe(2)
  })
})

describe('the cards of a tableau', () => {
  it('are as large as there is room for, and lie in two rows where they are larger so', () => {
    expect(fit(1390, 290, 1)).toEqual({ width: 232, height: 290, look: 'full' })
    expect(fit(1390, 290, 7).width).toBe(193)
    expect(fit(1390, 290, 12)).toEqual({ width: 178, height: 142, look: 'mid' })
  })
  it('do not grow too tall, and name themselves in a row of low ones before they are too narrow', () => {
    expect(fit(1390, 290, 9).height).toBe(209)
    expect(fit(843, 120, 10)).toEqual({ width: 114, height: 57, look: 'mini' })
    expect(fit(843, 81, 10)).toEqual({ width: 78, height: 81, look: 'mini' })
  })
})

describe('signs', () => {
  it('are all in the symbol file, each with a title', () => {
    const file = readFileSync(new URL('../src/lib/symbols.svg', import.meta.url), 'utf-8')
    const symbols = [...file.matchAll(/<symbol [^>]*id="([^"]+)"[^>]*>(<title>)?/g)]
    expect(symbols.length).toBeGreaterThan(80)
    for (const [, id, title] of symbols) expect(title, id).toBe('<title>')
  })
})

describe('six-cost developments', () => {
  const worth = { vp: 3, parts: { gem_world: 2, imperium: 1 } }
  const view = { seats: [{ ...seat([]), plan: 'imperium', sixes: { imperium: worth } }, { ...seat(['stone']), sixes: { other: worth } }], me: { sixes: { mine: worth } } } as unknown as RaceView
  it('are worth what the rules say: on the table now, in hand and in the making if they were placed', () => {
    expect(['other', 'imperium', 'mine', 'nowhere'].map((word) => valueIn(view, word)?.placed)).toEqual([true, false, false, undefined])
  })
})
