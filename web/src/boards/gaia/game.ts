import { sayer } from '../../lib/gametext'
import { amounts, nameOf, word, type Say, type Value } from '../../lib/label'
import { verbOf, type Verb } from '../../lib/verbs'
import type { Decision } from '../../lib/wire'
import type { GameBoard, Place, SheetRow } from '../contract'
import { STEPS } from './first'
import { capital, here, minePrice, placeName, projectPrice, upgradePrice } from './place'
import { STANDING } from './standing'
import { RESOURCES, TRACKS, readView } from './read'
import type { GaiaView, Player } from './types'
import { goalName, w } from './words'

const ICONS: Record<string, string> = {
  round: 'clock',
  income: 'plus',
  gained: 'plus',
  charged: 'plus',
  points: 'points',
  built_mine: 'target',
  upgraded: 'up',
  downgraded: 'down',
  researched: 'book',
  took_tile: 'card',
  federation: 'pact',
  federation_token: 'points',
  board_action: 'play',
  special_action: 'play',
  free_action: 'again',
  started_project: 'windfall',
  lost_planet: 'target',
  passed: 'pause',
  passed_last: 'pause',
  booster: 'card',
  declined: 'close',
  final: 'crown',
  automa_card: 'cards',
  automa_placed: 'target',
  automa_booster: 'card',
  automa_built: 'target',
  automa_upgraded: 'up',
  automa_researched: 'book',
  automa_removed: 'close',
  automa_covered: 'play',
  automa_passed: 'pause',
  automa_passed_last: 'pause',
}

const CHOSEN = new Set([
  'bid', 'faction', 'placed', 'booster', 'built_mine', 'started_project', 'upgraded', 'downgraded', 'swapped', 'station', 'lost_planet', 'researched', 'took_tile', 'federation',
  'federation_token', 'board_action', 'special_action', 'free_action', 'declined', 'brainstone_lost', 'passed', 'passed_last',
])

const isVerb = (...words: string[]) => (option: Parameters<Verb['fits']>[0]): boolean => words.includes(verbOf(option))

/** The actions in the rulebook's order; free ones last before the pass, so that every number means the same all game long. */
const VERBS: Verb[] = [
  { id: 'build', fits: isVerb('build'), steady: true },
  { id: 'project', fits: isVerb('project'), steady: true },
  { id: 'upgrade', fits: isVerb('upgrade'), steady: true },
  { id: 'federation', fits: isVerb('federation'), steady: true },
  { id: 'research', fits: isVerb('research'), steady: true },
  { id: 'board', fits: isVerb('power', 'qic'), steady: true },
  { id: 'special', fits: isVerb('special'), steady: true },
  { id: 'free', fits: isVerb('free'), steady: true },
  { id: 'pass', fits: isVerb('pass', 'last_pass', 'end'), last: true },
]
const MAIN = new Set(['build', 'project', 'upgrade', 'federation', 'research', 'power', 'qic', 'special'])

/** Where a verb of the turn is offered. */
const PLACES: Record<string, Place> = {
  research: { pane: 'board', tab: 'research' },
  power: { pane: 'board', tab: 'research' },
  qic: { pane: 'board', tab: 'research' },
  pass: { pane: 'board', tab: 'scoring' },
  special: { pane: 'me' },
  federation: { pane: 'me' },
}
/** Questions that are answered on one tab. */
export const TABS: Record<string, string> = {
  tile: 'research', advance: 'research', cover: 'research', token: 'research', token_again: 'research', lowest: 'research',
  booster: 'scoring', federation: 'plans', faction: 'factions', nominate: 'factions', bid: 'factions',
}
const topicOf = (key: string): string => key.slice(key.indexOf('.') + 1)
const isHex = (value: unknown): boolean => Array.isArray(value) && value.length === 2 && value.every((x) => typeof x === 'number')

/** A technology tile with where it lies: "Technology on Economy: 7 points". */
function tileName(view: GaiaView, tile: string, say: Say): string | null {
  const lies = (slots: object): string | undefined => Object.entries(slots).find(([, x]) => x === tile)?.[0]
  const where = lies(view.board.slots) ?? lies(view.board.advanced)
  const [kind] = nameOf(say, tile).split(': ')
  if (!where) return null
  return w(where.startsWith('free') ? 'tile-free' : 'tile-on', { kind: kind!, what: goalName(say, tile), track: nameOf(say, where) })
}

