import { describe, expect, it } from 'vitest'
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

describe('number, allocate, arrange, offer, either', () => {
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

  it('sends terms, or an act', () => {
    const offer = asked({ kind: 'offer', form: 'give <what>' })
    expect(offer.ready).toBe(false)
    offer.terms = ' give 3 '
    expect(offer.answer()).toEqual({ name: 'give 3' })
    const either = asked({ kind: 'either', acts: { options: [named('ready', 'ready')], refused: [] }, terms: { form: 'give' } })
    expect(either.take('ready')).toBe(true)
    expect(either.answer()).toEqual({ name: 'ready' })
  })
})

describe('a question that comes again', () => {
  it('keeps what was begun, a new one does not', () => {
    const draft = asked({ kind: 'pick', things: [named('a', 'a'), named('b', 'b')], least: 2, most: 2 })
    draft.touch('a')
    draft.ask(readDecision({ ...about, kind: 'pick', things: [named('a', 'a'), named('b', 'b')], least: 2, most: 2 }))
    expect(draft.chosen).toEqual(['a'])
    draft.ask(readDecision({ ...about, kind: 'pick', things: [named('a', 'a')], least: 1, most: 1 }))
    expect(draft.chosen).toEqual([])
  })
})

describe('words of an option', () => {
  it('are its words and places, not its numbers', () => {
    expect(wordsOf('mine')).toEqual(['mine'])
    expect(wordsOf([3, -2])).toEqual(['3,-2'])
    expect(wordsOf(['build', [3, -2], 4])).toEqual(['build', '3,-2'])
    expect(wordsOf(null)).toEqual([])
  })
})
