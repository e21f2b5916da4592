/** What the person at this screen looks at: never part of the game, shared by the pieces of the map. */
class Look {
  /** the system whose card is open */
  open = $state<string | null>(null)
  /** the system pointed at or focused */
  over = $state<string | null>(null)
  /** is it in the left half of the map, so that its card goes to the right */
  left = $state(false)
  /** is it in its lower half, so that on a phone its card goes to the top */
  low = $state(false)
}

export const look = new Look()
