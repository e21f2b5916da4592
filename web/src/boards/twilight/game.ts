import { nameOf, type Say, type Value } from '../../lib/label'
import { ends, verbOf, type Verb } from '../../lib/verbs'
import { wordsOf } from '../../lib/wire'
import type { GameBoard, Place, SheetRow } from '../contract'
import { chronicle } from './chronicle'
import { STEPS } from './first'
import { fleetOf, together } from './fleet'
import { readCatalogue, readView } from './read'
import { ANSWERED } from './screens'
import { STANDING } from './standing'
import type { TwilightView } from './types'
import { factionName, outcomeName, w } from './words'

/** What whoever was away wants to know: battles, planets, points, laws and what was built to last. */
const MATTERS = new Set(['strategic', 'combat', 'combat_over', 'combat_draw', 'control', 'custodians', 'scored', 'point', 'technology', 'outcome', 'law', 'repealed', 'struck', 'speaker', 'eliminated'])

const ICONS: Record<string, string> = {
  round: 'clock', phase: 'clock', turn: 'play', faction: 'person', speaker: 'crown', picked: 'card', activated: 'target', moved: 'forth', lost: 'warn', rift: 'dice', rolled: 'dice',
  rerolled: 'dice', combat: 'military', combat_over: 'crown', combat_draw: 'military', destroyed: 'close', sustained: 'defence', landed: 'down', control: 'phase-settle', produced: 'phase-produce',
  paid: 'minus', technology: 'book', strategic: 'play', secondary: 'play', token: 'plus', token_back: 'back', tokens: 'plus', redistributed: 'again', scored: 'points', point: 'points', objective: 'eye',
  agenda: 'book', voted: 'check', outcome: 'check', law: 'book', repealed: 'trash', played: 'card', cancelled: 'close', used: 'play', drew: 'draw', discarded: 'trash', offered: 'pact', struck: 'pact',
  traded: 'pact', promised: 'pact', passed: 'pause', custodians: 'crown', over: 'crown', eliminated: 'leave', tile: 'plus', wormhole: 'free',
}
const OPENS = new Set(['round', 'phase', 'combat', 'rolled', 'outcome', 'scored', 'over'])
/** What players hear only as an echo of their own answer. */
const CHOSEN = new Set(['picked', 'faction', 'passed', 'activated', 'moved', 'landed', 'paid', 'tokens', 'redistributed', 'offered', 'refused', 'withdrew', 'set_aside', 'tile', 'names', 'readied', 'secondary', 'strategic', 'retreats', 'voted', 'token'])

/** Abilities of whose targets numbers say how many, not who. */
const COUNTED = new Set(['bribery', 'direct_hit', 'exotrireme_ii-1'])
/** Questions whose answers are seats, or elect somebody. */
const SEATED = new Set(['twilight.new_speaker', 'twilight.space_cannon_foe', 'twilight.trade_free', 'twilight.settler', 'twilight.tie'])

/** Where each kind of word stands on the board. */
function placeOf(word: string, view: TwilightView): Place | null {
  const bare = word.split('@').at(-1) ?? word
  if (bare in view.systems || view.homes.includes(bare) || bare in view.planets || /^-?\d+,-?\d+$/.test(word)) return { pane: 'board', tab: 'map' }
  if (view.me && [...view.me.hand, ...view.me.secrets, ...view.me.notes, ...view.me.tiles].includes(word)) return { pane: 'me' }
  if (word in view.strategy) return { pane: 'board', tab: 'common' }
  if (word in view.objectives) return { pane: 'board', tab: 'objectives' }
  if (word in view.laws) return { pane: 'board', tab: 'agenda' }
  return null
}

/** Composed answers that are put together on the board. */
const DRAWN = new Set(['twilight.move', 'twilight.vote', 'twilight.produce', 'twilight.research', 'twilight.talk', 'twilight.pay_resources', 'twilight.pay_influence'])

/** What sending them does, with something in them and with nothing. */
const SENDS: Record<string, [string, string]> = {
  'twilight.move': ['send-ships', 'send-none'],
  'twilight.vote': ['send-vote', 'send-abstain'],
  'twilight.produce': ['send-production', 'send-no-production'],
  'twilight.commit': ['send-landing', 'send-no-landing'],
}

/** Doing without: last, and on no first key. */
const WITHOUT: Verb[] = [{ id: 'pass', fits: (o) => ['decline', 'leave', 'no'].includes(verbOf(o)) || ends(o), flat: true, last: true }]
const VERBS: Verb[] = [
  { id: 'activate', fits: (o) => verbOf(o) === 'activate', steady: true },
  { id: 'strategy', fits: (o) => verbOf(o) === 'strategy', flat: true },
  { id: 'use', fits: (o) => verbOf(o) === 'use' },
]

