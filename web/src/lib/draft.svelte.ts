/** The answer in the making: what a click, a key or a chip does to it, for every kind of decision. */
import type { Hands } from './hands.svelte'
import { word, type Flaw, type Value } from './label'
import { namesIn, sameQuestion } from './decision'
import { wordsOf, type Decision, type Named, type Part, type Refused } from './wire'

/** What goes into the `answer` act: a name, or a value. */
export type Answer = { name: string } | { value: Value }

/** An item of a composed answer: a part, and a value for each of its fields. The number tells equal ones apart. */
export interface Item {
  id: number
  part: string
  values: Value[]
}

/** What the rules say to a composed answer: null if it can be sent. */
export type Judge = (name: string) => Promise<Flaw | null>

const NOTHING = 'nothing'
/** milliseconds between the last change and the question to the rules, and before it is put again when nobody answered */
const JUDGE_PAUSE = 150
const JUDGE_AGAIN = 2000
const JUDGE_ATTEMPTS = 5
const same = (a: Value, b: Value): boolean => JSON.stringify(a) === JSON.stringify(b)

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
  /** compose: the items so far, in order */
  items = $state.raw<Item[]>([])
  /** compose: the last judgement, and of what */
  judged = $state.raw<{ name: string; flaw: Flaw | null } | null>(null)
  /** compose: the rules could not be asked */
  unjudged = $state(false)
  /** what was begun and a new form of the question has no room for, by name */
  dropped = $state.raw<string[]>([])
  /** counts the questions: not changed when the same one comes again with other parts */
  question = $state(0)
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

  private lastItem = 0
  private judging: ReturnType<typeof setTimeout> | undefined
  private attempts = 0

  private readonly judge: Judge | null
  private eager: boolean
  private readonly hands: Hands | null
  /** is it what the table asks, or something beside it */
  private readonly main: boolean

  /** `judge` asks the rules about composed answers; `eager`: about the empty one too, before anything is begun; `hands`
   * says whether a press or a key may change anything. */
  constructor(judge: Judge | null = null, eager = true, hands: Hands | null = null) {
    this.judge = judge
    this.eager = eager
    this.main = eager
    this.hands = hands
  }

  private may(name = ''): boolean {
    return !this.busy && (this.hands?.may(name) ?? true)
  }

  readonly options = $derived.by<Named[]>(() => (this.decision?.kind === 'choose' ? this.decision.options : []))
  readonly refused = $derived.by<Refused[]>(() => {
    const d = this.decision
    return d?.kind === 'choose' || d?.kind === 'compose' ? d.refused : []
  })
  readonly parts = $derived.by<Part[]>(() => (this.decision?.kind === 'compose' ? this.decision.parts : []))
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

  /** A question. The same one again keeps what was begun as far as it still can be meant, and says what fell out. */
  ask(decision: Decision | null): void {
    const before = this.decision
    if (JSON.stringify(decision) === JSON.stringify(before)) {
      if (this.items.length) this.consider()
      return
    }
    this.decision = decision
    if (sameQuestion(before, decision)) {
      const old = new Set(namesIn(before))
      this.hands?.renew(namesIn(decision).filter((name) => !old.has(name)))
      this.refit()
    } else this.begin()
  }

  /** My answer was heard: whatever is asked now is another question, even if it reads the same. */
  begin(): void {
    this.question++
    if (this.decision) this.hands?.renew(this.main ? undefined : namesIn(this.decision))
    this.clear()
  }

  clear(): void {
    this.chosen = []
    this.counts = {}
    this.items = []
    this.dropped = []
    this.judged = null
    this.path = []
    this.asked = null
    this.pointed = null
    this.touched = null
    const d = this.decision
    if (d?.kind === 'number') this.number = d.low
    this.consider()
  }

  get begun(): boolean {
    return this.chosen.length > 0 || this.given > 0 || this.path.length > 0 || this.items.length > 0 || this.asked !== null
  }

  /** How a word on the board stands to the question. */
  reach(at: string): Reach {
    if (this.chosen.includes(at) || (this.counts[at] ?? 0) > 0 || this.path.includes(at)) return 'chosen'
    const one = this.chosen.length === 1 && this.options.find((o) => o.name === this.chosen[0])
    if (one && wordsOf(one.value).includes(at)) return 'chosen'
    if (this.items.some((item) => item.part === at || item.values.some((value) => wordsOf(value).includes(at)))) return 'chosen'
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
    if (!d || !this.may(at)) return false
    this.touched = at
    if (d.kind === 'choose') {
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
    else if (d.kind === 'compose') this.touchPart(at)
    else this.toggle(at)
    return false
  }

  /** An option from the bar. */
  take(name: string): boolean {
    if (!this.options.some((o) => o.name === name) || !this.may(name)) return false
    this.asked = null
    this.path = []
    this.chosen = [name]
    this.touched = wordsOf(this.options.find((o) => o.name === name)!.value).at(-1) ?? null
    return true
  }

  /** A thing of a pick or an arrangement: in or out. With one place only, the new one takes it. */
  toggle(name: string): void {
    const d = this.decision
    if (!this.things.some((x) => x.name === name) || !this.may(name)) return
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
    if (from < 0 || to < 0 || to >= list.length || !this.may(name)) return
    list.splice(to, 0, ...list.splice(from, 1))
    this.chosen = list
  }

  count(name: string, by: number): void {
    const d = this.decision
    if (d?.kind !== 'allocate' || !this.may(name)) return
    const bin = d.bins.find((b) => b.name === name)
    if (!bin) return
    const now = this.counts[name] ?? 0
    const next = Math.max(0, Math.min(bin.most, now + Math.min(by, d.total - this.given)))
    this.counts = { ...this.counts, [name]: next }
  }

  setNumber(n: number): void {
    const d = this.decision
    if (d?.kind !== 'number' || Number.isNaN(n) || !this.may()) return
    const steps = Math.round((n - d.low) / d.step)
    this.number = Math.max(d.low, Math.min(d.low + Math.floor((d.high - d.low) / d.step) * d.step, d.low + steps * d.step))
  }

  // --- composing ---

  partOf(name: string | undefined): Part | undefined {
    return this.parts.find((part) => part.name === name)
  }

  /** Can the part be added once more? */
  room(name: string): boolean {
    const part = this.partOf(name)
    const most = this.decision?.kind === 'compose' && this.decision.ordered ? (part?.most ?? 0) : 1
    return part !== undefined && part.fields.every((values) => values.length) && this.items.filter((item) => item.part === name).length < most
  }

  itemOf(part: string): Item | undefined {
    return this.items.find((item) => item.part === part)
  }

  /** One item more, with the first value of each field unless others are given; says which. */
  add(name: string, values?: Value[]): number | null {
    const part = this.partOf(name)
    if (!part || !this.room(name)) return null
    const item = { id: ++this.lastItem, part: name, values: values ?? part.fields.map((field) => field[0]!) }
    if (!this.may(name)) return null
    this.touched = name
    this.change([...this.items, item])
    return item.id
  }

  /** Exactly these items, in place of what was begun: parts, each with its values where others than the first are meant.
   * `pressed`: somebody did it; else the page proposes it with a new question. */
  lay(items: readonly Value[], pressed = true): void {
    this.change(items.flatMap((item) => {
      const [name, ...values] = Array.isArray(item) ? item : [item]
      const part = this.partOf(typeof name === 'string' ? name : undefined)
      return part ? [{ id: ++this.lastItem, part: part.name, values: part.fields.map((field, i) => values[i] ?? field[0]!) }] : []
    }), pressed)
  }

  remove(id: number): void {
    this.change(this.items.filter((item) => item.id !== id))
  }

  /** A part that stands at most once: in or out. */
  switch(name: string): void {
    const item = this.itemOf(name)
    if (item) this.remove(item.id)
    else this.add(name)
  }

  set(id: number, field: number, value: Value): void {
    this.change(this.items.map((item) => (item.id === id ? { ...item, values: item.values.map((x, i) => (i === field ? value : x)) } : item)))
  }

  shift(id: number, by: number): void {
    const list = [...this.items]
    const from = list.findIndex((item) => item.id === id)
    const to = from + by
    if (from < 0 || to < 0 || to >= list.length) return
    list.splice(to, 0, ...list.splice(from, 1))
    this.change(list)
  }

  /** The answer's name, as far as it has come. */
  readonly composed = $derived.by(() => this.items.map((item) => [item.part, ...item.values.map(word)].join(',')).join(' ') || NOTHING)
  /** What the rules say to exactly this draft; undefined while they have not been heard. */
  readonly verdict = $derived.by<Flaw | null | undefined>(() => (this.judged?.name === this.composed ? this.judged.flaw : undefined))

  /** Ask the rules about the empty answer too, from now on. */
  wake(): void {
    this.eager = true
    this.consider()
  }

  /** A place on the board: a part, or a value for the item touched last. */
  private touchPart(at: string): void {
    const d = this.decision
    if (d?.kind !== 'compose') return
    const last = this.items.at(-1)
    const field = this.partOf(last?.part)?.fields.findIndex((values) => values.some((value) => wordsOf(value).includes(at))) ?? -1
    if (this.partOf(at)) {
      if (d.ordered) this.add(at)
      else this.switch(at)
    } else if (last && field >= 0) this.set(last.id, field, this.partOf(last.part)!.fields[field]!.find((value) => wordsOf(value).includes(at))!)
    else this.asked = this.why(at)
  }

  private change(items: Item[], pressed = true): void {
    if (this.decision?.kind !== 'compose' || (pressed && !this.may())) return
    this.items = items
    this.sort()
    this.dropped = []
    this.asked = null
    this.consider()
  }

  /** Items stand in the order of the parts, unless the order is the player's. */
  private sort(): void {
    if (this.decision?.kind !== 'compose' || this.decision.ordered) return
    const place = (item: Item): number => this.parts.findIndex((part) => part.name === item.part)
    this.items = [...this.items].sort((a, b) => place(a) - place(b))
  }

  /** The question has come again with other parts: what it has no room for goes. */
  private refit(): void {
    const d = this.decision!
    const there = new Set(namesIn(d))
    const gone = this.chosen.filter((name) => !there.has(name))
    if (gone.length) this.chosen = this.chosen.filter((name) => there.has(name))
    if (d.kind === 'choose') this.path = this.narrowed.length ? this.path : []
    if (d.kind === 'pick') for (const name of this.chosen.splice(d.most)) gone.push(name)
    if (d.kind === 'number') this.number = Math.max(d.low, Math.min(d.high, this.number))
    if (d.kind === 'allocate') gone.push(...this.refill())
    if (d.kind === 'compose') gone.push(...this.rebuild())
    this.dropped = gone
    this.asked = null
    this.judged = null
    this.consider()
  }

  /** The bins of now, with as much of each as they still hold; says which hold less. */
  private refill(): string[] {
    const d = this.decision
    const old = this.counts
    this.counts = {}
    if (d?.kind === 'allocate') {
      for (const { name, most } of d.bins) {
        const n = Math.min(old[name] ?? 0, most, d.total - this.given)
        if (n) this.counts = { ...this.counts, [name]: n }
      }
    }
    return Object.keys(old).filter((name) => (this.counts[name] ?? 0) < old[name]!)
  }

  /** The items that the parts of now have room for; says which parts have none. */
  private rebuild(): string[] {
    const old = this.items
    const gone: string[] = []
    this.items = []
    for (const item of old) {
      const fields = this.partOf(item.part)?.fields ?? []
      const fits = fields.length === item.values.length && fields.every((values, i) => values.some((x) => same(x, item.values[i]!)))
      if (fits && this.room(item.part)) this.items = [...this.items, item]
      else gone.push(item.part)
    }
    this.sort()
    return gone
  }

  /** Asks the rules, a moment after the last change; only what they say to the newest draft counts. */
  private consider(pause = JUDGE_PAUSE): void {
    clearTimeout(this.judging)
    if (pause === JUDGE_PAUSE) this.attempts = 0
    if (!this.judge || this.decision?.kind !== 'compose' || !(this.eager || this.items.length)) return
    const { decision, composed } = this
    const current = (): boolean => decision === this.decision && composed === this.composed
    this.judging = setTimeout(() => {
      this.judge!(composed).then(
        (flaw) => {
          if (!current()) return
          this.judged = { name: composed, flaw }
          this.unjudged = false
        },
        () => {
          if (!current()) return
          this.unjudged = true
          if (this.attempts++ < JUDGE_ATTEMPTS) this.consider(JUDGE_AGAIN)
        },
      )
    }, pause)
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
      case 'compose':
        return this.verdict === null
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
      case 'compose':
        return { name: this.composed }
    }
  }

  /** The answer by its name, as a record has it. */
  spelled(): string | null {
    const d = this.decision
    if (!d || !this.ready) return null
    switch (d.kind) {
      case 'choose':
        return this.chosen[0]!
      case 'pick':
      case 'arrange':
        return this.chosen.join(' ') || 'nothing'
      case 'number':
        return String(this.number)
      case 'allocate':
        return d.bins.filter((b) => this.counts[b.name]).map((b) => `${b.name},${this.counts[b.name]!}`).join(' ') || 'nothing'
      case 'compose':
        return this.composed
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
      case 'compose':
        for (const part of d.parts) if (this.room(part.name)) found.add(part.name)
        for (const field of this.partOf(this.items.at(-1)?.part)?.fields ?? []) for (const value of field) for (const w of wordsOf(value)) found.add(w)
        break
    }
    return found
  }
}
