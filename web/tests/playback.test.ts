import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { boardOf } from '../src/boards'
import type { LogEvent, LogLine, TableState, View } from '../src/lib/wire'
import { TableModel } from '../src/table/model.svelte'
import { beatsOf, due, LONGEST, PATIENCE, PAUSE, Playback, type Beat, type Scene, type Stage } from '../src/table/playback.svelte'
import { prefs } from '../src/lib/prefs.svelte'

const event = (what: string, args: Record<string, unknown> = {}, to: number[] | null = null): LogEvent => ({ what, args, to })
const line = (start: number, number: number, seat: number | null, ...events: LogEvent[]): LogLine => ({ start, number, at: 0, seat, bot: false, events })
const words = (beats: Beat[]): string[] => beats.map((b) => `${b.seat ?? '-'} ${b.events.map((e) => e.what).join('+')} @${b.at}${b.final ? '' : ' …'}`)
const nobody = new Set<number>()

describe('steps of what happened', () => {
  it('are what one seat did within one answer', () => {
    const lines = [line(0, 1, 1, event('a', { seat: 1 }), event('b', { seat: 1 })), line(1, 3, 2, event('c', { seat: 2 }), event('d', { seat: 1 }), event('e', { seat: 2 }))]
    expect(words(beatsOf(lines, {}, nobody))).toEqual(['1 a+b @1', '2 c @1 …', '1 d @1', '2 e @3'])
  })

  it('are the volleys of a battle one by one, with what each of them did', () => {
    const shot = (seat: number | string, ...rest: LogEvent[]): LogEvent[] => [event('fired', { seat, faces: [1], dice: [1] }), ...rest]
    const battle = line(5, 9, 0, event('battle', { seat: 0 }), ...shot(0), ...shot('ancient', event('damaged', { seat: 'ancient', foe: 0 })), ...shot('ancient'), event('battle_over'))
    expect(words(beatsOf([battle], boardOf('eclipse'), nobody))).toEqual(['0 battle @5 …', '0 fired @5', '- fired+damaged @5 …', '- fired @5 …', '- battle_over @9'])
  })

  it('are income seat by seat, after the round was said', () => {
    const income = [2, 0, 1].map((seat) => event('income', { seat, gains: {} }))
    const lines = [line(7, 8, 1, event('passed', { seat: 1, booster: 'booster1', points: 0 }), event('round', { round: 2 }), ...income)]
    expect(words(beatsOf(lines, boardOf('gaia'), nobody))).toEqual(['1 passed @7 …', '- round @7', '2 income @7', '0 income @7', '1 income @8'])
  })

  it('leave out what I have just chosen, but not what came of it', () => {
    const mine = new Set([0])
    const chose = line(0, 1, 2, event('chose', { seat: 0 }), event('chose', { seat: 2 }))
    const drew = line(1, 3, 0, event('developed', { seat: 0, card: 'x', paid: 1 }), event('drew', { seat: 0, n: 1 }), event('drew_these', { cards: ['y'] }, [0]))
    expect(words(beatsOf([chose, drew], boardOf('race'), mine))).toEqual(['2 chose @1', '0 developed+drew+drew_these @3'])
    expect(words(beatsOf([line(3, 4, 0, event('developed', { seat: 0 }))], boardOf('race'), mine))).toEqual([])
  })

  it('leave out my own public acts where the board does not say which', () => {
    const lines = [line(0, 1, 0, event('x', { seat: 0 })), line(1, 2, 1, event('x', { seat: 0 })), line(2, 3, 0, event('y', {}, [0]))]
    expect(words(beatsOf(lines, {}, new Set([0])))).toEqual(['0 x @2', '0 y @3'])
  })
})

const scene = (number: number): Scene => ({ number, view: { at: number } as View, trail: [] })

function staged(more: Partial<Stage> = {}): { playback: Playback; read: number[]; ended: () => number } {
  const read: number[] = []
  let ends = 0
  const playback = new Playback({
    speed: () => 'normal',
    unseen: () => false,
    read: (number) => {
      read.push(number)
      return Promise.resolve(scene(number))
    },
    ended: () => void ends++,
    ...more,
  })
  return { playback, read, ended: () => ends }
}
const steps = (n: number, from = 0): Beat[] => beatsOf(Array.from({ length: n }, (_, i) => line(from + i, from + i + 1, 1, event('x', { seat: 1 }))), {}, nobody)

