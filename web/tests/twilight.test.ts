import { describe, expect, it } from 'vitest'
import { chances, combatCase, foesIn, groundCase, gunnersAt, rollsIn, spaceCase } from '../src/boards/twilight/battle'
import { arrived, filled, fleetOf, itemsOf, Ways, type Sailing } from '../src/boards/twilight/fleet'
import board from '../src/boards/twilight/game'
import { lines, troop } from '../src/boards/twilight/map'
import { hexesOf, reachOf } from '../src/boards/twilight/read'
import type { Catalogue, Counts, SeatView, TwilightView, Unit } from '../src/boards/twilight/types'
import { addedTo, loadOf, moveOf, total, unitId } from '../src/boards/twilight/units'
import type { Decision, LogLine, View } from '../src/lib/wire'

const unit = (type: string, more: Partial<Unit> = {}): Unit => ({ type, faction: '', cost: 1, pair: false, combat: 7, dice: 1, move: 1, capacity: 0, sustain: false, shield: false, barrage: [], bombardment: [], space_cannon: [], production: 0, by_resources: false, upgrades: '', ...more })
const sheet = { carrier: 'carrier', cruiser: 'cruiser', fighter: 'fighter', infantry: 'infantry', pds: 'pds', dreadnought: 'dreadnought' }
const CATALOGUE = {
  systems: { s1: { tile: 1, planets: ['jord'], anomaly: '', wormholes: [], faction: '' }, mist: { tile: 42, planets: [], anomaly: 'nebula', wormholes: [], faction: '' } },
  planets: { jord: { system: 's1', home: true } },
  units: { carrier: unit('carrier', { capacity: 4 }), cruiser: unit('cruiser', { move: 2 }), cruiser_ii: unit('cruiser', { move: 3, capacity: 1 }), fighter: unit('fighter', { move: 0 }), infantry: unit('infantry'), pds: unit('pds', { space_cannon: [6, 1] }), dreadnought: unit('dreadnought', { sustain: true, capacity: 1 }) },
  factions: { sol: { sheet }, norr: { sheet } },
  types: ['infantry', 'fighter', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'pds'],
} as unknown as Catalogue

function seat(faction: string, units: Record<string, Counts>, more: Partial<SeatView> = {}): SeatView {
  return { faction, units, damaged: {}, sheet: {}, technologies: {}, cannons: {}, local: [], combat: {}, fleet: [['printed', 3]], hangars: {}, excess: 0, tokens: [], planets: {}, ...more } as SeatView
}
const table = (...seats: SeatView[]): TwilightView => ({ seats, planets: { jord: {} }, systems: {}, homes: [], combat: null }) as unknown as TwilightView

describe('a home beside the galaxy', () => {
  it('lies in the corner below, where no tools are', () => {
    const view = { ...table(), systems: { left: '-3,0', right: '3,-3', low: '3,0' }, homes: ['creuss'] } as unknown as TwilightView
    const { q, r } = hexesOf(view).get('creuss')!
    expect([q, r + q / 2]).toEqual([4, 3])
  })
})

describe('units', () => {
  it('are those of the sheet, or upgraded', () => {
    const view = table(seat('sol', {}, { sheet: { cruiser: 'cruiser_ii' } }))
    expect([unitId(view, CATALOGUE, 0, 'cruiser'), unitId(view, CATALOGUE, 0, 'carrier')]).toEqual(['cruiser_ii', 'carrier'])
  })
  it('have values with reasons: what is peculiar to the place before what is everywhere', () => {
    const view = table(seat('sol', {}, { combat: { cruiser: [['unrelenting', 1]] }, local: [{ place: 'mist', type: 'cruiser', move: [['nebula', 1]], combat: [['nebula', 1]] }] }))
    expect(moveOf(view, CATALOGUE, 0, 'cruiser', 's1')).toEqual([['printed', 2]])
    expect(total(moveOf(view, CATALOGUE, 0, 'cruiser', 'mist'))).toBe(1)
    expect(addedTo(view, 0, 'cruiser', 's1')).toEqual([['unrelenting', 1]])
    expect(addedTo(view, 0, 'cruiser', 'mist')).toEqual([['nebula', 1]])
  })
  it('fill a fleet: docks support fighters, and some count as ships beyond the capacity', () => {
    const units = { carrier: 1, cruiser: 2, fighter: 5, infantry: 2 }
    expect(loadOf(table(seat('sol', {})), CATALOGUE, 0, 's1', units)).toEqual({ ships: 3, limit: 3, cargo: 7, room: 4, rooms: [['carrier', 4]] })
    expect(loadOf(table(seat('sol', {}, { hangars: { s1: 3 } })), CATALOGUE, 0, 's1', units).cargo).toBe(4)
    expect(loadOf(table(seat('sol', {}, { excess: 2 })), CATALOGUE, 0, 's1', units)).toEqual({ ships: 6, limit: 3, cargo: 4, room: 4, rooms: [['carrier', 4]] })
    expect(loadOf(table(seat('sol', {}, { excess: 1 })), CATALOGUE, 0, 's1', units).ships).toBe(4.5)
  })
})

