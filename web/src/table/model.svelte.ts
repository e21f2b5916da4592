/** The table page's one mind: whose eyes, which moment, the answer in the making, what is fresh. */
import { untrack } from 'svelte'
import { boardOf, type AskedAt, type Cost, type Pane, type Place } from '../boards'
import { get, nonce, sentence, Trouble } from '../lib/api'
import { Draft } from '../lib/draft.svelte'
import { Hands } from '../lib/hands.svelte'
import { botName, sayer } from '../lib/gametext'
import { held } from '../lib/held.svelte'
import { eventText, flawText, labelOption, nameOf, partName, prompt, whyNot, type Flaw, type Say, type Value } from '../lib/label'
import { Live, type GameEvent } from '../lib/live.svelte'
import { games } from '../lib/load'
import { prefs } from '../lib/prefs.svelte'
import type { Reachable } from '../lib/reach'
import { chime } from '../lib/sound'
import { t } from '../lib/texts.svelte'
import { mineOf, missed } from './away'
import { Choices } from './choices.svelte'
import { Clocks } from './clocks.svelte'
import { again, beatsOf, Playback, type Beat } from './playback.svelte'
import { Trial } from './trial.svelte'
import { optionsIn } from '../lib/decision'
import { readDecision, wordsOf, type Act, type Decision, type Eyes, type GameInfo, type LogLine, type Moment, type Named, type SeatInfo, type Stands, type Trial as Tried, type View } from '../lib/wire'

/** Words in an event's arguments: what it is about, on the board. */
export function wordsIn(args: Record<string, unknown>): string[] {
  const found: string[] = []
  const walk = (value: unknown): void => {
    if (typeof value === 'string') found.push(value)
    else if (Array.isArray(value)) {
      if (value.length === 2 && value.every((x) => typeof x === 'number')) found.push(value.join(','))
      else value.forEach(walk)
    }
  }
  for (const [name, value] of Object.entries(args)) if (name !== 'seat') walk(value)
  return found
}

/** Is there anything that one seat sees and another does not? */
export function hasSecrets(eyes: Eyes[]): boolean {
  const plain = (view: View): string => {
    const me = view.me as Record<string, unknown> | null | undefined
    return JSON.stringify({ ...view, me: me ? { ...me, seat: 0 } : null })
  }
  return eyes.length > 1 && eyes.some((e) => plain(e.view) !== plain(eyes[0]!.view))
}

/** A place on a map, as a word. */
const HEX = /^-?\d+,-?\d+$/

/** What is in hand of a choice or a pick. */
function chosenIn(draft: Draft): Named[] {
  return [...draft.options, ...draft.things].filter((x) => draft.chosen.includes(x.name))
}

/** A composed answer item by item, each a part's name and its values: the one in the making, or one with this name. */
export const itemsOf = (draft: Draft): Value[][] => draft.items.map((x) => [x.part, ...x.values])
export const itemsIn = (name: string): Value[][] => name.split(' ').map((item) => item.split(',').map((x) => (/^-?\d+$/.test(x) ? Number(x) : x)))

/** Has this seat anything that it could say now? */
const hasWord = (eyes: Eyes): boolean => (eyes.decision !== null && !eyes.sealed) || eyes.aside !== null

/** An act as the page means it: of eyes without a seat the server makes nothing, and says so. */
type Meant<A> = A extends { seat: number } ? Omit<A, 'seat'> & { seat: number | null } : A

/** An answer that waits for the word that it is meant. */
interface Weighed {
  draft: Draft
  cost: Cost
  /** a whole composed answer that is not the one in the making */
  name?: string
}

/** how often, and after how many milliseconds, a whole answer is given again when another was faster */
const ATTEMPTS = 5
const BREATH = 120
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'])

