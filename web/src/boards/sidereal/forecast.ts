/** What an economy would come to with a given stock, near enough to weigh a deal: the rules find the exact plan later. */
import { convertersBefore, coloursOf, count, fleetSupport, mayRun, missing, putIn, times } from './economy'
import { LARGE, SMALL, plus } from './read'
import type { Bundle, Catalogue, SiderealView } from './types'

export interface Forecast {
  runs: number
  /** gained by running, in halves of a small cube */
  gain: number
}

/** as many plans are looked at, the most promising first */
const PATIENCE = 1500
const WILDS: Record<string, string> = { any_small: 'wild_small', any_large: 'wild_large' }

interface Way {
  due: Bundle
  gain: number
  fleet: number
}

/** By the guide values of the rules. */
export const worth = (book: Catalogue, bundle: Bundle): number =>
  Object.entries(bundle).reduce((sum, [kind, n]) => sum + n * (book.value[WILDS[kind] ?? kind] ?? 0), 0)

/** Each converter that could run, by the ways in which it gains something. */
function waysOf(view: SiderealView, book: Catalogue, seat: number, stock: Bundle): Way[][] {
  const found: Way[][] = []
  for (const { card, n, it } of convertersBefore(view, book, seat)) {
    if (it.arrow !== 'white' || !mayRun(view, book, seat, card)) continue
    const size = putIn(it)
    const most = size ? [...coloursOf(size)].sort((a, b) => (stock[b] ?? 0) - (stock[a] ?? 0))[0]! : null
    const inputs = size && most ? [{ [most]: it.inputs[0]?.[size] ?? 0 }] : it.inputs
    const output = size && most ? { ...it.output, [size]: 0, [most]: it.output[size] ?? 0 } : it.output
    const ways = inputs.map((due) => ({ due, gain: worth(book, output) - worth(book, due), fleet: it.fleet })).filter((way) => way.gain > 0)
    if (ways.length) for (let i = times(view, card, n); i > 0; i--) found.push(ways)
  }
  const best = (ways: Way[]): number => Math.max(...ways.map((way) => way.gain))
  return found.sort((a, b) => best(b) - best(a))
}

export function forecast(view: SiderealView, book: Catalogue, seat: number, stock: Bundle): Forecast {
  const all = waysOf(view, book, seat, stock)
  const hopes = all.map((_, i) => all.slice(i).reduce((sum, ways) => sum + Math.max(...ways.map((way) => way.gain)), 0))
  const support = fleetSupport(view, book, seat)
  let best: Forecast = { runs: 0, gain: 0 }
  let looked = 0
  const look = (i: number, due: Bundle, fleet: number, now: Forecast): void => {
    if (now.gain > best.gain) best = now
    if (i >= all.length || now.gain + hopes[i]! <= best.gain || looked++ > PATIENCE) return
    for (const way of all[i]!) {
      const more = plus({ ...due }, way.due)
      if (fleet + way.fleet <= support && !count(missing(stock, more))) look(i + 1, more, fleet + way.fleet, { runs: now.runs + 1, gain: now.gain + way.gain })
    }
    look(i + 1, due, fleet, now)
  }
  look(0, {}, 0, best)
  return best
}

// --- who could help whom ---

/** What a seat's converters lack, and which of its cubes none of them needs. */
export interface Means {
  lacks: Bundle
  spare: Bundle
}

export function meansOf(view: SiderealView, book: Catalogue, seat: number): Means {
  const stock = view.seats[seat]?.stock ?? {}
  const due: Bundle = {}
  for (const { card, n, it } of convertersBefore(view, book, seat)) {
    const left = times(view, card, n)
    if (it.arrow !== 'white' || left < 1 || it.interest || !mayRun(view, book, seat, card)) continue
    const least = it.inputs.reduce((a, b) => (count(missing(stock, b)) < count(missing(stock, a)) ? b : a), it.inputs[0] ?? {})
    plus(due, least, left)
  }
  const spare = Object.fromEntries([...SMALL, ...LARGE, 'octagon'].map((kind) => [kind, Math.max(0, (stock[kind] ?? 0) - (due[kind] ?? 0))]).filter(([, n]) => n))
  return { lacks: missing(stock, due), spare }
}

export interface Fit {
  seat: number
  /** what they could spare that I lack, and the other way round */
  get: Bundle
  give: Bundle
}

const common = (lacks: Bundle, spare: Bundle): Bundle =>
  Object.fromEntries(Object.entries(lacks).map(([kind, n]) => [kind, Math.min(n, spare[kind] ?? 0)]).filter(([, n]) => n))

/** Who has what I lack, and lacks what I have: both at once first. */
export function fits(view: SiderealView, book: Catalogue, me: number): Fit[] {
  const mine = meansOf(view, book, me)
  const found = view.seats.flatMap((_, seat) => {
    if (seat === me) return []
    const theirs = meansOf(view, book, seat)
    const [get, give] = [common(mine.lacks, theirs.spare), common(theirs.lacks, mine.spare)]
    return count(get) ? [{ seat, get, give }] : []
  })
  const both = ({ get, give }: Fit): number => Math.min(worth(book, get), worth(book, give)) * 100 + worth(book, get)
  return found.sort((a, b) => both(b) - both(a))
}

/** An even exchange of what fits: what they lack first, then what I can spare, until it is worth as much. */
export function evenly(view: SiderealView, book: Catalogue, me: number, { get, give }: Fit): Bundle {
  const value = worth(book, get)
  const paid: Bundle = {}
  const pay = (from: Bundle): void => {
    for (const [kind, n] of Object.entries(from)) {
      const each = worth(book, { [kind]: 1 })
      while ((paid[kind] ?? 0) < n && worth(book, paid) + each <= value) paid[kind] = (paid[kind] ?? 0) + 1
    }
  }
  pay(give)
  pay(meansOf(view, book, me).spare)
  return paid
}
