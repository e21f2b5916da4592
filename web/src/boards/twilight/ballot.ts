/** A vote: outcomes with who is for them, and what is still to come. */
import type { Outcome, TwilightView } from './types'

export interface Tally {
  outcome: Outcome
  votes: number
  seats: { seat: number; votes: number }[]
  /** who has predicted it, and with what */
  riders: { seat: number; card: string }[]
}

const sum = (votes: Record<string, number>): number => Object.values(votes).reduce((a, b) => a + b, 0)

/** Outcomes that have votes or predictions, and those that can be chosen; most votes first, else as they come. */
export function tallies(view: TwilightView, choices: readonly Outcome[]): Tally[] {
  const found = new Map<Outcome, Tally>()
  const of = (outcome: Outcome): Tally => {
    const old = found.get(outcome)
    if (old) return old
    const made: Tally = { outcome, votes: 0, seats: [], riders: [] }
    found.set(outcome, made)
    return made
  }
  for (const outcome of choices) of(outcome)
  for (const { seat, outcome, votes } of view.votes) {
    const tally = of(outcome)
    tally.votes += sum(votes)
    tally.seats.push({ seat, votes: sum(votes) })
  }
  for (const [card, [seat, outcome]] of Object.entries(view.predictions)) of(outcome!).riders.push({ seat: Number(seat), card })
  return [...found.values()].sort((a, b) => b.votes - a.votes)
}

/** Votes that may still be cast by those who have not voted. */
export const toCome = (view: TwilightView): number => view.voters.reduce((n, x) => n + (x.stands === 'later' || x.stands === 'now' ? x.votes : 0), 0)

/** How it would end now, and whether it still can end otherwise. */
export function forecast(view: TwilightView, all: readonly Tally[]): { leading: Outcome[]; settled: boolean } {
  const most = all[0]?.votes ?? 0
  const leading = most ? all.filter((x) => x.votes === most).map((x) => x.outcome) : []
  const second = all.find((x) => x.votes < most)?.votes ?? 0
  return { leading, settled: leading.length === 1 && most - second > toCome(view) }
}