export class TableModel {
  readonly live: Live
  readonly hands = new Hands()
  readonly draft = new Draft((name) => this.judge(name, false), true, this.hands)
  readonly choices = new Choices(this, this.draft)
  readonly trial = new Trial()
  readonly clocks = new Clocks(
    () => this.live.state?.clock ?? null,
    () => this.live.ahead,
    () => (this.live.state?.eyes ?? []).flatMap((e) => (e.seat !== null && this.isAwaited(e) ? [e.seat] : [])),
    () => prefs.now.sound && chime(true),
  )
  /** what I may say beside the question, in the making; each seat has its own, whatever is asked meanwhile */
  aside = $state.raw<Draft | null>(null)
  /** is it opened or shut by hand */
  asideWanted = $state<boolean | null>(null)
  weighed = $state.raw<Weighed | null>(null)
  /** has the screen room for a wide layout */
  wide = $state(true)
  /** what can be chosen on the board, as it stands in the page */
  openPlaces: Element[] = []
  /** one screen: whose eyes are open, and to whom the device goes now */
  shown = $state<number | null>(null)
  passTo = $state<number | null>(null)
  fresh = $state.raw<ReadonlySet<string>>(new Set())
  /** words of the log line pointed at */
  lit = $state.raw<ReadonlySet<string>>(new Set())
  /** the position of the past that is looked at */
  past = $state.raw<Moment | null>(null)
  seeking = $state(false)
  /** whose eyes look back, when the game is over; undefined: my own */
  pastEyes = $state<number | null | undefined>(undefined)
  /** the replay's bar stands in the place of the question's */
  replaying = $state(false)
  /** the server asks whether this really ends my turn */
  sure = $state(false)
  trouble = $state.raw<unknown>(null)
  told = $state('')
  undoNeedsAsking = $state<number | null | undefined>(undefined)
  /** what there is to play */
  private offered = $state.raw<GameInfo[]>([])
  private asides = new Map<number, Draft>()
  /** one screen: the seat that has asked for the device, to say something that nobody waits for */
  private guest: number | null = null
  /** one screen: who has taken it from behind a curtain; nobody else looks */
  private alone: number | null = null
  private wasMyTurn = false
  private seeks = 0
  private sitting = new Set<number>()
  /** what happened before my question, shown step by step */
  readonly playback = new Playback({
    speed: () => (!this.mayPlay ? null : prefs.now.playback !== 'off' ? prefs.now.playback : this.repeating ? 'normal' : null),
    unseen: () => document.hidden,
    read: (number) => this.readMoment(number, this.me),
    ended: () => {
      this.repeating = false
      this.hands.renew()
    },
  })
  /** until here everything was shown, or is known anyway */
  private played = 0
  /** where the table stood when each seat answered last, and when this page was opened */
  private answered = $state.raw<ReadonlyMap<number | null, number>>(new Map())
  private opened = 0
  /** where the table stood when I came to it, and when that was */
  private cameAt = $state.raw({ number: 0, time: 0 })
  private hasSeenMissed = $state(false)
  private begun = false
  /** until here it is to be shown: what happens while I think about a question does not disturb me */
  private playable = 0
  private repeating = false
  private watcher: number | null = null

  constructor(table: string) {
    this.live = new Live(table, held.of(table))
    this.live.onEvents = (events, redraw) => this.happened(events, redraw)
    this.live.onLines = (ready) => this.playOn(ready)
  }

  // --- who and what ---

  readonly state = $derived.by(() => this.live.state)
  readonly game = $derived.by(() => this.live.state?.game ?? '')
  readonly say: Say = (ids, args) => (HEX.test(ids[0]!) ? this.placeName(ids[0]!) : sayer(this.game)(ids, args))
  /** What players call a place of this map. */
  private placeName(hex: string): string | null {
    const view = untrack(() => this.view) // the log is not told anew with every message
    return (view && boardOf(this.game)?.place?.(hex, view, sayer(this.game))) ?? null
  }

  private readonly present = $derived.by<Eyes | null>(() => {
    const eyes = this.live.state?.eyes ?? []
    return eyes.find((e) => e.seat === this.shown) ?? (eyes.length === 1 ? eyes[0]! : null)
  })
  /** What I see and am asked: at the table, or where a trial has led. */
  readonly eyes = $derived.by<Eyes | null>(() => {
    const { present, trial } = this
    return present && trial.now ? { ...present, view: trial.now.view, decision: trial.now.decision, aside: null } : present
  })
  readonly me = $derived.by(() => this.eyes?.seat ?? null)
  readonly decision = $derived.by<Decision | null>(() => (this.elsewhere ? null : readDecision(this.eyes?.decision ?? null)))
  /** Is it my word that the table waits for? Who only may speak is not disturbed. */
  readonly awaited = $derived.by(() => this.live.state?.status === 'playing' && this.draft.decision !== null && this.isAwaited(this.eyes))
  readonly myTurn = $derived.by(() => this.awaited && !this.playback.on)
  /** The present is not what is shown: nothing can be answered. */
  readonly elsewhere = $derived.by(() => this.past !== null || this.playback.on)
  readonly view = $derived.by<View | null>(() => this.past?.view ?? this.playback.shown?.view ?? this.eyes?.view ?? null)
  readonly trail = $derived.by(() => this.past?.trail ?? this.playback.shown?.trail ?? this.trial.now?.trail ?? this.live.state?.trail ?? [])
  readonly curtain = $derived.by(() => this.passTo !== null && this.live.state?.status === 'playing')
  readonly mySeats = $derived.by(() => this.live.state?.seats.filter((s) => s.mine) ?? [])
  /** the seats that are mine */
  readonly mine = $derived(new Set(this.mySeats.map((s) => s.seat)))

  seat(number: number | null): SeatInfo | undefined {
    return this.live.state?.seats.find((s) => s.seat === number)
  }

  private readonly unseated = $derived.by(() => boardOf(this.game)?.unseated?.(this.live.state?.seats.length ?? 0) ?? [])
  /** Everybody in the game: the seats, and opponents without one. */
  readonly players = $derived.by(() => {
    const seats = this.live.state?.seats.map((s) => s.seat) ?? []
    return [...seats, ...this.unseated.map((_, i) => seats.length + i)]
  })

