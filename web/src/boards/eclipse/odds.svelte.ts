/** The chances of battles in Eclipse, as the board asks about them. */
import { Oracle } from '../../lib/odds.svelte'
import type { Case, Group as AnyGroup, Odds } from './types'

/** Ships as the board asks about them: all that can be said of them. */
export type Group = Required<Omit<AnyGroup, 'species' | 'parts'>>

/** Of one side: to win, in hundredths, and how many ships it has left on average when it does. */
export interface Chances {
  win: number
  left: number
}

export interface Estimate {
  /** null: nothing is known yet, or the server cannot say */
  attacker: Chances | null
  defender: Chances | null
  computing: boolean
}

function side(win: number, left: Record<string, number>): Chances {
  const ships = Object.entries(left).reduce((sum, [n, chance]) => sum + Number(n) * chance, 0)
  return { win: Math.round(100 * win), left: win ? ships / win : 0 }
}

const oracle = new Oracle<Case, Odds, { attacker: Chances; defender: Chances }>('eclipse', (one) => ({
  attacker: side(one.attacker_win, one.survivors_when_win),
  defender: side(one.defender_win, one.defenders_left),
}))

/** What can be said about a battle now; `place` names what it is about, for the last answer to stand in. */
export function estimate(place: string, attacker: Group[], defender: Group[]): Estimate {
  const { answer, computing } = oracle.ask(place, { attacker, defender })
  return { attacker: answer?.attacker ?? null, defender: answer?.defender ?? null, computing }
}
