/** How kinds of things are drawn: a body whose form tells the size, and a mark that tells them apart without colour. */
export interface Piece {
  body: string
  mark?: string
  /** the mark is filled, not drawn as a line */
  solid?: boolean
  dashed?: boolean
}

const SMALL = 'M4.5 4.5h15v15h-15z'
const LARGE = 'M12 1 22 6.5v11L12 23 2 17.5v-11z'
const ROUND = 'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21z'
const STAR = 'M12 7v10M7.7 9.5l8.6 5M16.3 9.5l-8.6 5'
const ASK = 'M9.3 9.6a2.7 2.7 0 1 1 3.9 2.4c-.8.4-1.2.9-1.2 1.8M12 16.8h.01'

export const PIECES: Record<string, Piece> = {
  green: { body: SMALL, mark: 'M7.5 16.5c0-5.5 3.5-9 9-9 0 5.5-3.5 9-9 9zM7.5 16.5 12.5 11.5' },
  white: { body: SMALL, mark: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z' },
  brown: { body: SMALL, mark: 'M7.5 9h9M7.5 12h9M7.5 15h9' },
  black: { body: LARGE, mark: 'M12 6.5 17.5 12 12 17.5 6.5 12z' },
  blue: { body: LARGE, mark: 'M12 5.5c3 3.5 4.5 5.8 4.5 8a4.5 4.5 0 0 1-9 0c0-2.2 1.5-4.5 4.5-8z', solid: true },
  yellow: { body: LARGE, mark: 'M13.5 4.5 7 13.2h4.2L10.5 19.5 17 10.8h-4.2z', solid: true },
  octagon: { body: 'M7.5 1.5h9l6 6v9l-6 6h-9l-6-6v-9z', mark: 'M12 6.5 13.6 10.4 17.5 12 13.6 13.6 12 17.5 10.4 13.6 6.5 12 10.4 10.4z', solid: true },
  wild_small: { body: SMALL, mark: STAR },
  wild_large: { body: LARGE, mark: STAR },
  small: { body: SMALL, mark: ASK, dashed: true },
  large: { body: LARGE, mark: ASK, dashed: true },
  any_small: { body: SMALL, mark: ASK, dashed: true },
  any_large: { body: LARGE, mark: ASK, dashed: true },
  ship: { body: 'M12 1.5 20 21l-8-4-8 4z' },
  vp: { body: 'm12 1.5 3.1 6.9 7.4.8-5.5 5 1.5 7.3L12 17.8l-6.5 3.7L7 14.2l-5.5-5 7.4-.8z' },
  envoy: { body: 'M12 2a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM3.5 22c.8-6 4-9 8.5-9s7.7 3 8.5 9z' },
  acknowledgement: { body: 'M12 2a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM7.5 14.5 6 22.5l6-3 6 3-1.5-8' },
  fleet: { body: 'M12 2 21.5 9 12 7 2.5 9zM12 9.5l7 5-7-1.5-7 1.5zM12 16l5 4-5-1-5 1z' },
  colony_any: { body: ROUND, mark: ASK, dashed: true },
  colony_desert: { body: ROUND, mark: 'M5 15l3.5-4 3 3 3.5-5 4 6' },
  colony_ice: { body: ROUND, mark: 'M12 6v12M6.8 9l10.4 6M17.2 9 6.8 15' },
  colony_jungle: { body: ROUND, mark: 'M12 18v-8M12 12c-3 0-4.5-2-4.5-4.5 3 0 4.5 2 4.5 4.5zM12 10c0-2.5 1.5-4 4-4 0 2.500-1.500 4-4 4z' },
  colony_ocean: { body: ROUND, mark: 'M5.500 10c2-1.800 3.500-1.800 5 0s3.500 1.800 5 0 2-1 3-1M5.500 15c2-1.800 3.500-1.800 5 0s3.500 1.800 5 0 2-1 3-1' },
}