  seatName = (number: number): string => {
    const seat = this.seat(number)
    const other = this.unseated[number - (this.live.state?.seats.length ?? 0)]
    if (!seat && other) return other
    const letter = (n: number): string => t('player-letter', { letter: 'ABCDEFGHI'[n] ?? '?' })
    if (!seat) return letter(number)
    const called = (s: SeatInfo): string =>
      s.name || (s.kind === 'bot' ? botName(this.game, s.bot) : s.kind === 'open' ? t('seat-open') : letter(s.seat))
    const alike = (this.live.state?.seats ?? []).filter((s) => called(s) === called(seat)).length > 1
    return alike ? `${called(seat)} ${'ABCDEFGHI'[number] ?? ''}` : called(seat)
  }

  eventText = (what: string, args: Record<string, unknown>): string =>
    eventText(this.say, what, args, this.seatName)

  private isAwaited(eyes: Eyes | null): boolean {
    return eyes !== null && eyes.seat !== null && eyes.decision !== null && !eyes.sealed && (this.live.state?.waiting ?? []).includes(eyes.seat)
  }

  /** What is wrong with an answer, in words. */
  flawText = (flaw: Flaw): string =>
    flawText(this.say, flaw) ?? t('flaw-unsaid', { what: flaw.map(String).join(' ').replaceAll('_', ' ') })

  /** What went wrong, for a person: the rules' own reason where they gave one. */
  sentence = (error: unknown): string => {
    const flaw = error instanceof Trouble ? error.args.flaw : null
    return Array.isArray(flaw) && typeof flaw[0] === 'string' ? this.flawText(flaw as Flaw) : sentence(error)
  }

  label = (value: Value): string => labelOption(this.say, this.draft.decision?.key ?? '', value)
  /** What an option, a thing or a part is called in the bar. */
  optionName = (d: Decision, value: Value): string => {
    const drawn = this.view && boardOf(this.game)?.label?.(d, value, this.view, this.say)
    if (drawn) return drawn
    if (d.kind !== 'compose') return d.kind === 'choose' ? labelOption(this.say, d.key, value) : nameOf(this.say, value)
    const part = d.parts.find((x) => x.name === value)
    return typeof value === 'string' ? partName(this.say, d.key, value, part?.fields.length ?? 0) : labelOption(this.say, d.key, value)
  }
  does = (d: Decision, value: Value): string | undefined => boardOf(this.game)?.does?.(d, value, this.say) ?? undefined
  // --- what the board declares ---

  readonly askedAt = $derived.by<AskedAt | null>(() => {
    const decision = this.draft.decision
    return decision && this.view ? { decision, view: this.view, wide: this.wide } : null
  })
  /** What a composed answer says, and what sending it does, in the board's words. */
  wholeText = (items: Value[][]): string | null => (this.askedAt && boardOf(this.game).whole?.(items, this.askedAt, this.say, this.seatName)) ?? null
  sendsText = (items: Value[][]): string | null => (this.askedAt && boardOf(this.game).sends?.(items, this.askedAt, this.say)) ?? null
  placeOf = (option: Named): Place | null => (this.askedAt ? (boardOf(this.game).offers?.(option, this.askedAt) ?? null) : null)
  /** Where the question can be answered besides the bar. */
  readonly places = $derived.by<Place[]>(() => optionsIn(this.draft.decision).flatMap((option) => this.placeOf(option) ?? []))
  /** Where a phone turns for this question. */
  readonly home = $derived.by<Pane | null>(() => {
    const home = this.askedAt && boardOf(this.game).home?.(this.askedAt)
    return (home ?? this.places[0])?.pane ?? null
  })
  /** Where the board shows what is opened in the bar: what may be said beside the question, or a group of options. */
  readonly turnedTo = $derived.by<Place | null>(() => {
    const option = this.choices.inside[0]
    const beside = this.asideWanted && this.asideDrawn ? this.aside!.decision : null
    if (beside && this.view) return boardOf(this.game).home?.({ decision: beside, view: this.view, wide: this.wide }) ?? null
    return (option && this.placeOf(option)) ?? null
  })
  readonly tab = $derived.by(() => this.turnedTo?.tab ?? null)
  /** Does the board draw what may be said beside the question? Then the bar only turns to it. */
  readonly asideDrawn = $derived.by(() => this.aside?.decision != null && this.drawn(this.aside.decision))
  readonly asideOpen = $derived.by(() => this.aside !== null && (this.asideWanted ?? this.aside.begun))

  /** What the answer in the making costs, if one should think twice. */
  costOf(draft: Draft): Cost | null {
    return draft === this.draft ? this.costOfNames(chosenIn(draft)) : null
  }

  private costOfNames(chosen: Named[]): Cost | null {
    if (prefs.now.ask === 'never' || !this.askedAt) return null
    const cost = boardOf(this.game).costs?.(chosen, this.askedAt) ?? null
    return cost ?? (prefs.now.ask === 'always' && chosen.length === 1 && this.choices.isLast(chosen[0]!.name) ? { id: 'costs-nothing' } : null)
  }

  readonly prompt = $derived.by(() => (this.draft.decision ? prompt(this.say, this.draft.decision) : ''))

  // --- life ---

  private unlisten = (): void => {}

