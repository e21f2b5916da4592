/** Playback: what happened between my last answer and my next question, step by step. A step is what one glance can take in. */
import type { GameBoard } from '../boards'
import type { Speed } from '../lib/prefs.svelte'
import type { Crumb, LogEvent, LogLine, View } from '../lib/wire'
import { doer } from './log'

/** A step: events of one line of the log and one seat. */
export interface Beat {
  line: LogLine
  /** whose doing; null: the table's */
  seat: number | null
  events: LogEvent[]
  /** the position that is shown with it: that after its line with the line's last step, before that the one that it began with */
  at: number
  /** does its seat do nothing more within the line */
  final: boolean
}

/** A position that can be shown. */
export interface Scene {
  number: number
  view: View
  trail: Crumb[]
}

/** What the playback needs to know of the page around it. */
export interface Stage {
  /** how fast; null: nothing moves */
  speed(): Exclude<Speed, 'off'> | null
  /** is there nobody who could see it */
  unseen(): boolean
  /** reads a position as the eyes of this page saw it */
  read(number: number): Promise<Scene>
  /** the present is shown again */
  ended(): void
}

/** milliseconds for a step with one event; for all together; how long the log is waited for */
export const PAUSE: Record<Exclude<Speed, 'off'>, number> = { slow: 2600, normal: 1500, fast: 700 }
export const LONGEST = 15_000
export const PATIENCE = 1500
/** steps that are shown again, and positions that are kept for it */
const MOST = 60

/** Lines as steps. What `me` has just chosen is left out where it tells nothing new. */
export function beatsOf(lines: readonly LogLine[], facts: Pick<GameBoard, 'opens' | 'chosen'>, me: ReadonlySet<number>): Beat[] {
  return lines.flatMap((line) => {
    const found: Beat[] = []
    for (const event of line.events) {
      const seat = doer(event)
      const last = found.at(-1)
      if (last && last.seat === seat && !facts.opens?.(event.what)) last.events.push(event)
      else found.push({ line, seat, events: [event], at: line.start, final: false })
    }
    const kept = found.filter(({ seat, events }) => {
      if (seat === null || !me.has(seat)) return true
      return facts.chosen ? !events.every(({ what }) => facts.chosen!(what)) : line.seat !== seat || events.some(({ to }) => to !== null)
    })
    kept.forEach((beat, i) => (beat.final = !kept.slice(i + 1).some(({ seat }) => seat === beat.seat)))
    if (kept.length) kept.at(-1)!.at = line.number
    return kept
  })
}

/** How long a step stays if there is time enough. */
export const due = (beat: Beat, speed: Exclude<Speed, 'off'>): number => PAUSE[speed] * Math.min(2, 0.8 + 0.2 * beat.events.length)

export class Playback {
  /** the step that is shown */
  now = $state.raw<Beat | null>(null)
  /** the position that is shown; null: the present */
  shown = $state.raw<Scene | null>(null)
  /** there is something to show, but not yet */
  held = $state(false)
  readonly on = $derived.by(() => this.now !== null || this.held)
  /** which step, and of how many */
  step = $state(0)
  steps = $state(0)
  /** positions that are at hand */
  private scenes = $state.raw<ReadonlyMap<number, Scene>>(new Map())
  private queue: Beat[] = []
  /** when all that is queued should have been shown */
  private deadline = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private reading = new Set<number>()
  /** counts the eyes that look: what was read for others is not shown */
  private eyes = 0

  constructor(private readonly stage: Stage) {}

  /** A position that the page has, so that nobody has to ask for it. */
  keep(scene: Scene): void {
    const known = [...this.scenes].filter(([number]) => number !== scene.number).slice(1 - MOST)
    this.scenes = new Map([...known, [scene.number, scene]])
    if (this.now?.at === scene.number) this.shown = scene
  }

  /** Other eyes, or another course of the game: nothing of before is shown any more. */
  forget(): void {
    this.stop()
    this.eyes++
    this.reading.clear()
    this.scenes = new Map()
  }

  /** The position that a step began with, and the one that its line led to, as far as they are at hand. */
  before(beat: Beat): View | null {
    const numbers = [...this.scenes.keys()].filter((number) => number <= beat.line.start)
    return this.scenes.get(Math.max(...numbers))?.view ?? null
  }
  after(beat: Beat): View | null {
    return this.scenes.get(beat.line.number)?.view ?? null
  }

  /** Something will come, and the present is no longer shown until it does; from a position at hand, if there is one. */
  hold(from: number): void {
    if (this.on || this.stage.speed() === null) return
    this.held = true
    this.shown = this.scenes.get(from) ?? null
    this.timer = setTimeout(() => this.stop(), PATIENCE)
  }

  /** Shows these steps, after those that are still to come. */
  play(beats: Beat[]): void {
    const speed = this.stage.speed()
    if (speed === null || !beats.length) {
      if (this.held && !this.queue.length) this.stop()
      return
    }
    if (!this.queue.length && this.now === null) this.step = this.steps = 0
    this.queue.push(...beats)
    this.steps += beats.length
    this.deadline = Date.now() + Math.min(LONGEST, this.left(speed))
    if (this.now === null) this.next()
  }

  /** Somebody looks again. */
  wake(): void {
    if (!this.held || !this.queue.length || this.stage.unseen()) return
    const speed = this.stage.speed()
    if (speed !== null) this.deadline = Date.now() + Math.min(LONGEST, this.left(speed))
    this.next()
  }

  /** The end, at once. */
  stop(): void {
    clearTimeout(this.timer)
    const was = this.on
    this.queue = []
    this.now = this.shown = null
    this.held = false
    if (was) this.stage.ended()
  }

  /** milliseconds for all that is to come, at leisure */
  private left(speed: Exclude<Speed, 'off'>): number {
    return this.queue.reduce((sum, beat) => sum + due(beat, speed), 0)
  }

  private next(): void {
    clearTimeout(this.timer)
    const speed = this.stage.speed()
    if (!this.queue.length || speed === null) return this.stop()
    this.held = this.stage.unseen()
    if (this.held) {
      this.shown ??= this.scenes.get(this.queue[0]!.line.start) ?? null
      this.now = null
      return
    }
    const pace = Math.min(1, Math.max(0, this.deadline - Date.now()) / this.left(speed))
    const beat = this.queue.shift()!
    this.now = beat
    this.step++
    this.shown = this.scenes.get(beat.at) ?? this.shown ?? this.scenes.get(beat.line.start) ?? null
    this.read(beat.at)
    this.read(beat.line.number)
    if (this.queue[0]) this.read(this.queue[0].line.number)
    this.timer = setTimeout(() => this.next(), due(beat, speed) * pace)
  }

  /** A position comes when it comes; nothing waits for it. */
  private read(number: number): void {
    if (this.scenes.has(number) || this.reading.has(number)) return
    this.reading.add(number)
    const { eyes } = this
    this.stage.read(number).then(
      (scene) => {
        if (eyes === this.eyes) this.keep({ ...scene, number })
      },
      () => {},
    ).finally(() => eyes === this.eyes && this.reading.delete(number))
  }
}

/** The steps to show again: the last ones, if there are very many. */
export const again = (beats: Beat[]): Beat[] => beats.slice(-MOST)
