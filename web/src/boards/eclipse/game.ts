import { labelOption, nameOf, type Value } from '../../lib/label'
import { verbOf, type Verb } from '../../lib/verbs'
import type { GameBoard, Place, SheetRow } from '../contract'
import type { Decision } from '../../lib/wire'
import { besideOf } from './map'
import { ASIDE, topic } from './plan'
import { ACTIONS, CLASSES, RESOURCES, TRACKS, readView, sum } from './read'
import type { EclipseView, Player } from './types'
import { sectorNumber, w } from './words'

const ICONS: Record<string, string> = {
  round: 'clock',
  acted: 'play',
  reacted: 'play',
  passed: 'pause',
  passed_first: 'crown',
  passed_again: 'pause',
  revealed: 'eye',
  explored: 'plus',
  discarded: 'trash',
  reshuffled: 'again',
  discovered: 'search',
  used_discovery: 'check',
  kept_discovery: 'points',
  gained: 'plus',
  opened_artifacts: 'plus',
  upkeep: 'plus',
  drew_reputation: 'points',
  kept_reputation: 'points',
  refreshed: 'again',
  researched: 'book',
  learned: 'book',
  got_discs: 'plus',
  placed_part: 'up',
  removed_part: 'down',
  built: 'gear',
  moved: 'forth',
  controlled: 'target',
  released: 'undo',
  abandoned: 'leave',
  bankrupt: 'warn',
  lost_sector: 'leave',
  colonised: 'person',
  traded: 'again',
  battle: 'military',
  fired: 'dice',
  fired_missiles: 'dice',
  damaged: 'defence',
  destroyed: 'bug',
  retreating: 'back',
  retreated: 'back',
  battle_over: 'check',
  battle_won: 'crown',
  bombarded: 'dice',
  related: 'pact',
  betrayed: 'warn',
  eliminated: 'warn',
  over: 'crown',
}

/** Looked at one by one: a volley, the end of a battle, what it brought. */
const OPENS = new Set(['battle', 'fired', 'fired_missiles', 'bombarded', 'battle_over', 'battle_won', 'drew_reputation', 'new_technologies', 'round', 'over'])
const CHOSEN = new Set([
  'species', 'acted', 'reacted', 'passed', 'passed_again', 'traded', 'colonised', 'refreshed', 'returned_reputation', 'explored', 'discarded', 'controlled', 'released',
  'used_discovery', 'kept_discovery', 'researched', 'learned', 'got_discs', 'placed_portal', 'placed_part', 'removed_part', 'built', 'moved', 'proposed', 'declined', 'related',
  'damaged', 'destroyed', 'cube_destroyed', 'retreating', 'kept_reputation', 'abandoned',
])

const is = (...words: string[]) => (option: Parameters<Verb['fits']>[0]): boolean => words.includes(verbOf(option))
const reacts = (action: string) => ({ value }: Parameters<Verb['fits']>[0]): boolean => Array.isArray(value) && value[0] === 'react' && value[1] === action

/** The actions in the rulebook's order. */
const RULEBOOK = ['explore', 'influence', 'research', 'upgrade', 'build', 'move']
/** What goes on beside them at any time in the own turn. */
const BESIDE: Verb[] = [
  { id: 'colonise', fits: is('colonise') },
  { id: 'trade', fits: is('trade') },
  { id: 'more', fits: is('propose', 'return_reputation', 'refresh') },
]
/** A ship that leaves a battle is named; a sector that is left alone is not. */
const END: Verb = { id: 'pass', fits: (o) => is('pass', 'done', 'discard', 'spare', 'decline')(o) || o.name === 'leave', flat: true, last: true }
const VERBS: Record<string, Verb[]> = {
  turn: [...RULEBOOK.map((id) => ({ id, fits: is(id), steady: true })), ...BESIDE.map((verb) => ({ ...verb, steady: true })), END],
  reaction: [...RULEBOOK.map((id) => ({ id, fits: reacts(id), steady: true, flat: true })), ...BESIDE, END],
}
/** Any question within an action: its own options side by side, the rest behind their verbs. */
const WITHIN: Verb[] = [{ id: 'main', fits: (o) => !ASIDE.has(verbOf(o)) && !END.fits(o), flat: true }, ...BESIDE, END]
/** Choices among things of one kind. */
const PLAIN = new Set(['species', 'keep', 'return_reputation', 'grave', 'cube', 'envoy', 'artifacts'])

