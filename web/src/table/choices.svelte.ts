/** What stands in the bar for a question: its options by verb, which group is open, and what each number does. */
import { boardOf } from '../boards'
import type { Draft } from '../lib/draft.svelte'
import { nameOf } from '../lib/label'
import { entriesOf, type Entry } from '../lib/verbs'
import { wordsOf, type Named } from '../lib/wire'
import type { TableModel } from './model.svelte'

export class Choices {
  private path = $state.raw<string[]>([])
  private question = $state(-1)

  constructor(private readonly model: TableModel, private readonly draft: Draft, private readonly beside = false) {}

  /** the board has narrowed the options down to those with one word */
  readonly narrowed = $derived.by(() => this.draft.path.length > 0 && this.draft.chosen.length === 0)
  /** the groups opened one inside the other */
  readonly opened = $derived.by(() => (this.question === this.draft.question && !this.narrowed ? this.path : []))
  private readonly verbs = $derived.by(() => {
    const d = this.draft.decision
    return d && !this.beside ? (boardOf(this.model.game).verbs?.(d) ?? null) : null
  })
  private readonly top = $derived.by<Entry[]>(() => entriesOf(this.draft.options, this.verbs))
  readonly entries = $derived.by<Entry[]>(() => {
    if (this.narrowed) return entriesOf(this.draft.narrowed, null)
    return this.opened.length ? entriesOf(this.draft.options, this.verbs, this.opened) : this.top
  })
  /** the options of the opened group */
  readonly inside = $derived.by<Named[]>(() => (this.opened.length ? this.entries.flatMap((e) => e.options) : []))
  /** the group that is open, as it stands in the bar */
  readonly group = $derived.by<Entry | null>(() => {
    const before = this.opened.slice(0, -1)
    return entriesOf(this.draft.options, this.verbs, before).find((e) => e.id === this.opened.at(-1)) ?? null
  })

  /** wholes of a composed answer that one press gives; what ends something comes last, on 0 */
  readonly presses = $derived.by<{ name: string; key: string; last: boolean }[]>(() => {
    const asked = this.beside ? null : this.model.askedAt
    const found = (asked && boardOf(this.model.game).presses?.(asked)) ?? []
    const ordered = [...found.filter((x) => !x.last), ...found.filter((x) => x.last)]
    return ordered.map(({ name, last = false }, i) => ({ name, last, key: last && i === ordered.length - 1 ? '0' : i < 9 ? String(i + 1) : '' }))
  })

  isLast(name: string): boolean {
    return this.top.some((e) => e.last && e.options.some((o) => o.name === name))
  }

  name(entry: Entry): string {
    const { model, draft } = this
    if (entry.option && draft.decision) return model.optionName(draft.decision, entry.option.value)
    if (entry.verb) return model.say([`verb-${String(entry.word)}`]) ?? nameOf(model.say, entry.word)
    return (model.view && boardOf(model.game).group?.(entry.word, model.view, model.say)) ?? nameOf(model.say, entry.word)
  }

  press(entry: Entry): void {
    const { model, draft } = this
    if (entry.option) model.offer(draft.take(entry.option.name), draft)
    else if (entry.options.length && model.hands.may(entry.id)) {
      this.path = [...this.opened, entry.id]
      this.question = draft.question
      model.hands.renew()
    }
  }

  /** Out of the opened group. False: none is open. */
  back(): boolean {
    if (!this.opened.length) return false
    this.path = this.opened.slice(0, -1)
    return true
  }

  /** A number was pressed. */
  key(digit: string): void {
    const { model, draft } = this
    const d = draft.decision
    const n = Number(digit)
    if (model.weighed) {
      if (digit === '0') model.mean()
      else if (digit === '1') model.unmean()
      return
    }
    switch (d?.kind) {
      case 'number':
        if (n < d.low || n > d.high || !model.hands.may()) return
        draft.setNumber(n)
        model.offer(draft.number === n, draft)
        break
      case 'choose': {
        const entry = this.entries.find((e) => e.key === digit)
        if (entry) this.press(entry)
        break
      }
      case 'pick': {
        const thing = d.things[n - 1]
        if (!thing || (!draft.chosen.includes(thing.name) && draft.reach(thing.name) === null)) return
        draft.toggle(thing.name)
        model.offer(model.single(draft), draft)
        break
      }
      case 'arrange': {
        const left = d.things.filter((x) => !draft.chosen.includes(x.name))
        if (left[n - 1]) draft.toggle(left[n - 1]!.name)
        break
      }
      case 'allocate':
        if (d.bins[n - 1]) draft.count(d.bins[n - 1]!.name, 1)
        break
      case 'compose':
        if (this.presses.length || model.drawn(d)) {
          const press = this.presses.find((x) => x.key === digit)
          if (press) void model.give(press.name)
        } else if (d.offered[n - 1]) draft.lay(wordsOf(d.offered[n - 1]!.value))
        else if (d.parts[n - 1] && d.ordered) draft.add(d.parts[n - 1]!.name)
        else if (d.parts[n - 1]) draft.switch(d.parts[n - 1]!.name)
    }
  }
}
