import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'svelte/compiler'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const SOURCE = join(import.meta.dirname, '../src')

/** How often the type `any` is written in TypeScript. */
function anysInScript(text: string): number {
  const count = (node: ts.Node): number => {
    let found = Number(node.kind === ts.SyntaxKind.AnyKeyword)
    ts.forEachChild(node, (child) => void (found += count(child)))
    return found
  }
  return count(ts.createSourceFile('', text, ts.ScriptTarget.ESNext))
}

/** The same in a component, its template too. */
function anysInComponent(text: string): number {
  let found = 0
  JSON.stringify(parse(text, { modern: true }), (name, value: unknown) => {
    if (name === 'type' && value === 'TSAnyKeyword') found++
    return typeof value === 'bigint' ? null : value
  })
  return found
}

const anysIn = (name: string, text: string): number => (name.endsWith('.svelte') ? anysInComponent(text) : anysInScript(text))

describe('the type any', () => {
  it('is found where it is written, and nowhere else', () => {
    expect(anysIn('a.ts', 'const any = 1; const all: Record<string, any> = {}; f(x as any) // any')).toBe(2)
    expect(anysIn('a.ts', "type Square = 'any' | unknown")).toBe(0)
    expect(anysIn('a.svelte', '<script lang="ts">let { x }: { x: any[] } = $props()</script>{(x as any).y} any')).toBe(2)
    expect(anysIn('a.svelte', '<script lang="ts">let x: unknown = "any"</script><b class="any">{x}</b>')).toBe(0)
  })
  it('is nowhere in the client: what may be anything is unknown until it is looked at', { timeout: 60_000 }, () => {
    const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' }).filter((name) => /\.(ts|svelte)$/.test(name))
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((name) => anysIn(name, readFileSync(join(SOURCE, name), 'utf-8')))).toEqual([])
  })
})
