import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { applied, type Json, type Patch } from '../src/lib/patch'

const cases = JSON.parse(readFileSync(new URL('../../tests/server/differences.json', import.meta.url), 'utf8')) as { old: Json; new: Json; patch: Patch }[]

describe('changes', () => {
  it.each(cases)('$old becomes $new', ({ old, new: now, patch }) => {
    const before = JSON.stringify(old)
    expect(applied(old, patch)).toEqual(now)
    expect(JSON.stringify(old)).toBe(before)
  })

  it('keeps what has not changed', () => {
    const old = { far: { deep: [1, 2] }, near: 1 }
    const now = applied(old, { near: [2] }) as typeof old
    expect(now.far).toBe(old.far)
  })
})
