/** What somebody looks at: a part of the board, whose faction board, which tile in words. */
export type Panel = 'map' | 'plans' | 'research' | 'board' | 'scoring' | 'factions'

class Look {
  panel = $state<Panel>('research')
  /** whose faction board; null: my own */
  seat = $state<number | null>(null)
  /** the tile that is said in words */
  tile = $state<string | null>(null)
  /** the faction that is looked at before the choice */
  faction = $state<string | null>(null)
}
export const look = new Look()
