import { expect, test } from 'vitest'
import { joined } from '../src/lib/ring.svelte'

const key = (table: string, key = `key of ${table}`) => ({ table, key })
const tables = (list: { table: string }[]): string[] => list.map((x) => x.table)

test('tables of other devices come, and say that they are shared', () => {
  const found = joined([{ ...key('mine'), at: 5, away: true }], [key('theirs'), key('mine')], 9)
  expect(found).toEqual([
    { ...key('theirs'), at: 9, shared: true },
    { ...key('mine'), at: 5, away: true, shared: true },
  ])
})

test('what is gone from the ring goes here, but not what was never on it', () => {
  const mine = [
    { ...key('dropped elsewhere'), at: 3, shared: true },
    { ...key('new here'), at: 2 },
  ]
  expect(tables(joined(mine, [], 9))).toEqual(['new here'])
})

test('a key of my own stays where another device sits at the same table', () => {
  const found = joined([{ ...key('one', 'mine'), at: 1, shared: true }], [key('one', 'theirs')], 9)
  expect(found.map((x) => x.key)).toEqual(['mine'])
})

test('a table that hangs on the ring by two keys is one table', () => {
  expect(joined([], [key('one', 'a'), key('one', 'b')], 9)).toHaveLength(1)
})
