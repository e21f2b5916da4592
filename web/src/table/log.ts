/** The log as it is read: rounds, within them whose doing it was, and in its words who is meant. */
import type { GameBoard } from '../boards'
import { eventText, type Say } from '../lib/label'
import type { LogEvent, LogLine } from '../lib/wire'

/** A piece of a sentence: words, or a seat that is named there. */
export type Piece = string | number

export interface Told {
  /** whose doing; null: the table's */
  seat: number | null
  /** a round begins with it */
  round: number | null
  /** everybody who is named in it */
  named: number[]
  /** the whole sentence, to search in */
  text: string
  pieces: Piece[]
  icon: string | null
}

/** What one answer has led to, of one seat, within a round. */
export interface Row {
  key: string
  line: LogLine
  seat: number | null
  told: Told[]
  /** the round that begins above it */
  round: number | null
  /** does its seat have to be said: another one acted before, or a round has begun */
  head: boolean
}

const NAME = /\u{E000}(\d+)\u{E001}/u
/** How a seat is written while a sentence is made. */
export const seatMark = (seat: number): string => `\u{E000}${seat}\u{E001}`

/** A sentence with marks, as words and seats. */
export function piecesOf(marked: string): Piece[] {
  return marked
    .split(NAME)
    .map((part, i) => (i % 2 ? Number(part) : part))
    .filter((part) => part !== '')
}

/** Under its own head a sentence need not begin with the name again: "Draws 3 cards." */
export function underHead(pieces: Piece[], seat: number | null): Piece[] {
  const [first, next, ...rest] = pieces
  if (first !== seat || typeof next !== 'string') return pieces
  const words = next.replace(/^[:,]?\s+/, '')
  return words === next || !words ? pieces : [words[0]!.toLocaleUpperCase() + words.slice(1), ...rest]
}

/** Whose doing an event is: what only one seat hears of is its own. */
export function doer(event: LogEvent): number | null {
  if (typeof event.args.seat === 'number') return event.args.seat
  return event.args.seat === undefined && event.to?.length === 1 ? event.to[0]! : null
}

/** An event in words. */
export function tell(event: LogEvent, say: Say, board: GameBoard, names: readonly string[]): Told {
  const { what, args } = event
  const pieces = piecesOf(eventText(say, what, args, seatMark))
  return {
    seat: doer(event),
    round: board.roundOf?.(what, args) ?? null,
    named: pieces.filter((piece) => typeof piece === 'number'),
    text: pieces.map((piece) => (typeof piece === 'number' ? names[piece] : piece)).join(''),
    pieces,
    icon: board.eventIcon?.(what) ?? null,
  }
}

/** Lines as rows. A line is split where its events pass to another seat and where a round begins within it. Of a round
 * in which nothing has happened yet there is a row without words. */
export function rowsOf(lines: readonly LogLine[], tell: (line: LogLine) => readonly Told[], wanted: (told: Told) => boolean = () => true): Row[] {
  const rows: Row[] = []
  let before: number | null = null
  let begun: number | null = null
  for (const line of lines) {
    let row: Row | null = null
    let part = 0
    for (const told of tell(line)) {
      if (told.round !== null) {
        begun = told.round
        row = null
      } else if (told.pieces.length && wanted(told)) {
        if (row === null || row.seat !== told.seat) {
          const head = told.seat !== null && (begun !== null || told.seat !== before)
          row = { key: `${line.start}/${line.number}/${part++}`, line, seat: told.seat, told: [], round: begun, head }
          rows.push(row)
          begun = null
          before = told.seat
        }
        row.told.push(told)
      }
    }
  }
  const line = lines.at(-1)
  if (line && rows.length && begun !== null) rows.push({ key: `round/${begun}`, line, seat: null, told: [], round: begun, head: false })
  return rows
}

/** The same rows, and those of before where they are no others: what is drawn already need not be drawn again. */
export function kept(rows: Row[], before: readonly Row[]): Row[] {
  return rows.map((row, i) => {
    const old = before[i]
    const same =
      old?.key === row.key && old.line === row.line && old.head === row.head && old.round === row.round && old.told.length === row.told.length
    return same && old.told.every((told, n) => told === row.told[n]) ? old : row
  })
}

/** The number of the line that shows this moment: its own, or the last one before it that has something to read. */
export function lineAt(rows: readonly Row[], number: number): number | null {
  let [low, high] = [0, rows.length && !rows.at(-1)!.told.length ? rows.length - 1 : rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (rows[middle]!.line.number <= number) low = middle + 1
    else high = middle
  }
  return low ? rows[low - 1]!.line.number : null
}
