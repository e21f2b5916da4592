/**
 * The boards. A game's board is a folder web/src/boards/<game> with
 *   Board.svelte   the picture in the middle (required)
 *   Mine.svelte    my seat, at the bottom (optional)
 *   Glance.svelte  one seat in the rail (optional)
 *   End.svelte     more for the end of the game (optional)
 *   game.ts        `export default` of GameBoard: small facts for the shell, loaded with the first page
 * all drawn from BoardProps; what can be clicked is marked with data-at (see lib/reach.ts). A game without a folder gets the
 * generic board.
 */
import type { Component } from 'svelte'
import type { Draft } from '../lib/draft.svelte'
import type { Say, Value } from '../lib/label'
import type { Decision, LogLine, Named, Options, SeatInfo, Stands, View } from '../lib/wire'

export interface BoardProps {
  game: string
  view: View
  seats: SeatInfo[]
  /** the seat whose eyes these are; null for a spectator */
  me: number | null
  /** what this seat is asked now, null in a replay */
  decision: Decision | null
  /** the answer in the making */
  draft: Draft
  catalogue: unknown
  options: Options
  say: Say
  /** what a seat is called */
  seatName: (seat: number) => string
  /** gives this option as the answer, without asking whether I am sure: I have said so already */
  answer: (name: string) => void
  /** what is answered for me, by the decision's key */
  standing: Record<string, Stands>
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
  /** "first game" button: seats and options for newcomers */
  firstGame?: { seats: number; options: Options }
  /** combinations of options worth a button in the new-table form */
  presets?: { id: string; options: Options }[]
  /** rows of the table of all players; without it every number in the view's seats is shown */
  sheet?: (view: View, catalogue: unknown) => SheetRow[]
  /** the score of each seat while the game runs, if it may be seen */
  scores?: (view: View) => (number | null)[]
  /** names of opponents that the rules play with so many seats: they have none, and come after the seats in view and scores */
  unseated?: (seats: number) => string[]
  /** what a player may have answered without being asked, by the decision's key; without it "always pass" where one can pass */
  standing?: Record<string, Standing>
  /** decisions whose options the board lists in full, so that a phone's bar need not */
  lists?: string[]
  /** may be done beside what is asked: not in the bar when the board offers it, and in the list of everything */
  aside?: (option: Named) => boolean
  /** how the bar names an option that only makes sense with the position in sight */
  label?: (decision: Decision, value: Value, view: View, say: Say) => string | null
  /** how a value of a composed answer's part is said, where a name is not enough (a seat, a place) */
  field?: (decision: Decision, part: string, field: number, value: Value, seatName: (seat: number) => string) => string | null
  /** a picture for a log line's event */
  eventIcon?: (what: string) => string | null
  /** events that begin a new round in the log: gives its number */
  roundOf?: (what: string, args: Record<string, unknown>) => number | null
}

export interface BoardParts {
  Board: Component<BoardProps>
  Mine: Component<BoardProps> | null
  Glance: Component<GlanceProps> | null
  Cards: Component<{ catalogue: unknown; say: Say; search: string }> | null
}

const facts = import.meta.glob<{ default: GameBoard }>('./*/game.ts', { eager: true })
const parts = import.meta.glob<{ default: Component<never> }>('./*/{Board,Mine,Glance,Cards}.svelte')

export function boardOf(game: string): GameBoard | undefined {
  return facts[`./${game}/game.ts`]?.default
}

async function part<P extends Record<string, unknown>>(game: string, name: string): Promise<Component<P> | null> {
  const load = parts[`./${game}/${name}.svelte`]
  return load ? ((await load()).default as unknown as Component<P>) : null
}

export async function loadBoard(game: string): Promise<BoardParts> {
  const [Board, Mine, Glance, Cards] = await Promise.all([
    part<BoardProps & Record<string, unknown>>(game, 'Board'),
    part<BoardProps & Record<string, unknown>>(game, 'Mine'),
    part<GlanceProps & Record<string, unknown>>(game, 'Glance'),
    part<{ catalogue: unknown; say: Say; search: string }>(game, 'Cards'),
  ])
  const generic = Board ?? (await part<BoardProps & Record<string, unknown>>('generic', 'Board'))
  return { Board: generic!, Mine, Glance, Cards } as unknown as BoardParts
}
