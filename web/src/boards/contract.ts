/**
 * What a board and the page around it say to each other. A board says in its game.ts what it offers and where, how the bar
 * groups what a player can do, and what costs something; the page gives it the question, the answer in the making and the
 * ways to answer. Neither looks into the other's part of the page.
 */
import type { Component } from 'svelte'
import type { Draft } from '../lib/draft.svelte'
import type { Say, Value } from '../lib/label'
import type { Args } from '../lib/texts.svelte'
import type { Verb } from '../lib/verbs'
import type { Decision, LogEvent, LogLine, Named, Options, SeatInfo, Stands, View } from '../lib/wire'

export type Pane = 'board' | 'me' | 'others'

/** A part of the table page, and the tab of it, where a board shows something. */
export interface Place {
  pane: Pane
  tab?: string
}

/** A question, and what it is asked about. */
export interface AskedAt {
  decision: Decision
  view: View
  /** has the screen room for a wide layout */
  wide: boolean
}

/** What an answer costs, as a sentence of the pages' texts. */
export interface Cost {
  id: string
  args?: Args
}

export interface BoardProps {
  game: string
  view: View
  seats: SeatInfo[]
  /** the seat whose eyes these are; null for a spectator */
  me: number | null
  /** what this seat is asked now, null in a replay */
  decision: Decision | null
  /** the answer in the making; of a composed one a board may add, set and remove items */
  draft: Draft
  /** the same for what may be said beside the question, while it is open; always, if the board draws it */
  aside: Draft | null
  catalogue: unknown
  options: Options
  say: Say
  /** what a seat is called */
  seatName: (seat: number) => string
  /** chooses this option, as a press on it would; of a composed answer: gives this whole, and what is in the making stays */
  take: (name: string) => void
  /** gives this option as the answer, without asking whether I am sure: I have said so already */
  answer: (name: string) => void
  /** sends what has been composed, or the aside */
  send: (draft?: Draft) => void
  /** says this beside the question, as a whole */
  speak: (name: string) => void
  /** the tab that shows what was opened in the bar */
  tab: string | null
  /** what is answered for me, by the decision's key */
  standing: Record<string, Stands>
  /** questions that are to come, as they would be put now: `stand` answers one of them ahead, by the name of the question */
  foreseen: Decision[]
  /** until when an answer may stand */
  spans: string[]
  /** have these names answered from now on; null: ask me. `idle`: only where I have no other answer, and not always then */
  stand: (key: string, names: string[] | null, until?: string, idle?: boolean) => void
  /** what has happened so far, as these eyes know it */
  log: LogLine[]
  /** is it a position of the past */
  past: boolean
  /** has the screen room for a wide layout */
  wide: boolean
}

export interface GlanceProps extends BoardProps {
  seat: number
}

export interface SheetRow {
  /** Fluent ids to look for, in the game's texts and the pages' */
  label: string[]
  /** one cell per seat */
  cells: (string | number | null)[]
}

/** A round, as it is remembered. */
export interface Chapter {
  round: number
  /** how many points each seat has at its end (null: nobody knows), and how many of them came in it */
  scores: { total: number | null; gained: number }[]
  /** of each seat: what there is to say of it, under a word of the board's own */
  deeds: { label: string; told: string }[][]
  /** what was decided for all */
  common: string[]
}

/** A question that settings may answer: what it is about, and the answers worth offering. */
export interface Standing {
  label: () => string
  answers: () => StandingAnswer[]
  /** is it worth asking whether to answer only where there is nothing else to say */
  idle?: boolean
}
export interface StandingAnswer {
  label: string
  /** the first of these that is legal is given; none legal: ask */
  names: string[]
}

