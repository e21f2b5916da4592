/**
 * The boards. A game's board is a folder web/src/boards/<game> with
 *   Board.svelte   the picture in the middle (required)
 *   Mine.svelte    my seat, at the bottom (optional)
 *   Glance.svelte  one seat in the rail (optional)
 *   Cards.svelte   all its cards or tiles, to look things up (optional)
 *   First.svelte   pictures for the page of a first round, drawn from FirstProps (optional)
 *   Cover.svelte   the game in one picture, for the home page, drawn without its catalogue from CoverProps (optional)
 *   Beat.svelte    a step of what happened, in pictures, drawn from BeatProps (optional)
 *   game.ts        `export default` of GameBoard: small facts for the shell, loaded with the first page
 * drawn from BoardProps where nothing else is said; what can be clicked is marked with data-at (see lib/reach.ts). What is said between board and
 * page is in contract.ts. A game without a folder gets the generic board.
 */
import type { Component } from 'svelte'
import type { Say } from '../lib/label'
import type { BeatProps, BoardParts, BoardProps, CoverProps, FirstProps, GameBoard, GlanceProps } from './contract'
import generic from './generic/game'

export type * from './contract'

const facts = import.meta.glob<{ default: GameBoard }>('./*/game.ts', { eager: true })
const parts = import.meta.glob<{ default: Component<never> }>('./*/{Board,Mine,Glance,Cards,Beat,First,Cover}.svelte')

export function boardOf(game: string): GameBoard {
  return facts[`./${game}/game.ts`]?.default ?? generic
}

async function part<P extends Record<string, unknown>>(game: string, name: string): Promise<Component<P> | null> {
  const load = parts[`./${game}/${name}.svelte`]
  return load ? ((await load()).default as unknown as Component<P>) : null
}

export async function loadBoard(game: string): Promise<BoardParts> {
  const [Board, Mine, Glance, Cards, Beat] = await Promise.all([
    part<BoardProps & Record<string, unknown>>(game, 'Board'),
    part<BoardProps & Record<string, unknown>>(game, 'Mine'),
    part<GlanceProps & Record<string, unknown>>(game, 'Glance'),
    part<{ catalogue: unknown; say: Say; search: string }>(game, 'Cards'),
    part<BeatProps & Record<string, unknown>>(game, 'Beat'),
  ])
  const found = Board ?? (await part<BoardProps & Record<string, unknown>>('generic', 'Board'))
  return { Board: found!, Mine, Glance, Cards, Beat } as unknown as BoardParts
}

export const loadFirst = (game: string): Promise<Component<FirstProps> | null> => part<FirstProps & Record<string, unknown>>(game, 'First') as Promise<Component<FirstProps> | null>

export const loadCover = (game: string): Promise<Component<CoverProps> | null> => part<CoverProps & Record<string, unknown>>(game, 'Cover') as Promise<Component<CoverProps> | null>