  open(): void {
    this.live.open()
    this.clocks.open()
    this.unlisten = this.hands.listen(window)
    addEventListener('keydown', this.skipByKey, true)
    addEventListener('keyup', this.skipByKey, true)
    document.addEventListener('visibilitychange', this.lookAgain)
    void games().then((found) => (this.offered = found.games), () => {})
    addEventListener('online', this.live.hurry)
    document.addEventListener('visibilitychange', this.live.hurry)
  }

  close(): void {
    this.live.close()
    this.clocks.close()
    this.unlisten()
    this.playback.stop()
    removeEventListener('keydown', this.skipByKey, true)
    removeEventListener('keyup', this.skipByKey, true)
    document.removeEventListener('visibilitychange', this.lookAgain)
    removeEventListener('online', this.live.hurry)
    document.removeEventListener('visibilitychange', this.live.hurry)
  }

  private happened(events: GameEvent[], redraw: boolean): void {
    void this.sit()
    this.clocks.look()
    const [asked, question] = [this.draft.decision !== null, this.draft.question]
    if (this.trial.on && this.present?.moment !== this.trial.moment) this.trial.end()
    this.lookRound()
    this.follow(redraw, asked && this.draft.decision !== null && this.draft.question === question)
    // the table itself says it; and it has been reached
    if (this.trouble instanceof Trouble && ['no-storage', 'unreachable'].includes(this.trouble.id)) this.trouble = null
    const mine = (this.live.state?.eyes ?? []).some((e) => this.isAwaited(e))
    if (!redraw && events.length) {
      const fresh = new Set(this.fresh)
      for (const event of events) for (const word of wordsIn(event.args)) fresh.add(word)
      this.fresh = fresh
      const public_ = events.filter((e) => !e.to || this.mySeats.length < 2)
      this.told = public_.slice(-3).map((e) => this.eventText(e.what, e.args)).join(' ')
    } else if (redraw) this.fresh = new Set()
    if (mine && !this.wasMyTurn && !redraw) {
      if (prefs.now.sound) chime()
    }
    this.wasMyTurn = mine
  }

  /** Nothing is missing but the seats that are kept for me, and I am about to take them. */
  readonly sittingDown = $derived.by(() => {
    const seats = this.live.state?.status === 'open' ? this.live.state.seats : []
    return this.trouble === null && seats.some((s) => s.kept) && seats.every((s) => s.kind !== 'open' || s.kept)
  })

  /** Takes the seats that are kept for this key, with a word for the dice: their seed is fixed by now. */
  private async sit(): Promise<void> {
    const seats = this.live.state?.status === 'open' ? this.live.state.seats : []
    const free = seats.filter((s) => s.kept && !this.sitting.has(s.seat))
    for (const { seat } of free) this.sitting.add(seat)
    for (const { seat, name } of free) {
      try {
        await this.live.act({ type: 'claim', seat, name: name || prefs.now.name || t('guest'), nonce: nonce() })
      } catch (error) {
        // another window of mine may have been faster
        if (!(error instanceof Trouble && error.id === 'not-open')) this.trouble = error
      } finally {
        this.sitting.delete(seat)
      }
    }
  }

  /** Which seat is looked at; on one screen the device goes on when somebody else must answer. */
  private lookRound(): void {
    const eyes = this.live.state?.eyes ?? []
    if (eyes.length <= 1) {
      this.passTo = null
      this.shown = eyes[0]?.seat ?? null
    } else if (this.live.state?.status !== 'playing') {
      this.alone = this.passTo = null
      this.shown ??= eyes[0]!.seat
    } else {
      const asked = eyes.filter((e) => this.isAwaited(e))
      const stays = asked.some((e) => e.seat === this.shown)
      const later = asked.find((e) => (e.seat ?? 0) > (this.shown ?? -1)) ?? asked[0]
      const guest = eyes.find((e) => e.seat !== null && e.seat === this.guest && hasWord(e))
      const next = guest ? guest.seat : stays ? this.shown : (later?.seat ?? this.shown ?? eyes[0]!.seat)
      const secret = this.live.state.secret || eyes.some((e) => e.seat === next && e.decision?.secret)
      if (secret || hasSecrets(eyes)) this.passTo = next === this.alone ? null : next
      else {
        this.alone = this.passTo = null
        this.shown = next
      }
    }
    this.live.watch(this.passTo === null ? this.shown : null)
    this.ask()
  }

  private ask(): void {
    const d = this.curtain ? null : readDecision(this.eyes?.sealed ? null : (this.eyes?.decision ?? null))
    if (JSON.stringify(d) !== JSON.stringify(this.draft.decision)) {
      this.sure = false
      this.weighed = null
    }
    this.draft.ask(d)
    this.askAside()
  }

  private askAside(): void {
    const seat = this.eyes?.seat ?? null
    const d = this.curtain ? null : readDecision(this.eyes?.aside ?? null)
    if (seat === null || d === null) {
      this.aside = null
      return
    }
    let draft = this.asides.get(seat)
    if (!draft) this.asides.set(seat, (draft = new Draft((name) => this.judge(name, true), false, this.hands)))
    draft.ask(d)
    this.aside = draft
  }

