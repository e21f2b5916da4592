import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Draft } from '../src/lib/draft.svelte'
import { readDecision, wordsOf } from '../src/lib/wire'

const about = { seat: 0, key: 'demo.ask', rule: 'DEM-1', secret: false, about: [] }
const named = (value: unknown, name: string) => ({ name, value })

function asked(more: object): Draft {
  const draft = new Draft()
  draft.ask(readDecision({ ...about, ...more }))
  return draft
}

describe('choose', () => {
  const options = [
    named(['build', [1, 0]], 'build 1,0'),
    named(['mine', [1, 0]], 'mine 1,0'),
    named(['build', [0, 1]], 'build 0,1'),
    named(null, 'pass'),
  ]
  const refused = [{ ...named(['build', [0, 0]], 'build 0,0'), reason: 'taken', args: [2] }]

  it('takes a place that belongs to one option', () => {
    const draft = asked({ kind: 'choose', options, refused })
    expect(draft.reach('0,1')).toBe('open')
    expect(draft.touch('0,1')).toBe(true)
    expect(draft.answer()).toEqual({ name: 'build 0,1' })
  })

  it('narrows down a place that belongs to several, and widens again', () => {
    const draft = asked({ kind: 'choose', options, refused })
    expect(draft.touch('1,0')).toBe(false)
    expect(draft.narrowed.map((o) => o.name)).toEqual(['build 1,0', 'mine 1,0'])
    expect(draft.reach('0,1')).toBeNull()
    expect(draft.touch('mine')).toBe(true)
    expect(draft.answer()).toEqual({ name: 'mine 1,0' })
    expect(draft.reach('0,1')).toBe('open')
    expect(draft.touch('0,1')).toBe(true)
    expect(draft.answer()).toEqual({ name: 'build 0,1' })
  })

  it('goes back when the same place is touched again', () => {
    const draft = asked({ kind: 'choose', options, refused })
    draft.touch('1,0')
    draft.touch('1,0')
    expect(draft.path).toEqual([])
    expect(draft.ready).toBe(false)
  })

  it('says why a refused place cannot be chosen', () => {
    const draft = asked({ kind: 'choose', options, refused })
    expect(draft.reach('0,0')).toBe('refused')
    expect(draft.touch('0,0')).toBe(false)
    expect(draft.asked?.reason).toBe('taken')
  })

  it('takes the same word twice where an option has it twice', () => {
    const pairs = [named(['a', 'a'], 'a a'), named(['a', 'b'], 'a b')]
    const draft = asked({ kind: 'choose', options: pairs, refused: [] })
    expect(draft.touch('a')).toBe(false)
    expect(draft.touch('a')).toBe(true)
    expect(draft.answer()).toEqual({ name: 'a a' })
  })
})

describe('pick', () => {
  const things = ['red', 'blue', 'green'].map((x) => named(x, x))

  it('answers in the order that was offered', () => {
    const draft = asked({ kind: 'pick', things, least: 2, most: 2 })
    draft.touch('green')
    expect(draft.missing).toBe(1)
    expect(draft.ready).toBe(false)
    draft.touch('red')
    expect(draft.answer()).toEqual({ value: ['red', 'green'] })
    draft.touch('blue')
    expect(draft.chosen).toEqual(['green', 'red'])
    draft.touch('red')
    expect(draft.chosen).toEqual(['green'])
  })

  it('replaces the one thing where only one is wanted', () => {
    const draft = asked({ kind: 'pick', things, least: 1, most: 1 })
    draft.touch('red')
    draft.touch('blue')
    expect(draft.answer()).toEqual({ value: ['blue'] })
  })

  it('keeps to the sets that are legal', () => {
    const draft = asked({ kind: 'pick', things, least: 2, most: 2, sets: [['red', 'blue'], ['red', 'green']] })
    draft.touch('blue')
    expect(draft.reach('green')).toBeNull()
    expect(draft.reach('red')).toBe('open')
    draft.touch('red')
    expect(draft.ready).toBe(true)
  })

  it('may be nothing', () => {
    const draft = asked({ kind: 'pick', things, least: 0, most: 2 })
    expect(draft.ready).toBe(true)
    expect(draft.answer()).toEqual({ value: [] })
  })
})

