/** The rounds so far, from what was told to all: points and what they are for, strategy cards, planets, battles, laws. */
import { eventText, nameOf, type Say } from '../../lib/label'
import type { LogEvent, LogLine } from '../../lib/wire'
import type { Chapter } from '../contract'
import { readEvent } from './read'
import type { Catalogue, TwilightView } from './types'
import { factionName, w } from './words'

/** What one seat did in a round. */
interface Deeds {
  points: [source: string, many: number][]
  cards: string[]
  taken: string[]
  lost: string[]
  won: string[]
  beaten: string[]
  drawn: string[]
  technologies: string[]
  partners: number[]
}
interface Round {
  round: number
  seats: Deeds[]
  common: LogEvent[]
}

const nothing = (): Deeds => ({ points: [], cards: [], taken: [], lost: [], won: [], beaten: [], drawn: [], technologies: [], partners: [] })
const swap = (cards: string[], given: string, taken: string): string[] => cards.map((card) => (card === given ? taken : card))

export function roundsIn(log: readonly LogLine[], many: number, catalogue: Catalogue): Round[] {
  const found: Round[] = []
  let fight: number[] = []
  for (const event of log.flatMap(({ events }) => events)) {
    const { what, args } = readEvent(event)
    if (what === 'round') found.push({ round: args.round, seats: Array.from({ length: many }, nothing), common: [] })
    const now = found.at(-1)
    if (!now) continue
    const { seats } = now
    switch (what) {
      case 'scored':
        seats[args.seat]!.points.push([args.objective, catalogue.objectives[args.objective]?.points ?? 0])
        break
      case 'point':
        seats[args.seat]!.points.push([args.source, args.many])
        break
      case 'picked':
        seats[args.seat]!.cards.push(args.card)
        break
      case 'swapped':
        seats[args.seat]!.cards = swap(seats[args.seat]!.cards, args.given, args.taken)
        seats[args.foe]!.cards = swap(seats[args.foe]!.cards, args.taken, args.given)
        break
      case 'control':
        seats[args.seat]!.taken.push(args.planet)
        seats[args.foe]?.lost.push(args.planet)
        break
      case 'combat':
        fight = [args.seat, args.foe]
        break
      case 'combat_over':
        for (const seat of fight) seats[seat]![seat === args.seat ? 'won' : 'beaten'].push(args.place)
        break
      case 'combat_draw':
        for (const seat of fight) seats[seat]!.drawn.push(args.place)
        break
      case 'technology':
        seats[args.seat]!.technologies.push(args.technology)
        break
      case 'traded':
        seats[args.seat]!.partners.push(args.to)
        seats[args.to]!.partners.push(args.seat)
        break
      case 'outcome':
      case 'eliminated':
        now.common.push(event)
    }
  }
  return found
}

export function chronicle(log: readonly LogLine[], view: TwilightView, catalogue: Catalogue, say: Say): Chapter[] {
  const names = (words: readonly string[]): string => words.map((word) => nameOf(say, word)).join(', ')
  const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
  /** of each seat after the round that is told, beginning with the last one */
  const points = view.seats.map((seat) => (seat.out ? null : seat.points))
  const planets = view.seats.map((seat) => Object.keys(seat.planets).length)
  return roundsIn(log, view.seats.length, catalogue)
    .reverse()
    .map(({ round, seats, common }): Chapter => {
      const scores = seats.map((did, seat) => {
        const [total, gained] = [points[seat]!, did.points.reduce((sum, [, n]) => sum + n, 0)]
        if (total !== null) points[seat] = total - gained
        return { total, gained }
      })
      const deeds = seats.map((did, seat) => {
        const had = planets[seat]!
        planets[seat] = had - did.taken.length + did.lost.length
        return [
          { label: w('chronicle-points'), told: did.points.map(([source, n]) => `${nameOf(say, source)} ${signed(n)}`).join(', ') },
          { label: w('chronicle-cards'), told: names(did.cards) },
          {
            label: w('chronicle-planets'),
            told: [String(had), ...did.taken.map((planet) => `+ ${nameOf(say, planet)}`), ...did.lost.map((planet) => `− ${nameOf(say, planet)}`)].join(', '),
          },
          { label: w('chronicle-won'), told: names(did.won) },
          { label: w('chronicle-beaten'), told: names(did.beaten) },
          { label: w('chronicle-drawn'), told: names(did.drawn) },
          { label: w('chronicle-technologies'), told: names(did.technologies) },
          { label: w('chronicle-partners'), told: [...new Set(did.partners)].map((other) => factionName(say, view, other)).join(', ') },
        ].filter(({ told }) => told)
      })
      return { round, scores, deeds, common: common.map(({ what, args }) => eventText(say, what, args, (seat) => factionName(say, view, seat))) }
    })
    .reverse()
}
