import { describe, expect, it } from 'vitest'
import { suggest } from '../src/boards/eclipse/battle'
import { edgesOf, neighbour } from '../src/boards/eclipse/map'
import { chances, type Group } from '../src/boards/eclipse/odds'
import { Plan, touch, type Hand } from '../src/boards/eclipse/plan'
import { addUp, aim, faultOf, hits, withPart } from '../src/boards/eclipse/ships'
import { readCatalogue, turnedEdges, type BattleSide, type Blueprint, type Die, type Sector, type Stats } from '../src/boards/eclipse/types'
import { readDecision } from '../src/lib/wire'

const stats = (some: Partial<Stats>): Stats => ({ initiative: 0, computer: 0, shield: 0, hull: 0, drive: 1, made: 0, used: 0, cannon: [], missile: [], ...some })
const interceptor = stats({ initiative: 3, cannon: [1] })
const cruiser = stats({ initiative: 2, computer: 1, hull: 1, cannon: [1] })
const dreadnought = stats({ initiative: 1, computer: 1, hull: 2, cannon: [1, 1] })
const ancient = stats({ initiative: 2, computer: 1, hull: 1, cannon: [1, 1] })
const guardian = stats({ initiative: 3, computer: 2, hull: 2, cannon: [1, 1, 1] })
const group = (size: number, count: number, of: Stats): Group => ({ size, count, damage: [], stats: of })

describe('dice', () => {
  it('a burst always hits, a blank never, others when the sum reaches six', () => {
    expect(hits(6, 0, 9)).toBe(true)
    expect(hits(1, 9, 0)).toBe(false)
    expect(hits(5, 1, 0)).toBe(true)
    expect(hits(5, 2, 2)).toBe(false)
  })

  it('go to the largest ship that they can destroy, with no more than it takes', () => {
    const targets = [
      { size: 1, hull: 0, damage: 0, shield: 0 },
      { size: 4, hull: 2, damage: 0, shield: 0 },
    ]
    expect(aim([{ damage: 4, face: 6 }, { damage: 1, face: 6 }], 0, targets)).toEqual([1, 0])
    expect(aim([{ damage: 1, face: 6 }], 0, targets)).toEqual([0])
    expect(aim([{ damage: 1, face: 2 }], 0, targets)).toEqual([-1])
  })

  it('are suggested for what they destroy', () => {
    const foe: BattleSide = {
      side: 1,
      ships: [
        { ship: 'dreadnought', count: 1, damage: [], stats: dreadnought },
        { ship: 'interceptor', count: 1, damage: [], stats: interceptor },
      ],
    }
    const die = (damage: number): Die => ({ damage, colour: 'yellow', face: 6, targets: foe.ships.map((s) => ({ ship: s.ship, hits: true, total: 6, reason: 'burst' as const })) })
    const options = [
      { name: 'hit dreadnought 0', ship: 'dreadnought', damage: 0 },
      { name: 'hit interceptor 0', ship: 'interceptor', damage: 0 },
    ]
    const catalogue = readCatalogue({})
    expect(suggest([die(1)], options, foe, catalogue)?.ship).toBe('interceptor')
    expect(suggest([die(4)], options, foe, catalogue)?.ship).toBe('dreadnought')
    expect(suggest([die(2), die(1)], options, foe, catalogue)?.ship).toBe('dreadnought')
  })
})

// exact values from `fivesuns odds eclipse`
describe('chances of a battle', () => {
  const cases: [string, Group[], Group[], number][] = [
    ['two cruisers against an Ancient', [group(3, 2, cruiser)], [group(5, 1, ancient)], 66.8],
    ['three interceptors and a dreadnought against a Guardian', [group(1, 3, interceptor), group(4, 1, dreadnought)], [group(5, 1, guardian)], 41.9],
    ['two missile boats against two cruisers', [group(1, 2, stats({ ...interceptor, missile: [2, 2] }))], [group(3, 2, cruiser)], 31.1],
    ['an antimatter cruiser against four interceptors', [group(3, 1, stats({ initiative: 2, computer: 2, shield: 1, hull: 1, cannon: [4] }))], [group(1, 4, interceptor)], 18.9],
  ]
  it.each(cases)('%s', (_, attackers, defenders, exact) => {
    expect(Math.abs(chances(attackers, defenders, 6000).win - exact)).toBeLessThanOrEqual(2)
  })
})