describe('playback', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

  it('shows step after step with its position, and then the present', async () => {
    const { playback, ended } = staged()
    playback.keep(scene(0))
    playback.play(steps(2))
    expect([playback.on, playback.step, playback.steps, playback.now?.line.number]).toEqual([true, 1, 2, 1])
    expect(playback.shown?.number, 'nothing later is shown before it').toBe(0)
    await pass(1)
    expect(playback.shown?.number).toBe(1)
    expect(playback.before(playback.now!)).toEqual({ at: 0 })
    expect(playback.after(playback.now!)).toEqual({ at: 1 })
    await pass(PAUSE.normal)
    expect([playback.step, playback.shown?.number]).toEqual([2, 2])
    expect(ended()).toBe(0)
    await pass(PAUSE.normal)
    expect([playback.on, playback.now, playback.shown, ended()]).toEqual([false, null, null, 1])
  })

  it('asks for each position once, the next one ahead, and for none that the page has', async () => {
    const { playback, read } = staged()
    for (const n of [0, 3]) playback.keep(scene(n))
    playback.play(steps(3))
    expect(read).toEqual([1, 2])
    await pass(10 * PAUSE.normal)
    playback.play(steps(3))
    await pass(10 * PAUSE.normal)
    expect(read).toEqual([1, 2])
  })

  it('does not wait for a position that does not come', async () => {
    const { playback } = staged({ read: () => Promise.reject(new Error('no')) })
    playback.keep(scene(0))
    playback.play(steps(2))
    await pass(PAUSE.normal + 1)
    expect([playback.step, playback.shown?.number]).toEqual([2, 0])
    await pass(PAUSE.normal)
    expect(playback.on).toBe(false)
  })

  it('never takes long: many steps pass quickly, and those that come meanwhile too', async () => {
    const { playback } = staged()
    playback.play(steps(200))
    await pass(LONGEST / 2)
    expect(playback.step).toBeGreaterThan(80)
    playback.play(steps(100, 200))
    await pass(LONGEST)
    expect(playback.on).toBe(false)
    playback.play(steps(3))
    await pass(PAUSE.normal - 1)
    expect(playback.step, 'few take their time').toBe(1)
  })

  it('gives a step with much in it more time, and is as fast as one likes', () => {
    const [small] = steps(1)
    const big = { ...small!, events: Array.from({ length: 4 }, () => event('x')) }
    expect(due(big, 'normal')).toBeGreaterThan(due(small!, 'normal'))
    expect(due(small!, 'slow')).toBeGreaterThan(due(small!, 'normal'))
    expect(due(small!, 'fast')).toBeLessThan(due(small!, 'normal'))
  })

  it('ends at once when it is skipped, and can be shown again', async () => {
    const { playback, ended } = staged()
    playback.play(steps(5))
    playback.stop()
    expect([playback.on, ended()]).toEqual([false, 1])
    await pass(LONGEST)
    expect(ended()).toBe(1)
    playback.play(steps(5))
    expect([playback.step, playback.steps]).toEqual([1, 5])
  })

  it('shows nothing to who wants it still', () => {
    const { playback, read } = staged({ speed: () => null })
    playback.hold(0)
    playback.play(steps(3))
    expect([playback.on, read]).toEqual([false, []])
  })

  it('waits for who looks elsewhere, and begins when they come back', async () => {
    let hidden = true
    const { playback } = staged({ unseen: () => hidden })
    playback.keep(scene(0))
    playback.keep(scene(2))
    playback.play(steps(2))
    await pass(LONGEST)
    expect([playback.on, playback.now, playback.shown?.number]).toEqual([true, null, 0])
    hidden = false
    playback.wake()
    expect(playback.step).toBe(1)
    await pass(3 * PAUSE.normal)
    expect(playback.on).toBe(false)
  })

  it('waits for the log, but not for long', async () => {
    const { playback, ended } = staged()
    playback.hold(0)
    expect(playback.on).toBe(true)
    await pass(PATIENCE)
    expect([playback.on, ended()]).toEqual([false, 1])
    playback.hold(0)
    playback.play(steps(1))
    await pass(PATIENCE - 100)
    expect(playback.now).not.toBeNull()
    playback.hold(0)
    await pass(PAUSE.normal)
    playback.hold(0)
    playback.play([])
    expect(playback.on, 'there was nothing').toBe(false)
  })

  it('keeps nothing that other eyes have seen, nor what was read for them', async () => {
    let arrive: (found: Scene) => void = () => {}
    const { playback } = staged({ read: () => new Promise((resolve) => (arrive = resolve)) })
    playback.keep(scene(0))
    playback.play(steps(1))
    playback.forget()
    arrive(scene(1))
    await pass(1)
    expect(playback.on).toBe(false)
    expect([playback.before(steps(1)[0]!), playback.after(steps(1)[0]!)]).toEqual([null, null])
  })
})

