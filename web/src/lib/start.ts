/** Making tables and going there. */
import { post } from './api'
import { held } from './held.svelte'
import { prefs } from './prefs.svelte'
import { router } from './router.svelte'
import { t } from './texts.svelte'
import type { Made, NewTable, Options } from './wire'

/** Opens what was made: the key is kept in this browser, and the page takes the seats that are kept for it. */
export function enter(made: Made): void {
  if (made.key) held.keep(made.table, made.key)
  router.go(`/t/${made.table}`)
}

export async function makeTable(table: NewTable): Promise<void> {
  enter(await post<Made>('/api/tables', { ...table, kept: true }))
}

/** The bot to sit down when nobody says which: the strongest. */
export const bestBot = (bots: readonly string[]): string => bots[0] ?? 'strong'

/** Me against bots, at once. */
export function playBots(game: string, seats: number, bot: string, options: Options = {}): Promise<void> {
  const others = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, bot }))
  return makeTable({ game, options, seats: [{ kind: 'me', name: prefs.now.name || t('guest') }, ...others] })
}