/** Where a verb is offered; trades of a phone stand where the question is. */
const PLACES: Record<string, Place> = {
  ...Object.fromEntries(RULEBOOK.map((action) => [action, { pane: 'me' as const }])),
  react: { pane: 'me' }, trade: { pane: 'me' }, propose: { pane: 'me' }, return_reputation: { pane: 'me' }, refresh: { pane: 'me' }, accept: { pane: 'me' }, decline: { pane: 'me' },
  take: { pane: 'board', tab: 'techs' },
  place: { pane: 'board', tab: 'ships' }, remove: { pane: 'board', tab: 'ships' }, install: { pane: 'board', tab: 'ships' }, swap: { pane: 'board', tab: 'ships' },
  ...Object.fromEntries(['attack', 'retreat', 'fire', 'hit', 'leave', 'scuttle'].map((verb) => [verb, { pane: 'board' as const, tab: 'battle' }])),
  ...Object.fromEntries(['colonise', 'lay', 'reveal', 'discard', 'control', 'use', 'keep', 'store', 'shift', 'release', 'bombard', 'bombs', 'spare', 'claim', 'abandon', 'portal', 'square'].map((verb) => [verb, { pane: 'board' as const, tab: 'map' }])),
}
const WITHIN_PLACES: Record<string, Place> = {
  research: { pane: 'board', tab: 'techs' },
  explore: { pane: 'board', tab: 'map' }, build: { pane: 'board', tab: 'map' }, move: { pane: 'board', tab: 'map' }, influence: { pane: 'board', tab: 'map' },
}

/** Where options count squares and slots; people count from one. */
const COUNTED: Record<string, number[]> = { colonise: [2], install: [2], swap: [2, 3], place: [2], remove: [2] }

/** A place where nothing lies yet: its ring, and on which side of what sector; of one's own, if it is beside one. */
function zoneName(hex: string, view: EclipseView): string | null {
  const [q, r] = hex.split(',').map(Number)
  const beside = besideOf([q!, r!], view)
  return beside && w('zone-beside', { ring: w(`ring-${beside.ring}`), side: beside.side, sector: sectorNumber(beside.sector.sector) })
}

/** A tile and how it is turned, counted as beside the map. */
function turnName(decision: Decision, [, tile, turn]: Value[]): string | null {
  const turns = decision.kind === 'choose' ? decision.options.flatMap(({ value }) => (Array.isArray(value) && value[0] === 'lay' && value[1] === tile ? [value[2]] : [])) : []
  return w('lay-so', { sector: sectorNumber(Number(tile)), n: turns.indexOf(turn!) + 1, of: turns.length })
}