describe('blueprints', () => {
  const catalogue = readCatalogue({
    parts: Object.fromEntries(
      [
        ['ion_cannon', { cannon: [1], energy: -1 }],
        ['nuclear_source', { energy: 3 }],
        ['nuclear_drive', { drive: 1, initiative: 1, energy: -1 }],
        ['antimatter_cannon', { cannon: [4], energy: -4 }],
      ].map(([name, some]) => [
        name,
        { family: 'x', cannon: [], missile: [], computer: 0, shield: 0, hull: 0, drive: 0, initiative: 0, energy: 0, basic: true, ancient: false, outside: false, ...(some as object) },
      ]),
    ),
  })
  const printed = { slots: ['ion_cannon', 'nuclear_source', 'nuclear_drive', null], initiative: 2, computer: 0, energy: 0 }
  const blueprint: Blueprint = { slots: printed.slots.map((x) => ({ printed: x, tile: null })), outside: null, legal: true, stats: stats({}) }

  it('add up what is shown', () => {
    const found = addUp(catalogue, printed, blueprint)
    expect([found.initiative, found.made, found.used, found.drive, found.cannon]).toEqual([3, 3, 2, 1, [1]])
    expect(faultOf('interceptor', found)).toBeNull()
  })

  it('say what is wrong with a part on a slot', () => {
    expect(faultOf('interceptor', addUp(catalogue, printed, withPart(blueprint, 3, 'antimatter_cannon')))).toBe('energy')
    expect(faultOf('interceptor', addUp(catalogue, printed, withPart(blueprint, 2, 'ion_cannon')))).toBe('drive')
    expect(faultOf('starbase', addUp(catalogue, printed, blueprint))).toBe('starbase_drive')
  })
})

describe('the map', () => {
  it('turns a tile clockwise', () => {
    expect(turnedEdges([true, false, false, true, false, false], 1)).toEqual([false, true, false, false, true, false])
  })

  it('knows where a wormhole leads', () => {
    const other = { at: [0, -1], wormholes: [false, false, false, true, false, false] } as unknown as Sector
    const closed = { at: [0, 1], wormholes: [false, false, false, false, false, false] } as unknown as Sector
    const there = new Map([['0,-1', other], ['0,1', closed]])
    expect(neighbour([0, 0], 0)).toEqual([0, -1])
    expect(edgesOf([true, true, false, true, false, false], [0, 0], there)).toEqual(['full', 'open', 'none', 'half', 'none', 'none'])
  })
})

describe('a question on the board', () => {
  const empty: Hand = { ship: null, item: null, disc: null }
  const plan = (key: string, values: unknown[][]): Plan =>
    new Plan(readDecision({ kind: 'choose', key: `eclipse.${key}`, rule: '', about: [], options: values.map((value) => ({ name: value.map((x) => (Array.isArray(x) ? x.join(',') : x)).join(' '), value })), refused: [] }))

  it('a ship is taken first, then sent', () => {
    const move = plan('move', [['move', 'cruiser', 221, 101], ['move', 'cruiser', 221, 201], ['done'], ['trade', 'money', 'science']])
    expect(touch(move, empty, 221)).toEqual({ kind: 'pick' })
    expect(touch(move, empty, 101)).toEqual({ kind: 'look' })
    expect(touch(move, { ...empty, ship: { ship: 'cruiser', from: 221 } }, 101)).toEqual({ kind: 'take', name: 'move cruiser 221 101' })
  })

  it('a disc comes from the track, or from the sector in hand', () => {
    const influence = plan('influence', [['influence', 101], ['shift', 221, 101], ['release', 221], ['done']])
    expect(touch(influence, empty, 101)).toEqual({ kind: 'take', name: 'influence 101' })
    expect(touch(influence, empty, 221)).toEqual({ kind: 'pick' })
    expect(touch(influence, { ...empty, disc: 221 }, 101)).toEqual({ kind: 'take', name: 'shift 221 101' })
  })

  it('a sector is never abandoned by a single click', () => {
    expect(touch(plan('bankrupt', [['abandon', 221], ['trade', 'science', 'money']]), empty, 221)).toEqual({ kind: 'pick' })
  })

  it('zones are places, and colony ships are offered aside', () => {
    const explore = plan('explore', [['explore', [1, -1]], ['done'], ['colonise', 221, 0, 'money']])
    expect(explore.zones).toEqual(['1,-1'])
    expect(touch(explore, empty, 221)).toEqual({ kind: 'look' })
    expect(explore.at(221).map((a) => a.verb)).toEqual(['colonise'])
  })
})
