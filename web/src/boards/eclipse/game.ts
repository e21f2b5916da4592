import type { GameBoard, SheetRow } from '..'
import { nameOf } from '../../lib/label'
import { ASIDE } from './plan'
import { ACTIONS, CLASSES, RESOURCES, TRACKS, readView, sum } from './read'
import type { Player } from './types'
import { w } from './words'

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
  placed_part: 'up',
  removed_part: 'down',
  built: 'gear',
  moved: 'forth',
  controlled: 'target',
  released: 'undo',
  abandoned: 'leave',
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
  bombarded: 'dice',
  related: 'pact',
  betrayed: 'warn',
  eliminated: 'warn',
  over: 'crown',
}

const board: GameBoard = {
  firstGame: { seats: 3, options: { species: 'random_terrans' } },
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
  lists: ['missiles', 'engage', 'assign', 'stalemate', 'bombard'].map((topic) => `eclipse.${topic}`),
  aside: ({ value }) => Array.isArray(value) && ASIDE.has(String(value[0])),
  label: (decision, value, raw, say) => {
    if (decision.key !== 'eclipse.destroy' || !Array.isArray(value) || value[0] !== 'square') return null
    const square = readView(raw).map.find((s) => s.sector === decision.about[0])?.squares[Number(value[1])]
    return square ? w('cube-on', { square: nameOf(say, square.resource), advanced: square.advanced ? 'yes' : 'no' }) : w('cube-on-orbital')
  },
  eventIcon: (what) => ICONS[what] ?? null,
  roundOf: (what, args) => (what === 'round' && typeof args.round === 'number' ? args.round : null),
}

export default board