const board: GameBoard = {
  offers: (option, { decision }) => {
    const asked = topic(decision)
    if (asked === 'species') return { pane: 'board' }
    if (asked === 'keep' || asked === 'return_reputation') return option.value === null ? null : { pane: 'me' }
    const verb = verbOf(option)
    return (asked === 'turn' || asked === 'reaction' ? null : WITHIN_PLACES[verb]) ?? PLACES[verb] ?? null
  },
  home: () => ({ pane: 'board' }),
  verbs: (decision) => VERBS[topic(decision)] ?? (PLAIN.has(topic(decision)) ? null : WITHIN),
  costs: (chosen, { decision }) => {
    if (chosen.some(is('abandon', 'scuttle'))) return { id: 'costs-good' }
    const left = decision.kind === 'choose' && decision.options.some((o) => !ASIDE.has(verbOf(o)) && !END.fits(o))
    if (!left || !chosen.some(is('pass', 'done'))) return null
    if (topic(decision) === 'turn') return { id: 'costs-round' }
    return RULEBOOK.includes(topic(decision)) ? { id: 'costs-actions' } : null
  },
  minutes: [60, 200],
  firstGame: { seats: 3, options: { species: 'random_terrans' } },
  firstRound: ['turn', 'explore', 'settle', 'research', 'upgrade', 'build', 'move', 'battle', 'upkeep'],
  presets: [
    { id: 'standard', options: {} },
    { id: 'quick-start', options: { species: 'random' } },
    { id: 'hard', options: { species: 'random', ancients: 'advanced', guardians: 'advanced', gcds: 'advanced' } },
    { id: 'portals', options: { portals: true } },
  ],
  scores: (raw) => {
    const view = readView(raw)
    return view.seats.map((s) => (view.me?.seat === s.seat ? view.me.score : s.score))
  },
  sheet: (raw) => {
    const view = readView(raw)
    const { seats } = view
    const row = (label: string[], cell: (player: Player) => string | number | null): SheetRow => ({ label, cells: seats.map((s) => (s.species ? cell(s) : null)) })
    const owned = (s: Player): typeof view.map => view.map.filter((sector) => sector.owner === s.seat)
    const fleet = (s: Player, ship: (typeof CLASSES)[number]): number =>
      sum(view.map.flatMap((sector) => sector.ships.filter((f) => f.seat === s.seat).map((f) => f.count[ship] ?? 0)))
    return [
      row([w('row-score')], (s) => (view.me?.seat === s.seat ? view.me.score : s.score)),
      ...Object.keys(seats.find((s) => s.species)?.sheet ?? {}).map((source) => row([`score-${source}`, source], (s) => s.sheet[source] ?? null)),
      ...RESOURCES.map((r) => row([r], (s) => `${s.resources[r]} (+${s.production[r]})`)),
      row([w('row-upkeep')], (s) => `−${s.upkeep}`),
      row([w('row-balance')], (s) => s.balance),
      row([w('row-discs')], (s) => s.discs),
      row([w('row-sectors')], (s) => owned(s).length),
      ...CLASSES.map((ship) => row([ship], (s) => fleet(s, ship))),
      ...TRACKS.map((track) => row([track], (s) => s.techs[track].length)),
      row([w('row-reputation')], (s) => s.reputation.tiles),
      row([w('row-ambassadors')], (s) => s.ambassadors.length),
      row([w('row-colony')], (s) => `${s.colony.ready} / ${s.colony.all}`),
      ...ACTIONS.map((action) => row([action], (s) => s.actions[action] || null)),
    ]
  },
  label: (decision, value, raw, say) => {
    if (!Array.isArray(value)) return null
    if (value[0] === 'explore') return zoneName(String(value[1]), readView(raw))
    if (value[0] === 'lay') return turnName(decision, value)
    const counted = COUNTED[String(value[0])]
    if (counted) return labelOption(say, decision.key, value.map((x, i) => (counted.includes(i) ? Number(x) + 1 : x)))
    if (decision.key !== 'eclipse.destroy' || value[0] !== 'square') return null
    const square = readView(raw).map.find((s) => s.sector === decision.about[0])?.squares[Number(value[1])]
    return square ? w('cube-on', { square: nameOf(say, square.resource), advanced: square.advanced ? 'yes' : 'no' }) : w('cube-on-orbital')
  },
  opens: (what) => OPENS.has(what),
  chosen: (what) => CHOSEN.has(what),
  eventIcon: (what) => ICONS[what] ?? null,
  roundOf: (what, args) => (what === 'round' && typeof args.round === 'number' ? args.round : null),
}

export default board
