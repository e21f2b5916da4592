import { describe, expect, it } from 'vitest'
import { battlesIn, losses } from '../src/boards/eclipse/history'
import { edgesOf, neighbour } from '../src/boards/eclipse/map'
import { Plan, touch, type Hand } from '../src/boards/eclipse/plan'
import { addUp, faultOf, hits, withPart } from '../src/boards/eclipse/ships'
import { readCatalogue, turnedEdges } from '../src/boards/eclipse/read'
import type { Blueprint, Sector, Stats } from '../src/boards/eclipse/types'
import { readDecision, type LogLine } from '../src/lib/wire'

const stats = (some: Partial<Stats>): Stats => ({ initiative: 0, computer: 0, shield: 0, hull: 0, drive: 1, made: 0, used: 0, cannon: [], missile: [], ...some })

describe('dice', () => {
  it('a burst always hits, a blank never, others when the sum reaches six', () => {
    expect(hits(6, 0, 9)).toBe(true)
    expect(hits(1, 9, 0)).toBe(false)
    expect(hits(5, 1, 0)).toBe(true)
    expect(hits(5, 2, 2)).toBe(false)
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

describe('the battles so far', () => {
  const line = (...events: [string, Record<string, unknown>][]): LogLine =>
    ({ start: 0, number: 1, at: 0, seat: 0, bot: false, events: events.map(([what, args]) => ({ what, args })) }) as unknown as LogLine

  it('are gathered from the log, with what was lost in each', () => {
    const log = [
      line(['round', { round: 2 }], ['battle', { seat: 0, foe: 'ancient', sector: 103 }], ['fired', { seat: 0, ship: 'cruiser', faces: [6], dice: [1] }]),
      line(['destroyed', { seat: 0, foe: 'ancient', ship: 'ancient' }], ['destroyed', { seat: 0, foe: 'ancient', ship: 'ancient' }], ['battle_won', { seat: 0, foe: 'ancient', sector: 103 }]),
      line(['bombarded', { seat: 0, foe: 1, sector: 108, faces: [6], damage: 1 }], ['cube_destroyed', { seat: 0, foe: 1, sector: 108 }]),
      line(['battle', { seat: 1, foe: 0, sector: 101 }]),
    ]
    const found = battlesIn(log)
    expect(found.map(({ round, sector, population, over }) => [round, sector, population, over])).toEqual([
      [2, 103, false, true],
      [2, 108, true, true],
      [2, 101, false, false],
    ])
    expect(found.map(({ won }) => won)).toEqual([0, null, null])
    expect(losses(found[0]!)).toEqual([{ who: 'ancient', ship: 'ancient', n: 2 }])
    expect(found[1]!.told.map((one) => one.what)).toEqual(['bombarded', 'cube_destroyed'])
  })
})
