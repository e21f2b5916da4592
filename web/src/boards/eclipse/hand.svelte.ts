/** What the person at this screen holds and looks at: never part of the game, shared by the pieces of the board. */
import type { ShipClass } from './types'

export type Panel = 'map' | 'techs' | 'ships' | 'supply' | 'battle'

class HandState {
  ship = $state.raw<{ ship: ShipClass; from: number } | null>(null)
  /** what is to be built */
  item = $state<string | null>(null)
  /** the sector whose disc is to go elsewhere */
  disc = $state<number | null>(null)
  /** a ship part from the tray */
  part = $state<string | null>(null)
  slot = $state.raw<{ ship: ShipClass; slot: number } | null>(null)
  /** the slot under the pointer */
  overSlot = $state.raw<{ ship: ShipClass; slot: number } | null>(null)
  /** the revealed tile that is laid, and how often it is turned */
  tile = $state<number | null>(null)
  turned = $state(0)
  /** the sector whose card is open */
  sector = $state<number | null>(null)
  /** the sector pointed at */
  over = $state<number | null>(null)
  /** is what is pointed at in the left half of the map, so that its card goes to the right */
  left = $state(false)
  /** beside the map (on a phone: in its place) */
  panel = $state<Panel>('map')
  /** whose ships are looked at; null: mine */
  seat = $state<number | null>(null)
  /** assign all dice of this roll as suggested */
  follow = $state<string | null>(null)

  /** A new question: nothing is held any more. */
  drop(): void {
    this.ship = null
    this.item = null
    this.disc = null
    this.part = null
    this.slot = null
    this.over = null
  }
}

export const hand = new HandState()
