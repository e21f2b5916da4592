import type { GameBoard, SheetRow } from '..'
import { sayer } from '../../lib/gametext'
import { STANDING } from './standing'
import { RESOURCES, TRACKS, readView } from './read'
import type { Player } from './types'
import { w } from './words'

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

const board: GameBoard = {
  firstGame: { seats: 2, options: { setup: 'first' } },
  presets: [
    { id: 'standard', options: {} },
    { id: 'first', options: { setup: 'first' } },
    { id: 'shuffled', options: { map: 'all' } },
  ],
  scores: (view) => readView(view).seats.map((s) => (s.faction ? s.final.total : null)),
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
  lists: ['gaia.federation'],
  eventIcon: (what) => ICONS[what] ?? null,
  roundOf: (what, args) => (what === 'round' && typeof args.round === 'number' ? args.round : null),
}

export default board