/** A table with two seats of mine, or one; what the server would say is said by hand. */
class Room {
  readonly model = new TableModel('t')
  private serial = 0
  private lines: LogLine[] = []
  private log: { resolve: (lines: LogLine[]) => void; seat: string }[] = []

  constructor(readonly seats: number[] = [0]) {
    vi.stubGlobal('fetch', (url: string) => {
      if (!url.includes('/log')) return new Promise(() => {})
      const seat = new URL(url, 'http://x').searchParams.get('seat') ?? ''
      return new Promise((resolve) => this.log.push({ seat, resolve: (lines) => resolve(new Response(JSON.stringify({ lines, number: 0 }))) }))
    })
    this.model.live.key = 'k'
  }

  /** The log is answered as the server would: with what the seat may know. */
  async readLog(): Promise<void> {
    await vi.advanceTimersByTimeAsync(0)
    for (const { resolve, seat } of this.log.splice(0)) {
      resolve(this.lines.map((l) => ({ ...l, events: l.events.filter((e) => e.to === null || (seat !== '' && e.to.includes(Number(seat)))) })))
    }
    await vi.advanceTimersByTimeAsync(0)
  }

  tell(number: number, waiting: number[], lines: LogLine[] = [], more: Partial<TableState> = {}): void {
    const before = this.lines.at(-1)?.number ?? number
    this.lines.push(...lines)
    const decision = (seat: number): unknown => (waiting.includes(seat) ? { kind: 'choose', seat, key: `k${number}`, rule: '', about: [], options: [], refused: [] } : null)
    const eyes = this.seats.map((seat) => ({ seat, view: { me: { seat, hand: [seat] } }, decision: decision(seat), aside: null, moment: String(number), sealed: false, standing: {}, spans: [], undo: null }))
    const seats = [0, 1].map((seat) => ({ seat, kind: 'person', name: `P${seat}`, mine: this.seats.includes(seat) }))
    const state = { type: 'state', serial: ++this.serial, epoch: 0, number, status: 'playing', game: 'none', seats, waiting, sealed: [], may: [], trail: [], eyes, lines, lines_from: before, options: {}, ...more }
    ;(this.model.live as unknown as { hear: (m: unknown) => void }).hear(state)
  }

  get told(): string[] {
    return this.model.playback.now?.events.map((e) => e.what) ?? []
  }
}

