/** The keys of the tables this browser sits at, newest first. Losing them means losing the seat's link, nothing else. */
import { stored, store } from './prefs.svelte'

export interface Held {
  table: string
  key: string
  at: number
  /** put away: still mine, but not in sight */
  away?: boolean
  /** on my ring, as my other devices see it */
  shared?: boolean
}

const KEY = 'fivesuns.keys'
/** as many as a ring holds */
const MOST = 200

class HeldKeys {
  list = $state<Held[]>(stored<Held[]>(KEY, []))

  of(table: string): string | null {
    return this.list.find((x) => x.table === table)?.key ?? null
  }

  keep(table: string, key: string): void {
    this.become([{ table, key, at: Date.now() }, ...this.list.filter((x) => x.table !== table)])
  }

  become(list: Held[]): void {
    this.list = list.slice(0, MOST)
    store(KEY, $state.snapshot(this.list))
  }

  putAway(table: string, away: boolean): void {
    this.become(this.list.map((x) => (x.table === table ? { ...x, away } : x)))
  }

  isAway(table: string): boolean {
    return this.list.some((x) => x.table === table && x.away)
  }

  forget(table: string): void {
    this.become(this.list.filter((x) => x.table !== table))
  }
}

export const held = new HeldKeys()
