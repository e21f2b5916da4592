import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { commonLeft, isLow, isSlow, LIVE, mark, ownLeft, SLOW, span, timeLeft } from '../src/lib/clock'
import { Live } from '../src/lib/live.svelte'
import type { Clock, ClockRules } from '../src/lib/wire'
import { Clocks } from '../src/table/clocks.svelte'

const TURN: ClockRules = { kind: 'turn', seconds: 120, increment: 0, then: 'bot' }
const GAME: ClockRules = { kind: 'game', seconds: 1800, increment: 15, then: 'bot' }
const clock = (more: Partial<Clock>): Clock => ({ rules: GAME, left: [100_000, 50_000, null], running: [0], up: [], common: null, since: 5000, ...more })

describe('a clock', () => {
  it('takes from those whose time runs since the server said so', () => {
    expect(ownLeft(clock({}), 0, 35_000)).toBe(70_000)
    expect(ownLeft(clock({}), 1, 35_000)).toBe(50_000)
    expect(ownLeft(clock({}), 2, 35_000)).toBeNull()
    expect(ownLeft(clock({}), 0, 4000), 'before the message').toBe(100_000)
    expect(ownLeft(clock({}), 0, 500_000)).toBe(0)
    expect(ownLeft(clock({ running: [], since: null }), 0, 500_000)).toBe(100_000)
  })
  it('is one for all who are asked in secret, and then nobody pays', () => {
    const poll = clock({ common: 60_000, running: [0, 1] })
    expect(commonLeft(poll, 15_000)).toBe(50_000)
    expect(ownLeft(poll, 0, 15_000)).toBe(100_000)
    expect(commonLeft(clock({}), 15_000)).toBeNull()
    const over = clock({ rules: TURN, common: 0, running: [], up: [0, 1], since: null })
    expect([commonLeft(over, 15_000), ownLeft(over, 0, 15_000)]).toEqual([0, null])
    expect(commonLeft(clock({ common: 9, running: [], since: null }), 15_000), 'only bots are asked').toBeNull()
  })
  it('of turns says nothing of who has none', () => {
    expect(ownLeft(clock({ rules: TURN }), 0, 5000)).toBe(100_000)
    expect(ownLeft(clock({ rules: TURN }), 1, 5000)).toBeNull()
    expect(ownLeft(clock({ rules: TURN, left: [0, 50_000, null], running: [], up: [0] }), 0, 5000)).toBe(0)
  })
  it('is read as minutes, hours or days', () => {
    expect(timeLeft(61_000, 'en')).toBe('1:01')
    expect(timeLeft(59_001, 'en'), 'the last second lasts').toBe('1:00')
    expect(timeLeft(1, 'en')).toBe('0:01')
    expect(timeLeft(0, 'en')).toBe('0:00')
    expect(timeLeft(3_725_000, 'en')).toBe('1:02:05')
    expect(timeLeft(53 * 3_600_000, 'en')).toBe('2 days 5 hr')
    expect(timeLeft(48 * 3_600_000, 'en')).toBe('2 days')
    expect(span(120, 'en')).toBe('2 minutes')
    expect(span(90, 'en')).toBe('90 seconds')
    expect(span(3 * 86_400, 'ru')).toBe('3 дня')
  })
  it('is low in its last minute, of days in the last hour', () => {
    expect(isLow(GAME, 60_000)).toBe(false)
    expect(isLow(GAME, 59_999)).toBe(true)
    expect(mark({ ...TURN, seconds: 60 }), 'not from the start').toBe(15_000)
    const days = { ...TURN, seconds: 3 * 86_400 }
    expect(isLow(days, 3_599_000)).toBe(true)
    expect(isLow(days, 3_601_000)).toBe(false)
    expect(LIVE.some(isSlow)).toBe(false)
    expect(SLOW.every(isSlow)).toBe(true)
  })
})

describe('the clocks of a page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('count by themselves, and warn once', () => {
    const warn = vi.fn()
    let now = clock({ rules: TURN, left: [90_000], since: 2_000_000 })
    const clocks = new Clocks(() => now, () => 1_000_000, () => [0], warn)
    clocks.open()
    vi.advanceTimersByTime(29_000)
    expect([clocks.own(0), clocks.warned, warn.mock.calls.length]).toEqual([61_000, false, 0])
    vi.advanceTimersByTime(40_000)
    expect([clocks.own(0), clocks.warned, warn.mock.calls.length]).toEqual([21_000, true, 1])
    now = clock({ rules: TURN, left: [21_000], running: [], since: null })
    clocks.look()
    expect(clocks.warned).toBe(false)
    clocks.close()
    expect(vi.getTimerCount()).toBe(0)
  })
  it('do not warn of the time of others', () => {
    const warn = vi.fn()
    const clocks = new Clocks(() => clock({ rules: TURN, left: [1000], since: 2_000_000 }), () => 1_000_000, () => [1], warn)
    clocks.look()
    expect(warn).not.toHaveBeenCalled()
  })
  it('go by the clock of the server', () => {
    const live = new Live('t', null)
    const inside = live as unknown as { hear: (message: Record<string, unknown>) => void; readChat: () => void }
    inside.readChat = () => {}
    inside.hear.call(live, { type: 'state', serial: 1, epoch: 0, number: 3, status: 'open', lines: [], lines_from: 3, now: 1_000_700 })
    expect(live.ahead).toBe(700)
    inside.hear.call(live, { type: 'change', serial: 2, patch: {}, lines: [], lines_from: 3, now: 1_000_900 })
    expect(live.ahead).toBe(900)
  })
})