  private async judge(name: string, aside: boolean): Promise<Flaw | null> {
    if (this.me === null) throw new Trouble({ id: 'not-your-seat', args: {}, text: '' })
    if (this.trial.now && !aside) return this.judgeTried(name)
    const { flaw } = await this.live.act({ type: 'judge', seat: this.me, name, aside })
    return (flaw as Flaw | null | undefined) ?? null
  }

  /** The same about an answer to what a trial asks. */
  private async judgeTried(name: string): Promise<Flaw | null> {
    try {
      await this.tried([...this.trial.names, name])
      return null
    } catch (error) {
      if (error instanceof Trouble && error.id === 'not-legal') return (error.args.flaw as Flaw | undefined) ?? ['not-legal']
      throw error
    }
  }

  /** The device is in the right hands. */
  takeDevice(): void {
    this.alone = this.shown = this.passTo
    this.passTo = null
    this.fresh = new Set()
    this.playFor(this.shown)
    this.live.watch(this.shown)
    this.ask()
  }

  /** Seats of this screen, besides the one that is looked at, that could say something. */
  readonly speakers = $derived.by(() => {
    const eyes = this.live.state?.status === 'playing' && !this.elsewhere ? this.live.state.eyes : []
    return eyes.filter((e) => e.seat !== this.me && hasWord(e)).map((e) => e.seat)
  })

  giveDevice(seat: number | null): void {
    this.guest = seat
    this.lookRound()
  }

  // --- acts ---

  async act(act: Meant<Act>): Promise<Record<string, unknown> | null> {
    this.trouble = null
    try {
      return await this.live.act(act as Act)
    } catch (error) {
      this.trouble = error
      return null
    }
  }

  readonly standing = $derived.by<Record<string, Stands>>(() => this.eyes?.standing ?? {})
  readonly spans = $derived.by(() => this.eyes?.spans ?? [])
  readonly foreseen = $derived.by<Decision[]>(() => (this.elsewhere ? [] : (this.eyes?.foreseen ?? []).flatMap((d) => readDecision(d) ?? [])))

  stand = (key: string, names: string[] | null, until = '', idle = false): void => {
    void this.act({ type: 'standing', seat: this.me, key, names, until, idle })
  }

  /** Can this question be answered ahead? */
  standable(key: string): boolean {
    const groups = this.offered.find((x) => x.name === this.game)?.standing ?? []
    return groups.some((group) => key === group || key.startsWith(`${group}.`))
  }

  /** Sends the answer, unless it should be looked at once more; what is only tried need not. */
  offer(complete: boolean, draft = this.draft): void {
    if (complete && (this.trial.on || !prefs.asksTwice)) void this.send(draft)
  }

  /** Sends the answer; what costs something waits for one more word. */
  async send(draft = this.draft, meant = false): Promise<void> {
    const answer = draft.answer()
    const eyes = this.eyes
    const aside = draft !== this.draft
    if (!answer || !eyes || eyes.seat === null || (eyes.moment === null && !aside) || draft.busy || this.elsewhere) return
    if (!this.hands.may()) return
    this.hands.gave()
    if (this.trial.on && !aside) return this.attempt(draft.spelled())
    const cost = meant || this.sure || prefs.asksTwice ? null : this.costOf(draft)
    if (cost) {
      this.weighed = { draft, cost }
      this.hands.renew()
      return
    }
    this.weighed = null
    draft.busy = true
    this.trouble = null
    const words = new Set(this.fresh)
    const number = this.live.state!.number
    if (!aside) this.fresh = new Set()
    try {
      const result = await this.live.act({
        type: 'answer',
        seat: eyes.seat,
        moment: eyes.moment ?? '',
        ...answer,
        ...(aside ? { aside } : this.sure ? { confirmed: true } : {}),
      })
      if (!aside) this.sure = result.confirm === true
      if (!aside && !this.sure) this.answeredAt(eyes.seat, number)
      if (aside || !this.sure) draft.begin()
      if (this.guest !== null && !this.sure) this.giveDevice(null)
    } catch (error) {
      this.fresh = words
      const late = error instanceof Trouble && error.id === 'moment-gone'
      if (!late) this.trouble = error
      // what was put together with care stays: it can be mended
      if (draft.decision?.kind === 'choose') draft.clear()
    } finally {
      draft.busy = false
    }
  }

  /** It was meant. */
  readonly mean = (): void => {
    if (this.weighed?.name !== undefined) void this.give(this.weighed.name, true)
    else if (this.weighed) void this.send(this.weighed.draft, true)
  }

  /** It was not meant: nothing is chosen any more. */
  readonly unmean = (): void => {
    if (this.weighed?.name === undefined) this.weighed?.draft.clear()
    this.weighed = null
  }