describe('number, allocate, arrange', () => {
  it('keeps a number on its steps', () => {
    const draft = asked({ kind: 'number', low: 1, high: 20, step: 4 })
    draft.setNumber(11)
    expect(draft.answer()).toEqual({ name: '13' })
    draft.setNumber(99)
    expect(draft.number).toBe(17)
    draft.setNumber(Number.NaN)
    expect(draft.number).toBe(17)
  })

  it('never gives out more than there is', () => {
    const bins = [{ name: 'red', most: 2 }, { name: 'blue', most: 3 }]
    const draft = asked({ kind: 'allocate', bins, total: 4, least: 4 })
    for (let i = 0; i < 9; i++) draft.touch('red')
    expect(draft.counts.red).toBe(2)
    draft.count('blue', 1)
    expect(draft.missing).toBe(1)
    draft.count('blue', 5)
    expect(draft.answer()).toEqual({ value: [['red', 2], ['blue', 2]] })
  })

  it('arranges all things', () => {
    const draft = asked({ kind: 'arrange', things: ['a', 'b', 'c'].map((x) => named(x, x)) })
    for (const x of ['c', 'a', 'b']) draft.touch(x)
    draft.move('b', -2)
    draft.move('b', -1)
    expect(draft.answer()).toEqual({ value: ['b', 'c', 'a'] })
  })
})

describe('compose', () => {
  const goods = { name: 'goods', fields: [[1, 2, 3]], most: 1, facts: 3 }
  const payment = { kind: 'compose', parts: [{ name: 'jord', fields: [], most: 1 }, goods, { name: 'ship', fields: [], most: 1 }], ordered: false, refused: [] }
  const deal = { kind: 'compose', parts: [{ name: 'give', fields: [[0, 1], ['red', 'white']], most: 2 }, { name: 'offer', fields: [], most: 1 }], ordered: true, refused: [] }
  const heard: string[] = []
  let say: (name: string) => Promise<[string, ...number[]] | null>

  function composing(more: object, eager = true): Draft {
    const draft = new Draft((name) => (heard.push(name), say(name)), eager)
    draft.ask(readDecision({ ...about, ...more }))
    return draft
  }
  const soon = (): Promise<unknown> => vi.advanceTimersByTimeAsync(200)

  beforeEach(() => {
    vi.useFakeTimers()
    heard.length = 0
    say = (name) => Promise.resolve(name.includes('goods,2') ? null : ['too-little', 2])
  })
  afterEach(() => vi.useRealTimers())

  it('takes a whole that is offered in place of what was begun', async () => {
    const draft = composing({ ...payment, offered: [{ name: 'ship jord', value: ['ship', 'jord'], facts: 4 }] })
    expect(draft.decision?.kind === 'compose' && draft.decision.offered.map((x) => [x.name, x.facts])).toEqual([['ship jord', 4]])
    draft.switch('goods')
    draft.lay(['ship', 'jord', 'unknown'])
    expect(draft.composed).toBe('jord ship')
    await soon()
    expect(heard.at(-1)).toBe('jord ship')
  })

  it('lays items with their values, those that nobody named with the first', () => {
    const draft = composing({ ...deal, offered: [] })
    draft.lay(['offer', ['give', 1, 'white'], ['give'], ['unknown', 3]])
    expect(draft.composed).toBe('offer give,1,white give,0,red')
  })

  it('puts items in the order of the parts, each once, and takes them out again', () => {
    const draft = composing(payment)
    expect(draft.composed).toBe('nothing')
    draft.switch('ship')
    draft.switch('goods')
    draft.touch('jord')
    expect(draft.composed).toBe('jord goods,1 ship')
    expect(draft.add('ship')).toBeNull()
    draft.set(draft.itemOf('goods')!.id, 0, 3)
    draft.touch('ship')
    expect(draft.composed).toBe('jord goods,3')
    expect([draft.reach('jord'), draft.reach('ship'), draft.reach('moon')]).toEqual(['chosen', 'open', null])
    draft.clear()
    expect([draft.composed, draft.begun]).toEqual(['nothing', false])
  })

  it('keeps the order of the player where it counts, and parts as often as they may stand', () => {
    const draft = composing(deal)
    const first = draft.add('give')!
    const second = draft.add('give', [1, 'white'])!
    expect(draft.add('give')).toBeNull()
    draft.add('offer')
    draft.touch('give')
    draft.shift(second, -1)
    draft.shift(second, -1)
    expect(draft.composed).toBe('give,1,white give,0,red offer')
    draft.remove(second)
    draft.shift(first, 1)
    draft.touch('white')
    expect(draft.composed).toBe('offer give,0,white')
  })

  it('can be sent when the rules have nothing against exactly this', async () => {
    const draft = composing(payment)
    await soon()
    expect([draft.verdict, draft.ready]).toEqual([['too-little', 2], false])
    draft.switch('goods')
    expect(draft.verdict).toBeUndefined()
    draft.set(draft.itemOf('goods')!.id, 0, 2)
    await soon()
    expect(heard).toEqual(['nothing', 'goods,2'])
    expect(draft.answer()).toEqual({ name: 'goods,2' })
    draft.switch('ship')
    expect(draft.answer()).toBeNull()
  })

  it('hears only what is said to the newest draft', async () => {
    const late: (() => void)[] = []
    say = (name) => new Promise((resolve) => late.push(() => resolve(name === 'jord' ? null : ['too-much'])))
    const draft = composing(payment, false)
    draft.switch('jord')
    await soon()
    draft.switch('ship')
    await soon()
    late[1]!()
    await soon()
    late[0]!()
    await soon()
    expect([heard, draft.verdict, draft.ready]).toEqual([['jord', 'jord ship'], ['too-much'], false])
  })

  it('asks again when nobody answers, and not about an aside before it is begun', async () => {
    let there = false
    say = () => (there ? Promise.resolve(null) : Promise.reject(new Error('away')))
    const draft = composing(payment, false)
    await soon()
    expect(heard).toEqual([])
    draft.wake()
    await soon()
    expect([draft.unjudged, draft.ready]).toEqual([true, false])
    there = true
    await vi.advanceTimersByTimeAsync(3000)
    expect([draft.unjudged, draft.ready]).toEqual([false, true])
  })

  it('stays when the question comes again with other parts, says what it lost, and is judged again', async () => {
    const draft = composing(payment)
    draft.switch('jord')
    draft.switch('goods')
    draft.set(draft.itemOf('goods')!.id, 0, 2)
    draft.switch('ship')
    await soon()
    expect(draft.ready).toBe(true)
    draft.ask(readDecision({ ...about, ...payment, parts: [{ ...goods, fields: [[1, 2]] }, { name: 'jord', fields: [], most: 1 }] }))
    expect([draft.composed, draft.dropped, draft.ready]).toEqual(['goods,2 jord', ['ship'], false])
    await soon()
    expect(draft.ready).toBe(true)
    draft.ask(readDecision({ ...about, ...payment, parts: [{ ...goods, fields: [[1]] }] }))
    expect([draft.composed, draft.dropped]).toEqual(['nothing', ['goods', 'jord']])
    draft.switch('goods')
    expect(draft.dropped).toEqual([])
    draft.ask(readDecision({ ...about, ...payment, seat: 1 }))
    expect(draft.begun).toBe(false)
  })
})

