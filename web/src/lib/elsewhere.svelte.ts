/** Other tables of mine that wait for me. */
import { post } from './api'
import { held } from './held.svelte'
import type { Summary } from './wire'

const EVERY = 20_000

/** Tables of mine as the server has them; those that it does not know any more are left out. */
export async function mineOf(keys: { table: string; key: string }[]): Promise<Summary[]> {
  if (!keys.length) return []
  const { tables } = await post<{ tables: (Summary | null)[] }>('/api/mine', { keys })
  return tables.filter((x) => x !== null)
}

export class Elsewhere {
  waiting = $state.raw<Summary[]>([])

  constructor(private readonly here: string) {}

  /** Looks now and then; says how to end that. */
  watch(): () => void {
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.look().catch(() => {})
    }
    look()
    const beat = setInterval(look, EVERY)
    return () => clearInterval(beat)
  }

  private async look(): Promise<void> {
    const keys = held.list.filter((x) => x.table !== this.here && !x.away).map(({ table, key }) => ({ table, key }))
    const found = (await mineOf(keys)).filter((x) => x.my_turn)
    // who has waited longest comes first
    this.waiting = found.sort((a, b) => a.touched - b.touched)
  }
}
