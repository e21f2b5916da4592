/**
 * The boards. A game's board is a folder web/src/boards/<game> with
 *   Board.svelte   the picture in the middle (required)
 *   Mine.svelte    my seat, at the bottom (optional)
 *   Glance.svelte  one seat in the rail (optional)
 *   Cards.svelte   all its cards or tiles, to look things up (optional)
 *   game.ts        `export default` of GameBoard: small facts for the shell, loaded with the first page
 * all drawn from BoardProps; what can be clicked is marked with data-at (see lib/reach.ts). What is said between board and
 * page is in contract.ts. A game without a folder gets the generic board.
 */
import type { Component } from 'svelte'
import type { Say } from '../lib/label'
import type { BoardParts, BoardProps, GameBoard, GlanceProps } from './contract'
import generic from './generic/game'

export type * from './contract'

const facts = import.meta.glob<{ default: GameBoard }>('./*/game.ts', { eager: true })
const parts = import.meta.glob<{ default: Component<never> }>('./*/{Board,Mine,Glance,Cards}.svelte')

export function boardOf(game: string): GameBoard {
  return facts[`./${game}/game.ts`]?.default ?? generic
}

async function part<P extends Record<string, unknown>>(game: string, name: string): Promise<Component<P> | null> {
  const load = parts[`./${game}/${name}.svelte`]
  return load ? ((await load()).default as unknown as Component<P>) : null
}

export async function loadBoard(game: string): Promise<BoardParts> {
  const [Board, Mine, Glance, Cards] = await Promise.all([
    part<BoardProps & Record<string, unknown>>(game, 'Board'),
    part<BoardProps & Record<string, unknown>>(game, 'Mine'),
    part<GlanceProps & Record<string, unknown>>(game, 'Glance'),
    part<{ catalogue: unknown; say: Say; search: string }>(game, 'Cards'),
  ])
  const found = Board ?? (await part<BoardProps & Record<string, unknown>>('generic', 'Board'))
  return { Board: found!, Mine, Glance, Cards } as unknown as BoardParts
}