describe('a movement', () => {
  const carrier: Sailing = { type: 'carrier', origin: 's2', stops: [], cargo: [] }
  it('is the same as items and as ships', () => {
    const fleet = [{ ...carrier, stops: ['s3'], cargo: [{ type: 'infantry', place: 'jord', n: 2 }] }, { type: 'cruiser*', origin: 's4', stops: [], cargo: [] }]
    expect(fleetOf(itemsOf(fleet))).toEqual(fleet)
  })
  it('brings ships and cargo to what is there, damaged ones as such', () => {
    const fleet = [{ ...carrier, cargo: [{ type: 'infantry', place: 'jord', n: 2 }] }, { ...carrier, type: 'dreadnought*' }, { ...carrier, type: 'cruiser', origin: 's1' }]
    expect(arrived(fleet, 's1', { cruiser: 1 }, {})).toEqual({ units: { cruiser: 1, carrier: 1, infantry: 2, dreadnought: 1 }, damaged: { dreadnought: 1 } })
  })
  it('fills a ship with infantry before fighters, up to its capacity', () => {
    const loads = [{ type: 'fighter', place: 's2', left: 5 }, { type: 'infantry', place: 'jord', left: 3 }]
    expect(filled(carrier, 4, loads).cargo).toEqual([{ type: 'infantry', place: 'jord', n: 3 }, { type: 'fighter', place: 's2', n: 1 }])
  })
  it('knows its ways and who can come from what the question says', () => {
    const voyage = { way: ['s1'], move: [['printed', 1]], spurred: false, risk: 30 }
    const detour = { way: ['s3', 's1'], risk: 51 }
    const move = { key: 'twilight.move', kind: 'compose', parts: [{ name: 'carrier', fields: [['s2']], facts: { s2: voyage } }, { name: 'via', fields: [['s3']], facts: { 'carrier s2': { s3: detour } } }] }
    const ways = new Ways(move as unknown as Decision)
    expect([ways.from('carrier', 's2'), ways.of(carrier), ways.stops(carrier)]).toEqual([voyage, voyage, ['s3']])
    expect(ways.of({ ...carrier, stops: ['s3'] })).toEqual(detour)
    expect(ways.of({ ...carrier, stops: ['s3', 's9'] })).toBeUndefined()
    const action = { key: 'twilight.action', kind: 'choose', options: [{ name: 'activate s1', value: ['activate', 's1'], facts: { s2: { carrier: 1 } } }, { name: 'activate s3', value: ['activate', 's3'] }] }
    expect([...reachOf(action as unknown as Decision)]).toEqual([['s1', { s2: { carrier: 1 } }]])
  })
})

