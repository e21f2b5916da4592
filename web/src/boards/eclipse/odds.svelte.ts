/**
 * The chances of battles, as the server works them out by the rules. Questions of one moment go together, each is asked only
 * once, and until the answer is there the last one for the same place is shown.
 */
import { SvelteMap } from 'svelte/reactivity'
import { post, Trouble } from '../../lib/api'
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

type Answer = { attacker: Chances; defender: Chances }

const WAIT = 120
const LATER = 3000
const TOGETHER = 8
const TRIES = 3

const known = new SvelteMap<string, Answer | null>()
const last = new Map<string, Answer>()
const wanted = new Map<string, number>()
let timer: ReturnType<typeof setTimeout> | undefined
let asking = false

function side(win: number, left: Record<string, number>): Chances {
  const ships = Object.entries(left).reduce((sum, [n, chance]) => sum + Number(n) * chance, 0)
  return { win: Math.round(100 * win), left: win ? ships / win : 0 }
}

/** What can be said about a battle now; `place` names what it is about, for the last answer to stand in. */
export function estimate(place: string, attacker: Group[], defender: Group[]): Estimate {
  const key = JSON.stringify({ attacker, defender } satisfies Case)
  const answer = known.get(key)
  if (answer) last.set(place, answer)
  else if (answer === undefined && !wanted.has(key)) {
    wanted.set(key, 0)
    soon(WAIT)
  }
  const shown = answer ?? (answer === undefined ? last.get(place) : null)
  return { attacker: shown?.attacker ?? null, defender: shown?.defender ?? null, computing: answer === undefined }
}

function soon(wait: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void ask(), wait)
}

async function ask(): Promise<void> {
  if (asking || !wanted.size) return
  asking = true
  // one that was refused is asked alone, so that it spoils no other
  const [first] = wanted
  const batch = first![1] ? [first![0]] : [...wanted].filter(([, tries]) => !tries).slice(0, TOGETHER).map(([key]) => key)
  let wait = 0
  try {
    const { cases } = await post<{ cases: (Case & Odds)[] }>('/api/games/eclipse/odds', { cases: batch.map((key) => JSON.parse(key) as Case) })
    if (known.size > 400) known.clear()
    cases.forEach((one, i) => {
      wanted.delete(batch[i]!)
      known.set(batch[i]!, { attacker: side(one.attacker_win, one.survivors_when_win), defender: side(one.defender_win, one.defenders_left) })
    })
  } catch (error) {
    const hopeless = error instanceof Trouble && ['odds-refused', 'too-slow', 'bad-request'].includes(error.id) && batch.length === 1
    for (const key of batch) {
      const tries = (wanted.get(key) ?? 0) + 1
      wanted.delete(key)
      if (hopeless || tries > TRIES) known.set(key, null)
      else wanted.set(key, tries)
    }
    wait = LATER
  } finally {
    asking = false
    if (wanted.size) soon(wait)
  }
}