  /** Sends an answer by its name. A sentence: it waits for a second word (`confirmed`); an error: it was refused. */
  async sayIt(name: string, confirmed: boolean, aside = false): Promise<string | Trouble | null> {
    const eyes = this.eyes
    const draft = aside ? this.aside : this.draft
    if (!draft || !eyes || eyes.seat === null || (eyes.moment === null && !aside) || draft.busy || this.elsewhere || !this.hands.maySend) return null
    this.hands.gave()
    if (this.trial.on && !aside) {
      await this.attempt(name)
      return null
    }
    const cost = aside || confirmed ? null : this.costOfNames(draft.options.filter((o) => o.name === name))
    if (cost) return t(cost.id, cost.args)
    draft.busy = true
    const number = this.live.state!.number
    try {
      const result = await this.live.act({ type: 'answer', seat: eyes.seat, moment: eyes.moment ?? '', name, ...(aside ? { aside } : { confirmed }) })
      if (result.confirm === true) return t('confirm-end')
      if (!aside) this.answeredAt(eyes.seat, number)
      draft.begin()
      return null
    } catch (error) {
      return error instanceof Trouble ? error : new Trouble({ id: 'unknown', args: {}, text: '' })
    } finally {
      draft.busy = false
    }
  }

  /** Says a whole beside the question. */
  speak = async (name: string): Promise<void> => {
    if (!this.hands.may()) return
    const found = await this.sayIt(name, false, true)
    if (found instanceof Trouble) this.trouble = found
  }

  /** For the page itself, which does what I said before. */
  answer = (name: string): void => this.hands.trusting(() => {
    if (this.draft.take(name)) void this.send(this.draft, true)
  })

  /** As a press on the option would. */
  take = (name: string): void => (this.draft.decision?.kind === 'compose' ? void this.give(name) : this.offer(this.draft.take(name)))

  /** Are all parts of this question on the board? */
  drawn = (d: Decision): boolean => boardOf(this.game).drawn?.(d) ?? false

  /** Gives a whole composed answer by its name. What is in the making stays, as far as it still can be meant then. */
  async give(name: string, meant = false): Promise<void> {
    const { draft, eyes } = this
    if (!eyes || eyes.seat === null || eyes.moment === null || draft.busy || this.elsewhere || !this.hands.may(name)) return
    this.hands.gave()
    if (this.trial.on) return this.attempt(name)
    const cost = meant ? null : (this.costOfNames([{ name, value: name }]) ?? (prefs.asksTwice ? { id: 'costs-nothing' } : null))
    this.weighed = cost && { draft, cost, name }
    if (cost) {
      this.hands.renew()
      return
    }
    draft.busy = true
    this.trouble = null
    const number = this.live.state!.number
    try {
      const result = await this.insist(eyes.seat, draft.decision!.key, name, meant)
      if (result.confirm === true) this.weighed = { draft, cost: { id: 'confirm-end' }, name }
      else this.answeredAt(eyes.seat, number)
    } catch (error) {
      this.trouble = error
    } finally {
      draft.busy = false
    }
  }

  /** Where anybody may speak, somebody else may have been faster: what was said in full is said again to the same question. */
  private async insist(seat: number, key: string, name: string, confirmed: boolean, attempts = ATTEMPTS): Promise<Record<string, unknown>> {
    const moment = this.eyes?.moment ?? ''
    try {
      return await this.live.act({ type: 'answer', seat, moment, name, confirmed })
    } catch (error) {
      if (!(error instanceof Trouble && error.id === 'moment-gone') || attempts === 0) throw error
      await new Promise((done) => setTimeout(done, BREATH))
      if (this.eyes?.seat !== seat || this.eyes.decision?.key !== key) throw error
      return this.insist(seat, key, name, confirmed, attempts - 1)
    }
  }

  cancelDraft(): void {
    this.sure = false
    this.weighed = null
    this.draft.clear()
  }

  async undo(to?: number): Promise<void> {
    const seat = this.me ?? this.mySeats[0]?.seat
    if (seat === undefined || !this.live.state) return
    this.trouble = null
    this.cancelDraft()
    if (this.trial.on) {
      this.trial.back()
      this.draft.begin()
      this.ask()
      return
    }
    const free = to === undefined ? (this.eyes?.undo?.free ?? false) : to >= (this.eyes?.undo?.lowest ?? Infinity)
    try {
      if (this.eyes?.sealed && to === undefined) await this.live.act({ type: 'take_back', seat })
      else if (!free && this.undoNeedsAsking === undefined) this.undoNeedsAsking = to ?? null
      else {
        const target = to ?? this.undoNeedsAsking ?? undefined
        const ask = this.undoNeedsAsking !== undefined
        this.undoNeedsAsking = undefined
        await this.live.act({ type: 'undo', seat, ...(target === undefined ? {} : { to: target }), ...(ask ? { ask: true } : {}) })
      }
    } catch (error) {
      if (error instanceof Trouble && error.id === 'undo-needs-consent') this.undoNeedsAsking = to ?? null
      else this.trouble = error
    }
  }

  // --- what if ---

  /** Is there anything to try? Where others are asked too, what they say would decide. */
  readonly triable = $derived.by(() => this.myTurn && !this.live.state?.secret && (this.live.state?.waiting ?? []).every((seat) => seat === this.me))

  readonly beginTrial = (): void => {
    if (this.trial.on) return this.dropTrial()
    if (!this.triable || !this.present?.moment) return
    this.cancelDraft()
    this.trial.begin(this.present.moment)
  }

  readonly dropTrial = (): void => {
    this.trial.end()
    this.draft.begin()
    this.ask()
  }