describe('a combat that may come', () => {
  const view = table(
    seat('sol', { s1: { cruiser: 1 } }, { sheet: { cruiser: 'cruiser_ii' }, technologies: { cruiser_ii: true } }),
    seat('norr', { s1: { dreadnought: 2, fighter: 1 }, jord: { infantry: 2, pds: 1 } }, { damaged: { s1: { dreadnought: 1 } }, cannons: { s1: { pds: 1 } }, planets: { jord: true } }),
  )
  it('is asked about with upgrades, damage, and whoever fires before', () => {
    expect(foesIn(view, 0, 's1')).toEqual([1])
    expect(gunnersAt(view, 0, 's1')).toEqual([{ seat: 1, cannons: { pds: 1 } }])
    expect(spaceCase(view, CATALOGUE, 's1', 0, { cruiser: 3, infantry: 2 }, {}, 1)).toEqual({
      attacker: { units: { cruiser_ii: 3 }, faction: 'sol', technologies: ['cruiser_ii'] },
      defender: { units: { dreadnought: 2, fighter: 1 }, damaged: { dreadnought: 1 }, faction: 'norr', technologies: [], pds: { pds: 1 }, pds_where: 'active system' },
    })
  })
  it('is none without ships on either side; in a nebula it is said', () => {
    expect(spaceCase(view, CATALOGUE, 's1', 0, { infantry: 2 }, {}, 1)).toBeNull()
    const third = table(...view.seats, seat('sol', {}, { cannons: { s1: { pds: 2 } }, technologies: { plasma_scoring: true } }))
    expect(spaceCase(third, CATALOGUE, 's1', 0, { cruiser: 1 }, {}, 1)?.others).toEqual([{ pds: { pds: 2 }, faction: 'sol', technologies: ['plasma_scoring'] }])
    expect(spaceCase(view, CATALOGUE, 'mist', 0, { cruiser: 2 }, {}, 1)).toBeNull()
    const misty = table(seat('sol', {}), seat('norr', { mist: { cruiser: 1 } }))
    expect(spaceCase(misty, CATALOGUE, 'mist', 0, { cruiser: 2 }, {}, 1)?.nebula).toBe(true)
  })
  it('is fought for a planet only by those who land and those who stand there', () => {
    expect(groundCase(view, CATALOGUE, 'jord', 0, 2, { cruiser: 1, infantry: 2 }, 1)).toEqual({
      attacker: { units: { infantry: 2 }, faction: 'sol', technologies: ['cruiser_ii'], bombarding_ships: { cruiser_ii: 1 } },
      defender: { units: { infantry: 2 }, faction: 'norr', technologies: [], pds: { pds: 1 }, pds_where: 'invaded planet' },
    })
    expect(groundCase(view, CATALOGUE, 'jord', 0, 0, {}, 1)).toBeNull()
  })
  it('has no cannons once it is being fought, and no barrage after its first round', () => {
    const first = { ...view, combat: { attacker: 0, defender: 1, place: 's1', round: 1 } }
    expect(combatCase(first, CATALOGUE)?.defender.pds).toBeUndefined()
    expect(combatCase(first, CATALOGUE)?.begun).toBeUndefined()
    expect(combatCase({ ...first, combat: { ...first.combat, round: 2 } }, CATALOGUE)?.begun).toBe(true)
    expect(combatCase(view, CATALOGUE)).toBeNull()
  })
  it('is told by the last dice of each side', () => {
    const line = (what: string, args: object): LogLine => ({ events: [{ what, args, to: null }] }) as unknown as LogLine
    const rolled = (seat: number, face: number): LogLine => line('rolled', { seat, faces: [face] })
    expect(rollsIn([rolled(0, 1), line('combat', {}), rolled(0, 4), rolled(1, 5), rolled(0, 9)]).map(({ seat, faces }) => [seat, faces])).toEqual([[1, [5]], [0, [9]]])
    expect(rollsIn([rolled(0, 1), line('activated', {})])).toEqual([])
  })
  it('has chances that make a hundred', () => {
    expect(chances({ attacker_win: 0.335, draw: 0.335, defender_win: 0.33 })).toEqual({ win: 34, draw: 34, lose: 32 })
  })
})

describe('the map', () => {
  it('breaks long names in the middle, where they can be', () => {
    expect(lines('Новый Альбион', 10)).toEqual(['Новый', 'Альбион'])
    expect(lines('Мекатол-Рекс', 10)).toEqual(['Мекатол-', 'Рекс'])
    expect([lines('Ксксехан', 10), lines('Длинноеимябезпробелов', 10)]).toEqual([['Ксксехан'], ['Длинноеимябезпробелов']])
  })
  it('draws units as large as they can be in so many rows', () => {
    const force = (units: Counts): Parameters<typeof troop>[0] => ({ seat: 0, units, damaged: { dreadnought: 1 } })
    expect(troop(force({ cruiser: 1 }), CATALOGUE.types, [28, 20], 128, 1, true)).toMatchObject({ size: 28, rows: [{ figures: [{ type: 'cruiser', n: 1 }] }] })
    const many = troop(force({ cruiser: 2, carrier: 2, dreadnought: 2, fighter: 6, infantry: 3 }), CATALOGUE.types, [28, 20], 128, 1, true)
    expect(many.size).toBe(20)
    expect(many.rows.length).toBe(2)
    expect(many.rows.flatMap((row) => row.figures).map(({ hurt }) => hurt)).toEqual([1, 0, 0, 0, 0])
  })
  it('scores are points', () => {
    expect(board.scores?.({ seats: [{ points: 3 }, { points: 0 }] } as unknown as View)).toEqual([3, 0])
  })
})