export interface GameBoard {
  /** where the board itself offers an option, thing, bin or part of the question; null: only the bar has it */
  offers?: (option: Named, asked: AskedAt) => Place | null
  /** where a phone turns when this question comes, if not to the first place that offers something */
  home?: (asked: AskedAt) => Place | null
  /** what a player can do, in the rulebook's groups and order; null: the bar groups by the options' first word */
  verbs?: (decision: Decision) => Verb[] | null
  /** what it costs to answer so, when one might do it by mistake: to pass with actions left, to throw away a hand */
  costs?: (chosen: Named[], asked: AskedAt) => Cost | null
  /** how long the box says that it takes, for the fewest and the most players */
  minutes?: [number, number]
  /** "first game" button: seats and options for newcomers */
  firstGame?: { seats: number; options: Options }
  /** what a first round is made of: a page has for each the texts `first-<step>-title` and `first-<step>-text` of <game>_web, and First.svelte its picture */
  firstRound?: string[]
  /** combinations of options worth a button in the new-table form */
  presets?: { id: string; options: Options }[]
  /** rows of the table of all players; without it every number in the view's seats is shown */
  sheet?: (view: View, catalogue: unknown) => SheetRow[]
  /** the score of each seat while the game runs, in the parts of a point that the game counts, if it may be seen */
  scores?: (view: View) => (number | null)[]
  /** names of opponents that the rules play with so many seats: they have none, and come after the seats in view and scores */
  unseated?: (seats: number) => string[]
  /** what a player may have answered without being asked, by the decision's key; without it "always pass" where one can pass */
  standing?: Record<string, Standing>
  /** how the bar names an option that only makes sense with the position in sight */
  label?: (decision: Decision, value: Value, view: View, say: Say) => string | null
  /** what the question is about, in a sentence, where its own words do not say enough to whoever has not the rules at hand */
  explains?: (decision: Decision, say: Say) => string | null
  /** what an option does, in a sentence, where its name in the bar is short */
  does?: (decision: Decision, value: Value, say: Say) => string | null
  /** what players call a place of the map ("3,-2"), in the log, questions and reasons */
  place?: (hex: string, view: View, say: Say) => string | null
  /** how the bar names a group by the place that its options share */
  group?: (shared: Value, view: View, say: Say) => string | null
  /** how a value of a composed answer's part is said, where a name is not enough (a seat, a place) */
  field?: (decision: Decision, part: string, field: number, value: Value, seatName: (seat: number) => string) => string | null
  /** are the parts of this composed answer all on the board? Then the bar shows only those that are in it */
  drawn?: (decision: Decision) => boolean
  /** are few things ever pressed in the bar? Then it takes less of a phone's screen, and leaves more to the board */
  slim?: boolean
  /** is the board what matters, and most of my seat on it too? Then bar and seat are low, and what needs more room lies over the board */
  lean?: boolean
  /** is this the last round? A first game says so where `hint-<key>-ending` is written */
  ending?: (asked: AskedAt) => boolean
  /** why the game ended when it did, where that is not always after the same round */
  ended?: (view: View, options: Options, seatName: (seat: number) => string) => string | null
  /** how many rows of options such a bar has at most on a wide screen, three if nothing is said; more are scrolled to */
  rows?: number
  /** what such an answer says so far, where its order is the player's: each item a part's name and its values */
  whole?: (items: Value[][], asked: AskedAt, say: Say, seatName: (seat: number) => string) => string | null
  /** what sending such an answer does, in the few words that a button holds */
  sends?: (items: Value[][], asked: AskedAt, say: Say) => string | null
  /** whole composed answers that one press in the bar gives, whatever else is in the making; `last`: apart, on key 0 */
  presses?: (asked: AskedAt) => { name: string; last?: boolean }[]
  /** a picture for a log line's event */
  eventIcon?: (what: string) => string | null
  /** events that are looked at by themselves: a step of the playback begins with each */
  opens?: (what: string) => boolean
  /** events that whoever was away is told of; without it all */
  matters?: (what: string) => boolean
  /** events that are nobody's doing, as that it is somebody's turn */
  marks?: (what: string) => boolean
  /** events that tell whoever causes them only what they have just chosen; without it all that is nobody's secret */
  chosen?: (what: string) => boolean
  /** the rounds so far, oldest first, from the log and the position after it */
  chronicle?: (log: LogLine[], view: View, catalogue: unknown, say: Say) => Chapter[]
  /** events that begin a new round in the log: gives its number */
  roundOf?: (what: string, args: Record<string, unknown>) => number | null
}

/** A step of the playback: the page says its events in words, a board draws them. */
export interface BeatProps {
  /** whose doing; null: the table's */
  seat: number | null
  events: LogEvent[]
  /** the position before all that one answer led to, and the one after it, as far as they are at hand */
  before: View | null
  after: View | null
  /** nothing more of this seat follows before that position */
  final: boolean
  seats: SeatInfo[]
  catalogue: unknown
  options: Options
  say: Say
  seatName: (seat: number) => string
  wide: boolean
}

/** The game in one picture: nothing in it is a position that anybody plays. */
export interface CoverProps {
  say: Say
}

/** A picture on the page of a first round. */
export interface FirstProps {
  step: string
  catalogue: unknown
  say: Say
}

export interface BoardParts {
  Board: Component<BoardProps>
  Mine: Component<BoardProps> | null
  Glance: Component<GlanceProps> | null
  Cards: Component<{ catalogue: unknown; say: Say; search: string }> | null
  Beat: Component<BeatProps> | null
}