  private async tried(names: string[]): Promise<Tried> {
    return (await this.live.act({ type: 'try', seat: this.me!, moment: this.trial.moment ?? '', names })) as unknown as Tried
  }

  /** An answer that is only tried. */
  private async attempt(name: string | null): Promise<void> {
    const { draft, trial } = this
    if (name === null) return
    draft.busy = true
    this.trouble = null
    try {
      const found = await this.tried([...trial.names, name])
      if (!trial.on) return
      trial.add(name, found)
      draft.begin()
      this.ask()
    } catch (error) {
      this.trouble = error
      if (draft.decision?.kind === 'choose') draft.clear()
    } finally {
      draft.busy = false
    }
  }

  /** What was tried is meant. */
  readonly playTrial = async (): Promise<void> => {
    const { draft, eyes, trial } = this
    const { names } = trial
    if (!names.length || !eyes || eyes.seat === null || eyes.moment === null || draft.busy || !this.hands.may()) return
    this.hands.gave()
    const number = this.live.state!.number
    draft.busy = true
    this.trouble = null
    try {
      await this.live.act({ type: 'play', seat: eyes.seat, moment: eyes.moment, names })
      this.answeredAt(eyes.seat, number)
    } catch (error) {
      this.trouble = error
    } finally {
      draft.busy = false
      if (trial.on) this.dropTrial()
    }
  }

  // --- the past ---

  /** The numbers where the log can be looked at, in order. */
  readonly stops = $derived.by(() => {
    const lines = this.live.lines
    return lines.length ? [...new Set([lines[0]!.start, ...lines.map((line) => line.number)])] : []
  })

  private readMoment(number: number, eyes: number | null): Promise<Moment> {
    const seat = eyes === null ? '' : `?seat=${eyes}`
    return get<Moment>(`/api/tables/${this.live.table}/at/${number}${seat}`, this.live.key)
  }

  async seek(number: number | null): Promise<void> {
    const state = this.live.state
    const mine = ++this.seeks
    this.playback.stop()
    this.trouble = null
    if (!state || number === null || (number >= state.number && state.status === 'playing')) {
      this.past = null
      this.seeking = false
      return
    }
    this.seeking = true
    try {
      const found = await this.readMoment(number, this.pastEyes === undefined ? this.me : this.pastEyes)
      if (mine === this.seeks) this.past = found
    } catch (error) {
      if (mine === this.seeks) this.trouble = error
    } finally {
      if (mine === this.seeks) this.seeking = false
    }
  }

  step(by: number): void {
    const stops = this.stops
    if (!stops.length) return
    const now = this.past?.number ?? this.live.state?.number ?? 0
    let index = stops.findLastIndex((n) => n <= now)
    if (index < 0) index = 0
    if (this.past === null && by > 0) return
    const next = Math.max(0, Math.min(stops.length - 1, index + by))
    const end = next === stops.length - 1 && by > 0
    void this.seek(end ? null : stops[next]!)
  }

  /** The log up to the moment that is looked at. */
  readonly log = $derived.by(() => {
    const until = this.past?.number ?? this.playback.shown?.number ?? Infinity
    return this.live.lines.filter((line) => line.number <= until)
  })

  /** Where a round begins, from the log. */
  readonly rounds = $derived.by(() => {
    const roundOf = boardOf(this.game)?.roundOf
    const found: { round: number; number: number }[] = []
    if (!roundOf) return found
    for (const line of this.live.lines) {
      for (const event of line.events) {
        const round = roundOf(event.what, event.args)
        if (round !== null) found.push({ round, number: line.number })
      }
    }
    return found
  })

  // --- what happened before my question ---

  /** Nothing moves for who wants it still, for who looks at the past, and behind a curtain. */
  private get mayPlay(): boolean {
    return !prefs.still && !this.curtain && this.past === null && !this.replaying && !this.trial.on
  }

  /** The table has gone on. What does not follow from what was shown is not played. */
  private follow(redraw: boolean, sameQuestion: boolean): void {
    const state = this.live.state!
    const { eyes } = this
    const answered = state.lines.some((line) => line.seat === eyes?.seat && line.number > this.played)
    if (!sameQuestion || answered || this.playback.on) this.playable = state.number
    if (redraw || !this.begun) {
      this.playback.forget()
      this.answered = new Map()
      this.played = this.opened = state.number
    }
    if (!this.begun) this.cameAt = { number: state.number, time: Date.now() }
    this.begun = state.status !== 'open'
    if (this.curtain || eyes?.seat !== this.watcher) this.playback.forget()
    this.watcher = eyes?.seat ?? null
    if (!this.playback.on && eyes?.seat === null && state.lines.some((line) => line.events.length)) this.answeredAt(null, state.lines[0]!.start)
    if (eyes && !this.curtain) this.playback.keep({ number: state.number, view: eyes.view, trail: state.trail })
  }

  private answeredAt(seat: number | null, number: number): void {
    this.answered = new Map([...this.answered, [seat, number]])
  }

