/** What if: answers that are only tried, one after the other. Nobody hears of them until they are played. */
import type { Trial as Found } from '../lib/wire'

export class Trial {
  on = $state(false)
  /** what was tried, and where it led each time */
  private steps = $state.raw<{ name: string; found: Found }[]>([])
  /** why the last answer was not even tried */
  private unable = $state<Found['stop']>('')
  /** the question that it began with */
  moment: string | null = null

  readonly now = $derived.by<Found | null>(() => this.steps.at(-1)?.found ?? null)
  readonly names = $derived.by(() => this.steps.map((step) => step.name))
  /** why it does not go on */
  readonly stop = $derived.by(() => this.unable || (this.now?.stop ?? ''))

  begin(moment: string): void {
    this.end()
    this.moment = moment
    this.on = true
  }

  add(name: string, found: Found): void {
    const tried = found.taken > this.steps.length
    this.unable = tried ? '' : found.stop
    if (tried) this.steps = [...this.steps, { name, found }]
  }

  back(): void {
    if (!this.steps.length) return this.end()
    this.unable = ''
    this.steps = this.steps.slice(0, -1)
  }

  end(): void {
    this.on = false
    this.steps = []
    this.unable = ''
    this.moment = null
  }
}