const board: GameBoard = {
  offers: ({ value }, { view: raw, decision }) => {
    const view = readView(raw)
    if (decision.key === 'twilight.move') return { pane: 'board', tab: 'fleet' }
    const screen = ANSWERED[decision.key.slice('twilight.'.length)]
    if (screen && screen !== 'hand') return { pane: 'board', tab: screen }
    for (const word of wordsOf(value)) {
      const found = placeOf(word, view)
      if (found) return found
    }
    return null
  },
  verbs: (decision) => (decision.key === 'twilight.action' ? VERBS : decision.kind === 'choose' ? WITHOUT : null),
  minutes: [240, 480],
  firstGame: { seats: 3, options: { first_game: true } },
  firstRound: [...STEPS],
  presets: [
    { id: 'standard', options: {} },
    { id: 'first', options: { first_game: true } },
  ],
  scores: (raw) => readView(raw).seats.map((s) => s.points),
  sheet: (raw) => {
    const view = readView(raw)
    const row = (label: string, cell: (seat: TwilightView['seats'][number]) => string | number | null): SheetRow => ({ label: [label], cells: view.seats.map(cell) })
    return [
      row('view-points', (s) => s.points),
      row('view-goods', (s) => s.goods),
      row('view-commodities', (s) => `${s.commodities}/${s.limit}`),
      row('tactic', (s) => s.pools.tactic ?? 0),
      row('fleet', (s) => s.pools.fleet ?? 0),
      row('strategy', (s) => s.pools.strategy ?? 0),
      row('view-planets', (s) => Object.keys(s.planets).length),
      row('view-technologies', (s) => Object.keys(s.technologies).length),
      row('view-hand', (s) => s.hand),
      row('view-secrets', (s) => s.secrets),
      row('view-notes', (s) => s.notes.length + s.hidden_notes),
    ]
  },
  standing: STANDING,
  label: (decision, value, raw, say) => {
    const view = readView(raw)
    if (SEATED.has(decision.key) && typeof value === 'number') return factionName(say, view, value)
    if (decision.key === 'twilight.target' && Array.isArray(value)) return targetName(say, view, String(decision.about[0]), value)
    return null
  },
  field: (decision, part, _, value, seatName) => {
    if (decision.key === 'twilight.vote' && part === 'elect' && typeof value === 'number') return seatName(value)
    if (decision.key === 'twilight.talk' && (part === 'offer' || part === 'show') && typeof value === 'number') return seatName(value)
    return null
  },
  drawn: (decision) => DRAWN.has(decision.key),
  whole: (items, { decision }, say) =>
    decision.key !== 'twilight.move'
      ? null
      : fleetOf(items)
          .map((ship) => [`${nameOf(say, ship.type)} (${nameOf(say, ship.origin)})`, ...together(ship).map(({ type, n }) => say([`amount-${type}`], { n }) ?? `${nameOf(say, type)}: ${n}`)].join(' + '))
          .join('; '),
  sends: (items, { decision }) => (decision.key in SENDS ? w(SENDS[decision.key]![items.length ? 0 : 1]) : null),
  home: ({ decision }) => {
    if (decision.key === 'twilight.move') return { pane: 'board', tab: 'fleet' }
    if (decision.key === 'twilight.action') return { pane: 'board', tab: 'map' }
    if (decision.key === 'twilight.talk') return { pane: 'board', tab: 'trade' }
    const screen = ANSWERED[decision.key.slice('twilight.'.length)]
    return screen && screen !== 'hand' ? { pane: 'board', tab: screen } : null
  },
  lean: true,
  matters: (what) => MATTERS.has(what),
  opens: (what) => OPENS.has(what),
  chosen: (what) => CHOSEN.has(what),
  eventIcon: (what) => ICONS[what] ?? null,
  chronicle: (log, view, catalogue, say) => chronicle(log, readView(view), readCatalogue(catalogue), say),
  roundOf: (what, args) => (what === 'round' && typeof args.round === 'number' ? args.round : null),
}

function targetName(say: Say, view: TwilightView, ability: string, value: Value[]): string | null {
  if (!value.length) return null
  return value.map((x) => (typeof x === 'number' && !COUNTED.has(ability) ? outcomeName(say, view, x) : nameOf(say, x))).join(', ')
}

export default board
