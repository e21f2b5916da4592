/** What a question means on the board: its options by verb, by sector, by ship. */
import type { Value } from '../../lib/label'
import type { Decision, Named, Refused } from '../../lib/wire'
import type { ShipClass } from './types'

export interface Act {
  name: string
  verb: string
  args: Value[]
  /** what the rules say about it beforehand */
  facts?: unknown
}

/** For each verb, which of its arguments are sectors on the map. */
const PLACES: Record<string, number[]> = {
  control: [0],
  influence: [0],
  release: [0],
  shift: [0, 1],
  build: [1],
  move: [1, 2],
  colonise: [0],
  retreat: [1],
  claim: [0],
  leave: [0],
  abandon: [0],
  portal: [0],
}

/** What may be done at any time in the own turn: offered beside the main thing. */
export const ASIDE = new Set(['trade', 'colonise', 'refresh', 'propose', 'return_reputation'])

export const topic = (decision: Decision | null): string => (decision ? decision.key.slice(decision.key.indexOf('.') + 1) : '')

function act(option: Named): Act {
  const { name, value, facts } = option
  if (Array.isArray(value)) return { name, verb: String(value[0] ?? ''), args: value.slice(1), facts }
  return { name, verb: value === null ? 'pass' : String(value), args: [], facts }
}

export class Plan {
  readonly topic: string
  readonly acts: Act[]
  private readonly verbs = new Map<string, Act[]>()

  constructor(readonly decision: Decision | null) {
    this.topic = topic(decision)
    const options = decision?.kind === 'choose' ? decision.options : []
    this.acts = options.map(act)
    for (const one of this.acts) {
      const list = this.verbs.get(one.verb)
      if (list) list.push(one)
      else this.verbs.set(one.verb, [one])
    }
  }

  of(verb: string): Act[] {
    return this.verbs.get(verb) ?? []
  }

  has(verb: string): boolean {
    return this.verbs.has(verb)
  }

  /** The name of the option made of these parts, if it is one. */
  find(verb: string, ...args: (string | number)[]): string | null {
    return this.of(verb).find((a) => a.args.length === args.length && a.args.every((x, i) => x === args[i]))?.name ?? null
  }

  /** Everything that may be done in a sector, the main thing first. */
  at(sector: number): Act[] {
    const found = this.acts.filter((a) => (PLACES[a.verb] ?? []).some((i) => a.args[i] === sector))
    return [...found.filter((a) => !ASIDE.has(a.verb)), ...found.filter((a) => ASIDE.has(a.verb))]
  }

  /** Classes of ships that may leave a sector. */
  starts(sector: number): ShipClass[] {
    return [...new Set(this.of('move').filter((a) => a.args[1] === sector).map((a) => a.args[0] as ShipClass))]
  }

  /** All sectors that the question is about, asides not counted. */
  get sectors(): Set<number> {
    const found = new Set<number>()
    for (const a of this.acts) {
      if (ASIDE.has(a.verb)) continue
      for (const i of PLACES[a.verb] ?? []) if (typeof a.args[i] === 'number') found.add(a.args[i])
    }
    return found
  }

  /** Zones that may be explored, as "q,r". */
  get zones(): string[] {
    return this.of('explore').flatMap((a) => (Array.isArray(a.args[0]) ? [a.args[0].join(',')] : []))
  }

  get refused(): Refused[] {
    const d = this.decision
    return d?.kind === 'choose' ? d.refused : []
  }
}

export interface Hand {
  ship: { ship: ShipClass; from: number } | null
  item: string | null
  /** a disc taken from this sector */
  disc: number | null
}

export type Touch = { kind: 'take'; name: string } | { kind: 'pick' } | { kind: 'look' }

/** What a click on a sector does, with this in hand. */
export function touch(plan: Plan, hand: Hand, sector: number): Touch {
  const take = (name: string | null): Touch | null => (name ? { kind: 'take', name } : null)
  switch (plan.topic) {
    case 'move':
      if (hand.ship) {
        const found = take(plan.find('move', hand.ship.ship, hand.ship.from, sector))
        if (found) return found
      }
      if (plan.starts(sector).length) return { kind: 'pick' }
      break
    case 'build':
      if (hand.item) {
        const found = take(plan.find('build', hand.item, sector))
        if (found) return found
      } else if (plan.of('build').some((a) => a.args[1] === sector)) return { kind: 'pick' }
      break
    case 'influence': {
      if (hand.disc !== null) {
        const found = take(plan.find('shift', hand.disc, sector))
        if (found) return found
      }
      const found = take(plan.find('influence', sector))
      if (found) return found
      if (plan.of('release').some((a) => a.args[0] === sector) || plan.of('shift').some((a) => a.args[0] === sector || a.args[1] === sector)) return { kind: 'pick' }
      break
    }
    case 'engage':
    case 'stalemate': {
      const found = plan.of('retreat').filter((a) => a.args[1] === sector)
      if (found.length === 1) return { kind: 'take', name: found[0]!.name }
      if (found.length) return { kind: 'pick' }
      break
    }
    case 'bankrupt':
      if (plan.at(sector).length) return { kind: 'pick' }
      break
    default: {
      const found = plan.at(sector).filter((a) => !ASIDE.has(a.verb))
      if (plan.topic === 'claim') {
        const claim = take(plan.find('claim', sector))
        if (claim) return claim
      }
      if (found.length === 1) return { kind: 'take', name: found[0]!.name }
      if (found.length) return { kind: 'pick' }
    }
  }
  return { kind: 'look' }
}
