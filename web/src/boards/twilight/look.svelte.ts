/** What the person at this screen looks at: never part of the game, shared by the pieces of the map. */
class Look {
  /** the system whose card is open */
  open = $state<string | null>(null)
  /** the system pointed at or focused */
  over = $state<string | null>(null)
  /** is it in the left half of the map, so that its card goes to the right */
  left = $state(false)
}

export const look = new Look()
