/** The keys of the tables this browser sits at, newest first. Losing them means losing the seat's link, nothing else. */
import { stored, store } from './prefs.svelte'

export interface Held {
  table: string
  key: string
  at: number
  /** put away: still mine, but not in sight */
  away?: boolean
}

const KEY = 'fivesuns.keys'

class HeldKeys {
  list = $state<Held[]>(stored<Held[]>(KEY, []))

  of(table: string): string | null {
    return this.list.find((x) => x.table === table)?.key ?? null
  }

  keep(table: string, key: string): void {
    this.list = [{ table, key, at: Date.now() }, ...this.list.filter((x) => x.table !== table)].slice(0, 200)
    store(KEY, $state.snapshot(this.list))
  }

  putAway(table: string, away: boolean): void {
    this.list = this.list.map((x) => (x.table === table ? { ...x, away } : x))
    store(KEY, $state.snapshot(this.list))
  }

  isAway(table: string): boolean {
    return this.list.some((x) => x.table === table && x.away)
  }

  forget(table: string): void {
    this.list = this.list.filter((x) => x.table !== table)
    store(KEY, $state.snapshot(this.list))
  }
}

export const held = new HeldKeys()