describe('a table with playback', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.stubGlobal('document', { hidden: false })
    prefs.now.playback = 'normal'
    prefs.now.motion = 'auto'
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const opened = async (seats?: number[], waiting = [0]): Promise<Room> => {
    const room = new Room(seats)
    room.tell(4, waiting, [line(0, 2, null, event('old')), line(2, 4, 1, event('old', { seat: 1 }))])
    await room.readLog()
    return room
  }

  it('plays nothing when the page has just been opened', async () => {
    const { model } = await opened()
    expect([model.playback.on, model.myTurn]).toEqual([false, true])
  })

  it('plays what came between my answer and my question, and asks only then', async () => {
    const room = await opened()
    room.tell(5, [1], [line(4, 5, 0, event('mine', { seat: 0 }))])
    expect(room.model.playback.on).toBe(false)
    room.tell(6, [0], [line(5, 6, 1, event('theirs', { seat: 1 }))])
    expect([room.told, room.model.myTurn, room.model.awaited, room.model.elsewhere]).toEqual([['theirs'], false, true, true])
    await vi.advanceTimersByTimeAsync(PAUSE.normal)
    expect([room.told, room.model.myTurn]).toEqual([[], true])
    expect(room.model.hands.settling, 'the question is new').toBe(true)
    expect(room.model.repeatable.map((b) => b.events[0]!.what)).toEqual(['theirs'])
  })

  it('does not disturb who is thinking, but can tell them', async () => {
    const room = await opened([0], [0, 1])
    const { question } = room.model.draft
    room.tell(5, [0, 1], [line(4, 5, 1, event('aside', { seat: 1 }))], {})
    expect(room.model.draft.question).toBe(question + 1) // another question: key k5
    expect(room.told).toEqual(['aside'])
    room.model.skip()
    const same = room.model.live.state!.eyes
    room.tell(6, [0, 1], [line(5, 6, 1, event('aside', { seat: 1 }))], { eyes: same })
    expect(room.model.playback.on).toBe(false)
    expect(room.model.repeatable.length).toBeGreaterThan(0)
  })

  it('plays what came before the question also if the log comes late, and others act meanwhile', async () => {
    const room = new Room()
    room.tell(4, [0], [line(0, 4, null, event('old'))])
    room.tell(5, [0], [line(4, 5, 1, event('theirs', { seat: 1 }))])
    const same = room.model.live.state!.eyes
    room.tell(6, [0], [line(5, 6, 1, event('sealed', { seat: 1 }))], { eyes: same })
    expect([room.model.playback.on, room.told]).toEqual([true, []])
    await room.readLog()
    await vi.advanceTimersByTimeAsync(200)
    await room.readLog()
    expect([room.told, room.model.playback.steps]).toEqual([['theirs'], 2])
  })

  it('plays nothing after an undo, in a replay, with reduced motion, or when it is off; the last can be shown again', async () => {
    const quiet = async (how: (room: Room) => void): Promise<TableModel> => {
      const room = await opened()
      how(room)
      await room.readLog()
      room.tell(6, [0], [line(4, 6, 1, event('theirs', { seat: 1 }))])
      await room.readLog()
      expect(room.model.playback.on).toBe(false)
      return room.model
    }
    await quiet((room) => (room.model.replaying = true))
    prefs.now.motion = 'off'
    const still = await quiet(() => {})
    expect(still.repeatable).toEqual([])
    still.again()
    expect(still.playback.on).toBe(false)
    prefs.now.motion = 'auto'
    prefs.now.playback = 'off'
    const off = await quiet(() => {})
    off.again()
    expect(off.playback.now?.events[0]!.what).toBe('theirs')
    prefs.now.playback = 'normal'
    const room = await opened()
    room.tell(6, [0], [line(4, 6, 1, event('theirs', { seat: 1 }))], { epoch: 1 })
    await room.readLog()
    expect(room.model.playback.on).toBe(false)
  })

  it('plays on one screen for each seat what it may see since its own answer, and nothing behind a curtain', async () => {
    const room = await opened([0, 1])
    const { model } = room
    expect([model.passTo, model.playback.on]).toEqual([0, false])
    model.takeDevice()
    await room.readLog()
    expect([model.shown, model.playback.on]).toEqual([0, false])
    room.tell(6, [1], [line(4, 6, 0, event('drew', { seat: 0 }), event('secret', {}, [0]))])
    expect([model.curtain, model.playback.on]).toEqual([true, false])
    await room.readLog()
    expect(model.playback.on, 'nothing plays behind it').toBe(false)
    model.takeDevice()
    expect([model.playback.on, room.told]).toEqual([true, []])
    await room.readLog()
    expect(room.told, 'not what only the other knows').toEqual(['drew'])
    expect(JSON.stringify(model.repeatable)).not.toContain('secret')
    model.skip()
    room.tell(7, [0], [line(6, 7, 1, event('hidden', {}, [1]), event('built', { seat: 1 }))])
    await room.readLog()
    model.takeDevice()
    await room.readLog()
    expect(room.told, 'my own, which the curtain hid from me').toEqual(['drew', 'secret'])
    await vi.advanceTimersByTimeAsync(1.2 * PAUSE.normal)
    expect(room.told).toEqual(['built'])
    expect(JSON.stringify(model.repeatable)).not.toContain('hidden')
  })

  it('shows a seat no position that another has seen', async () => {
    const room = await opened([0, 1], [0, 1])
    const { model } = room
    model.takeDevice()
    await room.readLog()
    room.tell(5, [0, 1], [line(4, 5, 0, event('mine', { seat: 0 }))])
    model.skip()
    const [beat] = beatsOf([line(4, 5, 0, event('mine', { seat: 0 }))], {}, nobody)
    expect(model.playback.before(beat!)).toMatchObject({ me: { seat: 0 } })
    model.giveDevice(1)
    model.takeDevice()
    expect(model.playback.before(beat!)).toBeNull()
    expect(model.playback.after(beat!)).toMatchObject({ me: { seat: 1 } })
  })
})
