/**
 * The chances of battles, as the server works them out by a game's rules. Questions of one moment go together, each is asked
 * only once, and until the answer is there the last one for the same place is shown.
 */
import { SvelteMap } from 'svelte/reactivity'
import { post, Trouble } from './api'

const WAIT = 120
const LATER = 3000
const TOGETHER = 8
const TRIES = 3

export interface Known<Answer> {
  /** null: nothing is known yet, or the server cannot say */
  answer: Answer | null
  computing: boolean
}

export class Oracle<Case, Odds, Answer> {
  private readonly known = new SvelteMap<string, Answer | null>()
  private readonly last = new Map<string, Answer>()
  private readonly wanted = new Map<string, number>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private asking = false

  constructor(
    private readonly game: string,
    private readonly read: (found: Case & Odds) => Answer,
  ) {}

  /** What can be said about a battle now; `place` names what it is about, for the last answer to stand in. */
  ask(place: string, about: Case): Known<Answer> {
    const key = JSON.stringify(about)
    const answer = this.known.get(key)
    if (answer) this.last.set(place, answer)
    else if (answer === undefined && !this.wanted.has(key)) {
      this.wanted.set(key, 0)
      this.soon(WAIT)
    }
    return { answer: answer ?? (answer === undefined ? (this.last.get(place) ?? null) : null), computing: answer === undefined }
  }

  private soon(wait: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.send(), wait)
  }

  private async send(): Promise<void> {
    const { wanted, known } = this
    if (this.asking || !wanted.size) return
    this.asking = true
    // one that was refused is asked alone, so that it spoils no other
    const [first] = wanted
    const batch = first![1] ? [first![0]] : [...wanted].filter(([, tries]) => !tries).slice(0, TOGETHER).map(([key]) => key)
    let wait = 0
    try {
      const { cases } = await post<{ cases: (Case & Odds)[] }>(`/api/games/${this.game}/odds`, { cases: batch.map((key) => JSON.parse(key) as Case) })
      if (known.size > 400) known.clear()
      cases.forEach((one, i) => {
        wanted.delete(batch[i]!)
        known.set(batch[i]!, this.read(one))
      })
    } catch (error) {
      const hopeless = error instanceof Trouble && ['odds-refused', 'too-slow', 'bad-request'].includes(error.id) && batch.length === 1
      for (const key of batch) {
        const tries = (wanted.get(key) ?? 0) + 1
        wanted.delete(key)
        if (hopeless || tries > TRIES) known.set(key, null)
        else wanted.set(key, tries)
      }
      wait = LATER
    } finally {
      this.asking = false
      if (wanted.size) this.soon(wait)
    }
  }
}
