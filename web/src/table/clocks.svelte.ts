/** The clocks of a table as they go: the server says how they stood, the page counts on. */
import { commonLeft, mark, ownLeft } from '../lib/clock'
import type { Clock } from '../lib/wire'

const BEAT = 250

export class Clocks {
  /** the server's time */
  private now = $state(0)
  private timer: ReturnType<typeof setInterval> | undefined
  private low = false
  /** the time of mine that runs has come to its mark; nothing runs out */
  warned = $state(false)

  constructor(
    private readonly clock: () => Clock | null,
    private readonly ahead: () => number,
    private readonly mine: () => number[],
    private readonly onlow: () => void,
  ) {}

  open(): void {
    this.timer = setInterval(this.look, BEAT)
  }

  close(): void {
    clearInterval(this.timer)
  }

  /** What time is it? Asked also when the server has said something. */
  readonly look = (): void => {
    if (!this.clock()) return
    this.now = Date.now() + this.ahead()
    const low = this.runsOut()
    if (low && !this.low) this.onlow()
    this.low = this.warned = low
  }

  private runsOut(): boolean {
    const clock = this.clock()!
    const seats = this.mine().filter((seat) => clock.running.includes(seat))
    const left = seats.map((seat) => (clock.common === null ? ownLeft(clock, seat, this.now) : commonLeft(clock, this.now)))
    return left.some((ms) => ms !== null && ms <= mark(clock.rules))
  }

  get common(): number | null {
    const clock = this.clock()
    return clock && commonLeft(clock, this.now)
  }

  own(seat: number): number | null {
    const clock = this.clock()
    return clock && ownLeft(clock, seat, this.now)
  }
}
