/** My tables on my other devices: a ring of keys that all of them turn (docs/protocol.md). */
import { post, Trouble } from './api'
import { held, type Held } from './held.svelte'
import { store, stored } from './prefs.svelte'
import type { TableKey } from './wire'

const KEY = 'fivesuns.ring'

interface Kept {
  secret: string
  /** the tables on the ring when this device last looked: those that it has no more are to go */
  tables: string[]
}

/**
 * The keys of this device after it has seen those on the ring: others' come, what is gone from the ring goes. A key of this device's
 * own stays, even where the ring knows another of the same table: two devices may sit at one.
 */
export function joined(mine: readonly Held[], onRing: readonly TableKey[], now: number): Held[] {
  const known = new Set(mine.map((x) => x.table))
  const there = new Set(onRing.map((x) => x.table))
  const stay = mine.filter((x) => there.has(x.table) || !x.shared).map((x) => (there.has(x.table) ? { ...x, shared: true } : x))
  const come = [...new Map(onRing.filter((x) => !known.has(x.table)).map((x) => [x.table, x])).values()]
  return [...stay, ...come.map((x) => ({ table: x.table, key: x.key, at: now, shared: true }))].sort((a, b) => b.at - a.at)
}

class Ring {
  private kept = $state.raw<Kept>(stored(KEY, { secret: '', tables: [] }))
  /** keys that the server does not know: they are not offered again */
  private strange = $state.raw(new Set<string>())
  readonly here = $derived(this.kept.secret !== '')
  private readonly fresh = $derived(held.list.filter((x) => !x.shared && !this.strange.has(x.key)))
  private readonly dropped = $derived.by(() => {
    const mine = new Set(held.list.map((x) => x.table))
    return this.kept.tables.filter((table) => !mine.has(table))
  })
  /** Has this device keys that the others do not know, or forgotten some? */
  readonly behind = $derived(this.here && this.fresh.length + this.dropped.length > 0)

  /** A new ring with the tables of this device; the link that opens it is shown this once. */
  async make(): Promise<string> {
    if (this.here) await this.melt()
    const { secret } = await post<{ secret: string }>('/api/rings', { keys: [] })
    await this.join(secret)
    return `${location.origin}/mine#${secret}`
  }

  /** This device joins the ring of a link. */
  async join(secret: string): Promise<void> {
    await this.told(secret, held.list, [])
  }

  /** Tells the ring what is new and what is gone, and learns the same of it. */
  async turn(): Promise<void> {
    if (!this.here) return
    try {
      await this.told(this.kept.secret, this.fresh, this.dropped)
    } catch (error) {
      if (error instanceof Trouble && error.id === 'no-such-ring') this.leave()
      throw error
    }
  }

  /** The link opens nothing any more, on no device; what each of them holds it keeps. */
  async melt(): Promise<void> {
    try {
      await post('/api/rings/melt', {}, this.kept.secret)
    } catch (error) {
      if (!(error instanceof Trouble && error.id === 'no-such-ring')) throw error
    }
    this.leave()
  }

  private async told(secret: string, fresh: readonly Held[], dropped: readonly string[]): Promise<void> {
    const wish = { keys: fresh.map(({ table, key }) => ({ table, key })), dropped }
    const { keys } = await post<{ keys: TableKey[] }>('/api/rings/turn', wish, secret)
    const there = new Set(keys.map((x) => x.table))
    this.strange = new Set([...this.strange, ...fresh.filter((x) => !there.has(x.table)).map((x) => x.key)])
    held.become(joined(held.list, keys, Date.now()))
    this.keep({ secret, tables: [...there] })
  }

  private keep(kept: Kept): void {
    this.kept = kept
    store(KEY, kept)
  }

  private leave(): void {
    this.keep({ secret: '', tables: [] })
    held.become(held.list.map((x) => ({ ...x, shared: false })))
  }
}

export const ring = new Ring()
