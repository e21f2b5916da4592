/** The answer in the making: what a click, a key or a chip does to it, for every kind of decision. */
import { spell, type Value } from './label'
import { wordsOf, type Decision, type Named, type Refused } from './wire'

/** What goes into the `answer` act: a name, or a value. */
export type Answer = { name: string } | { value: Value }

export type Reach = 'open' | 'chosen' | 'refused' | null

/** Does an option have all these words, each as often? */
function holds(option: Named, words: string[]): boolean {
  const rest = wordsOf(option.value)
  for (const w of words) {
    const i = rest.indexOf(w)
    if (i < 0) return false
    rest.splice(i, 1)
  }
  return true
}

export class Draft {
  decision = $state.raw<Decision | null>(null)
  /** choose: the option in hand; pick and arrange: the things in order of choice */
  chosen = $state<string[]>([])
  /** allocate: units per bin */
  counts = $state<Record<string, number>>({})
  number = $state(0)
  terms = $state('')
  /** choose: words clicked on the board so far, when several options share them */
  path = $state<string[]>([])
  /** the refused option that was asked about */
  asked = $state.raw<Refused | null>(null)
  /** the word or option pointed at, on the board or in the bar */
  pointed = $state<string | null>(null)
  /** what was touched last, on the board or in the bar */
  touched = $state<string | null>(null)
  /** is an answer on its way */
  busy = $state(false)

  /** choices with options: either holds them too */
  readonly options = $derived.by<Named[]>(() => {
    const d = this.decision
    return d?.kind === 'choose' || d?.kind === 'either' ? d.options : []
  })
  readonly refused = $derived.by<Refused[]>(() => {
    const d = this.decision
    return d?.kind === 'choose' || d?.kind === 'either' ? d.refused : []
  })
  readonly things = $derived.by<Named[]>(() => {
    const d = this.decision
    return d?.kind === 'pick' || d?.kind === 'arrange' ? d.things : []
  })
  /** options that fit what was clicked on the board */
  readonly narrowed = $derived(this.options.filter((o) => holds(o, this.path)))
  readonly given = $derived(Object.values(this.counts).reduce((sum, n) => sum + n, 0))
  private readonly openWords = $derived.by(() => this.computeOpen())
  private readonly refusedWords = $derived.by(() => {
    const found = new Map<string, Refused>()
    for (const r of this.refused) for (const w of wordsOf(r.value)) if (!found.has(w)) found.set(w, r)
    return found
  })

  /** the option looked at now: pointed at or in hand, as a whole or as the only one with the word */
  readonly aimed = $derived.by<Named | null>(() => {
    const at = this.pointed
    const whole = this.options.find((o) => o.name === at)
    if (whole) return whole
    const fit = at === null ? [] : this.narrowed.filter((o) => wordsOf(o.value).includes(at))
    return fit.length === 1 ? fit[0]! : (this.options.find((o) => o.name === this.chosen[0]) ?? null)
  })

  /** A new question; the same one again keeps what was begun. */
  ask(decision: Decision | null): void {
    if (decision && this.decision && JSON.stringify(decision) === JSON.stringify(this.decision)) return
    this.decision = decision
    this.clear()
  }

  clear(): void {
    this.chosen = []
    this.counts = {}
    this.terms = ''
    this.path = []
    this.asked = null
    this.pointed = null
    this.touched = null
    const d = this.decision
    if (d?.kind === 'number') this.number = d.low
  }

  get begun(): boolean {
    return this.chosen.length > 0 || this.given > 0 || this.path.length > 0 || this.terms !== '' || this.asked !== null
  }

  /** How a word on the board stands to the question. */
  reach(at: string): Reach {
    if (this.chosen.includes(at) || (this.counts[at] ?? 0) > 0 || this.path.includes(at)) return 'chosen'
    const one = this.chosen.length === 1 && this.options.find((o) => o.name === this.chosen[0])
    if (one && wordsOf(one.value).includes(at)) return 'chosen'
    if (this.openWords.has(at)) return 'open'
    return this.refusedWords.has(at) ? 'refused' : null
  }

  why(at: string): Refused | null {
    return this.refusedWords.get(at) ?? null
  }

  /** Is this option or thing what is pointed at now? */
  isPointed(name: string, value: Value): boolean {
    return this.pointed !== null && (this.pointed === name || wordsOf(value).includes(this.pointed))
  }

  /** A word on the board was clicked. Says whether the answer is now complete by a single option. */
  touch(at: string): boolean {
    const d = this.decision
    if (!d || this.busy) return false
    this.touched = at
    if (d.kind === 'choose' || d.kind === 'either') {
      let path = [...this.path, at]
      let fit = this.options.filter((o) => holds(o, path))
      if (fit.length === 0 && this.path.includes(at)) {
        this.path = this.path.filter((w) => w !== at)
        this.chosen = []
        return false
      }
      if (fit.length === 0) {
        path = [at]
        fit = this.options.filter((o) => holds(o, path))
      }
      if (fit.length === 0) {
        this.asked = this.why(at)
        return false
      }
      this.asked = null
      this.path = path
      this.chosen = fit.length === 1 ? [fit[0]!.name] : []
      return fit.length === 1
    }
    if (d.kind === 'allocate') this.count(at, 1)
    else this.toggle(at)
    return false
  }

