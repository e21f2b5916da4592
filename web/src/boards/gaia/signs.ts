/** The signs of Gaia Project. */
import type { Drawn } from '../../lib/drawn'

export const SIGNS: Record<string, Drawn> = {
  // resources: each its own shape, so that colour alone never says which
  credits: { line: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19z', fill: 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10z' },
  ore: { fill: 'M3 7.5 12 2.5l9 5v9l-9 5-9-5zM12 5 6.5 8 12 11l5.5-3z' },
  knowledge: { line: 'M12 6C9.5 4 6 3.5 3 4v14c3-.5 6.5 0 9 2 2.5-2 6-2.5 9-2V4c-3-.5-6.5 0-9 2zM12 6v14' },
  qic: { line: 'M4 4h16v16H4z', fill: 'M8 8h8v8H8z' },
  charge: { fill: 'M13.5 1 4 13.5h6L8.5 23 20 9.5h-7z' },
  token: { line: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8v8M8 12h8' },
  vp: { line: 'M6.6 2.6h10.8L22.8 12l-5.4 9.4H6.6L1.2 12z' },

  // structures
  mine: { fill: 'M4.5 20.5v-9L12 5l7.5 6.5v9z' },
  trading_station: { fill: 'M2 21.5V4h9v7h11v10.5z' },
  research_lab: { fill: 'M12 2a8.5 8.5 0 0 1 8.5 8.5V13H23v9H1v-9h2.5v-2.5A8.5 8.5 0 0 1 12 2z' },
  planetary_institute: { fill: 'M1 22V7l5 4 2.5-9L12 8l3.5-6L18 11l5-4v15z' },
  academy_left: { fill: 'M12 1 23 7.5V11h-2v7.5h2V22H1v-3.5h2V11H1V7.5z' },
  academy_right: { fill: 'M12 1 23 7.5V11h-2v7.5h2V22H1v-3.5h2V11H1V7.5zM12 9a4 4 0 1 0 0 8 4 4 0 0 0 0-8z' },
  lost_planet_mine: { fill: 'M4.5 20.5v-9L12 5l7.5 6.5v9z' },
  guest_mine: { line: 'M4.5 20.5v-9L12 5l7.5 6.5v9z' },
  gaiaformer: { line: 'M12 2v7M5 22l7-13 7 13M8 16h8' },
  satellite: { line: 'M9 9h6v6H9zM2 12h7M15 12h7M4 8v8M20 8v8' },
  space_station: { line: 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 2v5M12 17v5M2 12h5M17 12h5' },
  big: { fill: 'M1 22V7l5 4 2.5-9L12 8l3.5-6L18 11l5-4v15z' },

  // things that tiles count
  types: { line: 'M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3zM17 11a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z' },
  gaia: { line: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 15c0-5 3-7 8-7 0 5-3 7-8 7zM8 15l4-3.5' },
  sector: { line: 'M6.5 2.6h11L23 12l-5.5 9.4h-11L1 12z' },
  lost: { line: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM1 15c5 1 17-3 22-8' },
  project: { line: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v8M8 12h8' },
  hand: { line: 'M4 12v7h16v-7M12 3v11M7 9.5l5 5 5-5' },
  token_fed: { line: 'M12 2 20.5 5v7c0 5-4 8-8.5 10-4.5-2-8.5-5-8.5-10V5zM8.5 12l2.5 2.5 4.5-5' },
  research: { line: 'M12 21V4M5 11l7-7 7 7' },
  step: { line: 'M3 20h6v-6h6V8h6M3 20V14M9 14V8M15 8V3' },
  range: { line: 'M3 12h18M15 6l6 6-6 6' },
  tile: { line: 'M4 4h16v16H4zM4 10h16' },
  pass: { line: 'M5 5v14M10 5l9 7-9 7z' },
  clock: { line: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM12 7v5l3.5 2.5' },

  // tracks
  terraforming: { line: 'M3 20h6v-6h6V8h6M3 20V14M9 14V8M15 8V3' },
  navigation: { line: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM15.5 8.5l-2 5-5 2 2-5z' },
  artificial_intelligence: { line: 'M6 6h12v12H6zM9 2v4M15 2v4M9 18v4M15 18v4M2 9h4M2 15h4M18 9h4M18 15h4' },
  gaia_project: { line: 'M12 2v7M5 22l7-13 7 13M8 16h8' },
  economy: { line: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM15 8.5c-1-1-5.5-1.5-5.5 1.5s6 1.5 6 4.5-5 2.5-6.5 1M12 6v12' },
  science: { line: 'M9 2.5h6M10.5 3v6L4 19.5c-.6 1.2 0 2 1.2 2h13.6c1.2 0 1.8-.8 1.2-2L13.5 9V3' },
  brainstone: { fill: 'M12 2l8 5v10l-8 5-8-5V7z' },
}

/** Planets: colour and texture, so that no two differ by colour alone. */
export interface Look {
  fill: string
  ink: string
  mark: string
}
export const PLANETS: Record<string, Look> = {
  terra: { fill: '#4d8fdb', ink: '#04122b', mark: 'M-7-3q4-4 8 0t7-1M-8 5q5 3 9 0t6 1' },
  oxide: { fill: '#c9402f', ink: '#fff', mark: 'M-6-4h4M2 2h5M-5 6h3' },
  volcanic: { fill: '#ef8a25', ink: '#2b1300', mark: 'M-7 6l4-8 3 5 3-7 4 10' },
  desert: { fill: '#f2d24b', ink: '#2b2100', mark: 'M-8-2q4-3 8 0t8 0M-8 4q4-3 8 0t8 0' },
  swamp: { fill: '#8a5a35', ink: '#fff', mark: 'M-5 6v-6M0 7v-8M5 6v-5' },
  titanium: { fill: '#7f8794', ink: '#0b0f17', mark: 'M-6-5l12 10M6-5l-12 10' },
  ice: { fill: '#e9f1fb', ink: '#12233c', mark: 'M0-8v16M-7-4l14 8M7-4l-14 8' },
  gaia: { fill: '#4fb06a', ink: '#04210d', mark: 'M-5 5c0-7 4-9 10-9 0 7-4 9-10 9' },
  transdim: { fill: '#8e5bc4', ink: '#fff', mark: 'M-6 0a6 6 0 1 1 6 6M-3 0a3 3 0 1 1 3 3' },
  lost: { fill: '#d7dbe6', ink: '#10182b', mark: 'M-8 0h16M0-8v16' },
}

/** How large a structure stands on its planet, and where its seat's letter is in it: the dearer the larger. */
export const PIECES: Record<string, { size: number; y: number }> = {
  mine: { size: 25, y: 17.5 },
  lost_planet_mine: { size: 25, y: 17.5 },
  guest_mine: { size: 20, y: 17.5 },
  trading_station: { size: 26, y: 20 },
  research_lab: { size: 28, y: 18.5 },
  planetary_institute: { size: 32, y: 20.5 },
  academy_left: { size: 30, y: 18.5 },
  academy_right: { size: 30, y: 18.5 },
}