  /** On one screen: a seat sees what happened since it answered, however long others had the device meanwhile. */
  private playFor(seat: number | null): void {
    const state = this.live.state!
    this.playback.forget()
    this.watcher = seat
    this.playable = state.number
    this.played = Math.min(state.number, this.answered.get(seat) ?? this.opened)
    if (this.eyes) this.playback.keep({ number: state.number, view: this.eyes.view, trail: state.trail })
    if (this.played < state.number) this.playback.hold(this.played)
  }

  /** The log has gone on, or will. */
  private playOn(ready: boolean): void {
    const { number } = this.live.state!
    if (!ready || (this.live.lines.at(-1)?.number ?? 0) < number) {
      if (this.mayPlay && this.played < this.playable) this.playback.hold(this.played)
      return
    }
    const lines = this.live.lines.filter((line) => line.number > this.played && line.number <= this.playable)
    this.played = this.curtain ? this.played : number
    this.playback.play(this.beats(lines))
  }

  private beats(lines: LogLine[]): Beat[] {
    // without secrets all who share the screen have seen what one of them did
    const open = this.mySeats.length > 1 && !hasSecrets(this.live.state?.eyes ?? [])
    return beatsOf(lines, boardOf(this.game), new Set(open ? this.mySeats.map((s) => s.seat) : this.me === null ? [] : [this.me]))
  }

  /** What "again" would show: since my last answer, or else the last one that the log has of me. */
  readonly repeatable = $derived.by<Beat[]>(() => {
    if (!this.mayPlay) return []
    const { lines } = this.live
    const me = new Set(this.me === null ? [] : [this.me])
    const mine = lines.findLast((line) => mineOf(line, me))
    const from = this.answered.get(this.me) ?? mine?.start ?? this.opened
    return again(this.beats(lines.filter((line) => line.number > from)))
  })

  /** What others have done while I was away; nothing once I have read it, or have answered. */
  readonly missed = $derived.by<LogLine[]>(() => {
    const state = this.live.state
    if (state?.status !== 'playing' || this.hasSeenMissed || this.answered.has(this.me)) return []
    return missed(this.live.lines, this.mine, this.cameAt.number, this.cameAt.time)
  })

  seenMissed(): void {
    this.hasSeenMissed = true
  }

  showMissed(): void {
    this.again()
    this.seenMissed()
  }

  readonly again = (): void => {
    if (this.playback.on || !this.hands.may() || !this.repeatable.length) return
    this.repeating = true
    this.playback.play(this.repeatable)
  }

  /** A press that means nothing but this. */
  readonly skip = (): void => this.playback.stop()

  /** Is a key meant for something that is written in, or lies over the page? */
  isTyped: (event: KeyboardEvent) => boolean = () => false

  /** Any key skips, and does nothing else. */
  private swallowed: string | null = null
  private readonly skipByKey = (event: KeyboardEvent): void => {
    const { key } = event
    if (event.type === 'keyup') {
      if (key !== this.swallowed) return
      this.swallowed = null
    } else {
      if (!this.playback.on || event.ctrlKey || event.metaKey || event.altKey || MODIFIERS.has(key)) return
      if (this.isTyped(event)) return
      this.swallowed = key
      this.hands.gave()
      this.skip()
    }
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  private readonly lookAgain = (): void => this.playback.wake()

  // --- what the board asks ---

  readonly reachable = $derived.by<Reachable>(() => {
    const { draft } = this
    const aside = this.asideOpen ? this.aside : null
    const fresh = this.elsewhere ? new Set<string>() : this.fresh
    for (const one of aside ? [draft, aside] : [draft]) void [one.decision, one.chosen, one.counts, one.path, one.items, one.pointed, one.busy]
    const none = this.elsewhere
    const lit = new Set([...this.lit, ...(this.playback.now?.events ?? []).flatMap((e) => wordsIn(e.args))])
    /** what is asked comes first, then what may be said beside it while that is open */
    const whose = (at: string): Draft => (aside && !draft.reach(at) && aside.reach(at) ? aside : draft)
    return {
      key: {},
      reach: (at) => (none ? null : whose(at).reach(at)),
      option: (name) =>
        none ? null : draft.chosen.includes(name) ? 'chosen' : draft.options.some((o) => o.name === name) ? 'open' : null,
      why: (at) => {
        const found = whose(at).why(at)
        return found ? whyNot(this.say, found.reason, found.args) : null
      },
      touch: (at) => {
        const one = whose(at)
        const complete = one.touch(at)
        this.offer(complete || this.single(one), one)
      },
      takeOption: this.take,
      point: (at) => {
        if (draft.pointed !== at) draft.pointed = at
      },
      isPointed: (at) =>
        draft.pointed === at ||
        (draft.pointed !== null && draft.options.some((o) => o.name === draft.pointed && wordsOf(o.value).includes(at))),
      fresh: (at) => fresh.has(at),
      lit: (at) => lit.has(at),
      painted: (open) => {
        this.openPlaces = open
      },
    }
  })

  /** One of several with nothing else to say: a click is the answer. */
  single(draft = this.draft): boolean {
    const d = draft.decision
    return d?.kind === 'pick' && d.least === 1 && d.most === 1 && draft.chosen.length === 1
  }
}