/** An option that only makes sense with the position in sight, with its price. */
function labelled(decision: Decision, value: Value, view: GaiaView, say: Say): string | null {
  if (decision.key === 'gaia.tile' && typeof value === 'string') return tileName(view, value, say)
  if (decision.key === 'gaia.federation' && typeof value === 'string') return placeName(view, value, say)
  if (Array.isArray(value) && value[0] === 'research' && view.me) {
    return w('bar-research', { what: nameOf(say, String(value[1])), price: amounts(say, { knowledge: view.me.research }) })
  }
  const at = Array.isArray(value) ? value.find(isHex) : undefined
  if (!Array.isArray(value) || at === undefined) return null
  const hex = word(at)
  const place = placeName(view, hex, say)
  const priced = (what: string, price: string): string => w('bar-priced', { what: nameOf(say, what), place, price })
  const mine = value[0] === 'build' ? here(view.me?.mines, hex) : undefined
  if (mine) return priced('mine', minePrice(say, mine))
  const project = value[0] === 'project' ? here(view.me?.projects, hex) : undefined
  if (project) return priced('gaia_project', projectPrice(say, project))
  if (value[0] === 'at') return place
  if (typeof value[2] !== 'string') return null
  const upgrade = view.me?.upgrades?.find((x) => word(x.at) === hex && x.kind === value[2])
  return upgrade ? priced(value[2], upgradePrice(say, upgrade)) : w('bar-at', { what: nameOf(say, value[2]), place })
}

const board: GameBoard = {
  offers: ({ name, value }, { decision, wide }) => {
    const topic = topicOf(decision.key)
    if (value === null || name === 'end' || name === 'last_pass') return null
    const tab = TABS[topic]
    if (tab) return { pane: 'board', tab: tab === 'plans' && !wide ? 'map' : tab }
    if (Array.isArray(value) && value.some(isHex)) return { pane: 'board', tab: 'map' }
    return topic === 'act' || topic === 'end' ? (PLACES[verbOf({ name, value })] ?? null) : null
  },
  home: ({ decision }) => (['act', 'end'].includes(topicOf(decision.key)) ? { pane: 'board' } : null),
  verbs: ({ key }) => (key === 'gaia.act' || key === 'gaia.end' ? VERBS : null),
  costs: (chosen, { decision }) => {
    if (decision.key !== 'gaia.act' || decision.kind !== 'choose' || !chosen.some(isVerb('pass', 'last_pass'))) return null
    return decision.options.some((o) => MAIN.has(verbOf(o))) ? { id: 'costs-round' } : null
  },
  minutes: [60, 150],
  firstGame: { seats: 2, options: { setup: 'first' } },
  firstRound: [...STEPS],
  presets: [
    { id: 'standard', options: {} },
    { id: 'first', options: { setup: 'first' } },
    { id: 'shuffled', options: { map: 'all' } },
  ],
  scores: (view) => readView(view).seats.map((s) => (s.faction ? s.vp : null)),
  sheet: (raw) => {
    const view = readView(raw)
    const row = (label: string[], cell: (player: Player, seat: number) => string | number | null): SheetRow => ({
      label,
      cells: view.seats.map((s, seat) => (s.faction ? cell(s, seat) : null)),
    })
    return [
      row(['view-vp'], (s) => s.vp),
      row([w('row-end')], (s) => s.final.total),
      ...RESOURCES.map((r) => row([r], (s) => (s.automa ? null : `${s[r]} (+${s.income[r] ?? 0})`))),
      row(['view-power'], (s) => (s.automa ? null : `${s.power.area1} / ${s.power.area2} / ${s.power.area3}`)),
      row(['view-range'], (s) => (s.automa ? null : s.range)),
      row(['view-step_cost'], (s) => (s.automa ? null : s.step_cost)),
      ...TRACKS.map((track) => row([track], (s) => s.research[track])),
      ...(['mine', 'trading_station', 'research_lab', 'planetary_institute'] as const).map((kind) =>
        row([kind], (_, seat) => view.map.structures.filter((x) => x.seat === seat && x.kind === kind).length),
      ),
      row([w('row-academies')], (_, seat) => view.map.structures.filter((x) => x.seat === seat && x.kind.startsWith('academy')).length),
      row(['view-federations'], (s) => s.tokens.green.length + s.tokens.grey.length),
      ...view.final_tiles.map((tile, n) => row([tile.name], (_, seat) => `${tile.progress[seat] ?? 0} (${tile.points[seat] ?? 0})`) ?? n),
    ]
  },
  unseated: (seats) => (seats === 1 ? [sayer('gaia')(['view-automa']) ?? ''] : []),
  standing: STANDING,
  label: (decision, value, raw, say) => {
    const found = labelled(decision, value, readView(raw), say)
    return found && capital(found)
  },
  place: (hex, raw, say) => placeName(readView(raw), hex, say),
  group: (shared, raw, say) => (isHex(shared) ? capital(placeName(readView(raw), word(shared), say)) : null),
  ending: ({ view }) => readView(view).round === readView(view).round_tiles.length,
  lean: true,
  rows: 2,
  opens: (what) => what === 'round' || what === 'final',
  chosen: (what) => CHOSEN.has(what),
  drawn: ({ key }) => key === 'gaia.federation',
  eventIcon: (what) => ICONS[what] ?? null,
  roundOf: (what, args) => (what === 'round' && typeof args.round === 'number' ? args.round : null),
}

export default board