describe('a question that comes again', () => {
  const things = (...words: string[]): object => ({ kind: 'pick', things: words.map((w) => named(w, w)), least: 2, most: 2 })
  const again = (draft: Draft, more: object): void => draft.ask(readDecision({ ...about, ...more }))

  it('keeps what was begun while others act, and says what fell out', () => {
    const draft = asked(things('a', 'b', 'c'))
    draft.touch('a')
    draft.touch('b')
    again(draft, things('a', 'c', 'd'))
    expect([draft.chosen, draft.dropped, draft.question]).toEqual([['a'], ['b'], 1])
    again(draft, things('a', 'c', 'd', 'e'))
    expect([draft.chosen, draft.dropped]).toEqual([['a'], []])
  })

  it('is another question about something else, of another seat, or after my answer', () => {
    for (const more of [{ about: ['x'] }, { seat: 1 }, { key: 'demo.other' }]) {
      const draft = asked(things('a', 'b'))
      draft.touch('a')
      again(draft, { ...things('a', 'b', 'c'), ...more })
      expect([draft.chosen, draft.question]).toEqual([[], 2])
    }
    const draft = asked(things('a', 'b'))
    draft.touch('a')
    draft.begin()
    expect([draft.chosen, draft.question]).toEqual([[], 2])
  })

  it('keeps an option in hand, units as far as there is room, and a number in its bounds', () => {
    const choose = asked({ kind: 'choose', options: [named('a', 'a'), named('b', 'b')], refused: [] })
    choose.take('b')
    again(choose, { kind: 'choose', options: [named('b', 'b')], refused: [] })
    expect(choose.chosen).toEqual(['b'])
    again(choose, { kind: 'choose', options: [named('a', 'a')], refused: [] })
    expect([choose.chosen, choose.dropped]).toEqual([[], ['b']])
    const bins = (red: number, blue: number): object => ({ kind: 'allocate', bins: [{ ...named('red', 'red'), most: red }, { ...named('blue', 'blue'), most: blue }], least: 0, total: 4 })
    const share = asked(bins(2, 3))
    share.count('red', 2)
    share.count('blue', 2)
    again(share, bins(2, 1))
    expect([share.counts, share.dropped]).toEqual([{ red: 2, blue: 1 }, ['blue']])
    const number = asked({ kind: 'number', low: 0, high: 9 })
    number.setNumber(7)
    again(number, { kind: 'number', low: 0, high: 5 })
    expect(number.number).toBe(5)
  })
})