  /** An option from the bar. */
  take(name: string): boolean {
    if (!this.options.some((o) => o.name === name)) return false
    this.asked = null
    this.path = []
    this.chosen = [name]
    this.touched = wordsOf(this.options.find((o) => o.name === name)!.value).at(-1) ?? null
    return true
  }

  /** A thing of a pick or an arrangement: in or out. With one place only, the new one takes it. */
  toggle(name: string): void {
    const d = this.decision
    if (!this.things.some((x) => x.name === name)) return
    this.touched = name
    if (this.chosen.includes(name)) this.chosen = this.chosen.filter((x) => x !== name)
    else if (d?.kind === 'pick' && this.chosen.length >= d.most) {
      if (d.most === 1) this.chosen = [name]
    } else this.chosen = [...this.chosen, name]
  }

  move(name: string, by: number): void {
    const list = [...this.chosen]
    const from = list.indexOf(name)
    const to = from + by
    if (from < 0 || to < 0 || to >= list.length) return
    list.splice(to, 0, ...list.splice(from, 1))
    this.chosen = list
  }

  count(name: string, by: number): void {
    const d = this.decision
    if (d?.kind !== 'allocate') return
    const bin = d.bins.find((b) => b.name === name)
    if (!bin) return
    const now = this.counts[name] ?? 0
    const next = Math.max(0, Math.min(bin.most, now + Math.min(by, d.total - this.given)))
    this.counts = { ...this.counts, [name]: next }
  }

  setNumber(n: number): void {
    const d = this.decision
    if (d?.kind !== 'number' || Number.isNaN(n)) return
    const steps = Math.round((n - d.low) / d.step)
    this.number = Math.max(d.low, Math.min(d.low + Math.floor((d.high - d.low) / d.step) * d.step, d.low + steps * d.step))
  }

  /** Things still to choose before the answer is legal; negative never. */
  readonly missing = $derived.by(() => {
    const d = this.decision
    switch (d?.kind) {
      case 'pick':
        return Math.max(0, d.least - this.chosen.length)
      case 'arrange':
        return d.things.length - this.chosen.length
      case 'allocate':
        return Math.max(0, d.least - this.given)
      default:
        return 0
    }
  })

  readonly ready = $derived.by(() => {
    const d = this.decision
    switch (d?.kind) {
      case 'choose':
        return this.chosen.length === 1
      case 'pick':
        return this.missing === 0 && this.chosen.length <= d.most && this.fits()
      case 'number':
        return true
      case 'allocate':
      case 'arrange':
        return this.missing === 0
      case 'offer':
        return this.terms.trim() !== ''
      case 'either':
        return this.chosen.length === 1 || this.terms.trim() !== ''
      default:
        return false
    }
  })

  answer(): Answer | null {
    const d = this.decision
    if (!d || !this.ready) return null
    switch (d.kind) {
      case 'choose':
        return { name: this.chosen[0]! }
      case 'pick':
        return { value: d.things.filter((x) => this.chosen.includes(x.name)).map((x) => x.value) }
      case 'number':
        return { name: String(this.number) }
      case 'allocate':
        return { value: d.bins.filter((b) => this.counts[b.name]).map((b) => [b.value, this.counts[b.name]!]) }
      case 'arrange':
        return { value: this.chosen.map((name) => d.things.find((x) => x.name === name)!.value) }
      case 'offer':
        return { name: this.terms.trim() }
      case 'either':
        return { name: this.chosen[0] ?? this.terms.trim() }
    }
  }

  /** Do the things chosen make one of the legal sets? */
  private fits(): boolean {
    const d = this.decision
    if (d?.kind !== 'pick' || !d.sets || d.cut) return true
    return d.sets.some((set) => set.length === this.chosen.length && set.every((name) => this.chosen.includes(name)))
  }

  private computeOpen(): Set<string> {
    const found = new Set<string>()
    const d = this.decision
    switch (d?.kind) {
      case 'choose':
      case 'either':
        // while one word is common to several options only these are within reach; else a click may begin anew
        for (const o of this.chosen.length ? d.options : this.narrowed) for (const w of wordsOf(o.value)) found.add(w)
        break
      case 'pick': {
        const full = this.chosen.length >= d.most && d.most !== 1
        for (const x of d.things) {
          if (full) continue
          const next = [...this.chosen, x.name]
          const possible = !d.sets || d.cut || d.most === 1 || d.sets.some((set) => next.every((name) => set.includes(name)))
          if (possible) found.add(x.name)
        }
        break
      }
      case 'arrange':
        for (const x of d.things) found.add(x.name)
        break
      case 'allocate':
        for (const b of d.bins) if ((this.counts[b.name] ?? 0) < b.most && this.given < d.total) found.add(b.name)
        break
    }
    return found
  }
}

/** The name of an answer, to show what was sent. */
export function answerName(answer: Answer): string {
  return 'name' in answer ? answer.name : spell(answer.value)
}
