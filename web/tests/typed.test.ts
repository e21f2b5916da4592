import { describe, expect, test } from 'vitest'
import { readDecision, type Decision } from '../src/lib/decision'
import { completions, flaw } from '../src/lib/typed'

const ask = (more: Record<string, unknown>): Decision => readDecision({ key: 'x.y', rule: '', about: [], secret: false, ...more })!
const names = (...all: string[]): { name: string; value: string }[] => all.map((name) => ({ name, value: name }))

const choose = ask({ kind: 'choose', options: names('build-mine 3,-2', 'build-lab 3,-2', 'pass'), refused: [] })
const pick = ask({ kind: 'pick', things: names('red', 'rose', 'blue'), least: 1, most: 2 })

describe('typing an answer', () => {
  test('completes the whole name of an option, by its beginning, its inside or its label', () => {
    expect(completions(choose, 'build')).toEqual(['build-mine 3,-2', 'build-lab 3,-2'])
    expect(completions(choose, 'lab')).toEqual(['build-lab 3,-2'])
    expect(completions(choose, 'пас', (name) => (name === 'pass' ? 'Пас' : ''))).toEqual(['pass'])
    expect(completions(choose, '')).toHaveLength(3)
  })

  test('completes things word by word, each once, and no more than there may be', () => {
    expect(completions(pick, 'r')).toEqual(['red', 'rose'])
    expect(completions(pick, 'red ')).toEqual(['red rose', 'red blue'])
    expect(completions(pick, 'red blue ')).toEqual([])
  })

  test('completes shares with as much as is left', () => {
    const share = ask({ kind: 'allocate', bins: [{ name: 'red', most: 2 }, { name: 'blue', most: 3 }], least: 4, total: 4 })
    expect(completions(share, 'r')).toEqual(['red,2'])
    expect(completions(share, 'blue,')).toEqual(['blue,1', 'blue,2', 'blue,3'])
    expect(completions(share, 'blue,3 ')).toEqual(['blue,3 red,1'])
    expect(flaw(share, 'red,1 blue,3')).toBeNull()
    expect(flaw(share, 'red,1')?.id).toBe('typed-total')
    expect(flaw(share, 'red,3 blue,1')?.args.legal).toBe('red,2, blue,3')
  })

  test('says what would be legal', () => {
    expect(flaw(choose, 'pass')).toBeNull()
    expect(flaw(choose, 'fly')).toEqual({ id: 'typed-unknown', args: { what: 'fly', legal: 'build-mine 3,-2, build-lab 3,-2, pass' } })
    expect(flaw(pick, 'red red')?.id).toBe('typed-unknown')
    expect(flaw(pick, 'red rose blue')?.id).toBe('typed-count')
    expect(flaw(ask({ kind: 'pick', things: names('a', 'b'), least: 0, most: 2 }), 'nothing')).toBeNull()
    expect(flaw(ask({ kind: 'pick', things: names('a', 'b', 'c'), least: 2, most: 2, sets: [['a', 'b']] }), 'a c')).toEqual({
      id: 'typed-sets',
      args: { legal: 'a b' },
    })
    const number = ask({ kind: 'number', low: 0, high: 20, step: 5 })
    expect(flaw(number, '15')).toBeNull()
    expect(flaw(number, '7')?.args).toEqual({ low: 0, high: 20, step: 5 })
    expect(completions(number, '1')).toEqual(['10', '15'])
    expect(flaw(ask({ kind: 'arrange', things: names('a', 'b') }), 'b')?.id).toBe('typed-order')
    expect(flaw(ask({ kind: 'arrange', things: names('a', 'b') }), 'b a')).toBeNull()
  })

  test('completes parts and their fields', () => {
    const parts = [
      { name: 'jord', fields: [], most: 1 },
      { name: 'goods', fields: [[0, 1, 2, 3]], most: 2 },
      { name: 'give', fields: [[0, 1], ['red', 'white']], most: 1 },
    ]
    const pay = ask({ kind: 'compose', parts, ordered: false, refused: [] })
    expect(completions(pay, '')).toEqual(['jord', 'goods,', 'give,', 'nothing'])
    expect(completions(pay, 'jord g')).toEqual(['jord goods,', 'jord give,'])
    expect(completions(pay, 'jord goods,2 ')).toEqual(['jord goods,2 give,'])
    expect(completions(pay, 'give,')).toEqual(['give,0,', 'give,1,'])
    expect(completions(pay, 'give,1,w')).toEqual(['give,1,white'])
    expect(flaw(pay, 'jord goods,3 give,0,red')).toBeNull()
    expect(flaw(pay, 'nothing')).toBeNull()
    expect(flaw(pay, 'goods,4')?.args).toEqual({ what: 'goods,4', legal: 'jord, goods,0..3, give,0|1,red|white' })
    expect(flaw(pay, 'goods,1 goods,2')).toEqual({ id: 'typed-often', args: { what: 'goods', most: 1 } })
    expect(flaw(pay, ' ')?.id).toBe('typed-parts')
    const plan = ask({ kind: 'compose', parts, ordered: true, refused: [] })
    expect(flaw(plan, 'goods,1 goods,2')).toBeNull()
    expect(completions(plan, 'goods,1 go')).toEqual(['goods,1 goods,'])
  })
})
