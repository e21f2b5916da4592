/** What a player looks at and holds on this board, kept while the table changes. */
export type Panel = 'table' | 'deals' | 'tracks' | 'promises' | 'technologies' | 'economies' | 'history'

class Hand {
  panel = $state<Panel>('deals')
  /** with whom an offer is put together; null: nobody yet */
  partner = $state<number | null>(null)
  /** who gives on the other side; null: I do */
  other = $state<number | null>(null)
  /** counts how often somebody turned to the offer in the making: it is brought into sight */
  turned = $state(0)
  shown = 0
  /** ships that I think of bidding in this round */
  bid = $state<{ round: number; colonies: number; research: number } | null>(null)
  /** whose economy is looked at */
  seat = $state<number | null>(null)

  /** Between these two something is to be offered: `other` is who stands where I do otherwise. */
  turnTo(partner: number | null, other: number | null = null): void {
    this.panel = 'deals'
    this.partner = partner
    this.other = other
    this.turned++
  }
}

export const hand = new Hand()
