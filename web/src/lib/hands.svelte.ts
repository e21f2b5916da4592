/** Safe hands: nobody answers a question that they cannot have seen. The one place that says whether a press or a key may. */

/** milliseconds that a new option is deaf to a pointer, and that the key which gave the last answer is deaf after it,
 * if it is struck again before any other */
export const SETTLING = 400
export const AGAIN = 250

interface Input {
  key: string | null
  repeat: boolean
  at: number
}

export class Hands {
  /** is the whole question so new that a pointer does nothing */
  settling = $state(false)
  private whole = -Infinity
  private since = new Map<string, number>()
  private last: Input | null = null
  /** the key that is down: a click that it makes is the key's */
  private held: string | null = null
  /** the key that gave the last answer, and no other since */
  private answered: { key: string; at: number } | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** Hears what the person does before anything else on the page. */
  listen(page: Window): () => void {
    const down = (event: PointerEvent): void => this.press(event.timeStamp)
    const key = (event: KeyboardEvent): void => {
      this.held = event.key
      this.strike(event.key, event.repeat, event.timeStamp)
    }
    const up = (): void => void setTimeout(() => (this.held = null))
    const click = (event: MouseEvent): void => {
      // neither pointer nor key: an assistive tool
      if (event.detail === 0 && this.held === null) this.press(event.timeStamp)
    }
    page.addEventListener('pointerdown', down, true)
    page.addEventListener('keydown', key, true)
    page.addEventListener('keyup', up, true)
    page.addEventListener('click', click, true)
    return () => {
      clearTimeout(this.timer)
      page.removeEventListener('pointerdown', down, true)
      page.removeEventListener('keydown', key, true)
      page.removeEventListener('keyup', up, true)
      page.removeEventListener('click', click, true)
    }
  }

  press(at = this.clock()): void {
    this.last = { key: null, repeat: false, at }
  }

  strike(key: string, repeat = false, at = this.clock()): void {
    if (key !== this.answered?.key) this.answered = null
    this.last = { key, repeat, at }
  }

  /** What is shown now is new: all of it, or these names only. */
  renew(names?: string[]): void {
    const now = this.clock()
    if (names) {
      for (const name of names) this.since.set(name, now)
      return
    }
    this.whole = now
    this.since.clear()
    this.settling = true
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.settling = false), SETTLING)
  }

  /** May the press or key of this moment choose this? */
  may(name = ''): boolean {
    const input = this.last
    if (!input) return true
    const appeared = Math.max(this.whole, this.since.get(name) ?? -Infinity)
    if (input.key === null) return input.at - appeared >= SETTLING
    if (input.repeat) return false
    return this.answered === null || Math.min(input.at - this.answered.at, input.at - this.whole) >= AGAIN
  }

  /** May what was typed be sent? It was typed for this question, or it would be gone. */
  get maySend(): boolean {
    return !this.last?.repeat
  }

  /** The press or key of this moment gave an answer. */
  gave(): void {
    this.answered = this.last?.key ? { key: this.last.key, at: this.last.at } : null
  }

  /** What the page does by itself, because I said so before. */
  trusting<T>(act: () => T): T {
    const { last } = this
    this.last = null
    try {
      return act()
    } finally {
      this.last = last
    }
  }
}
