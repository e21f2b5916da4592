/** The signs of Twilight Imperium: units, stores, kinds of planets. Each has its own shape, so that colour alone never tells. */
import type { Drawn } from '../../lib/drawn'

export const SIGNS: Record<string, Drawn> = {
  infantry: { fill: 'M12 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM5 22v-5a7 7 0 0 1 14 0v5z' },
  fighter: { fill: 'M12 4l7 15-7-4-7 4z' },
  destroyer: { fill: 'M12 1l4 9v9l-4 4-4-4v-9z' },
  cruiser: { fill: 'M12 1l4 7v8l5 6H3l5-6V8z' },
  carrier: { fill: 'M5 3h14v5l3 3v10H2V11l3-3z' },
  dreadnought: { fill: 'M12 1l4 5 6 3v9l-6 5H8l-6-5V9l6-3z' },
  war_sun: { fill: 'M12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z', line: 'M12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.2 2.2M17.6 17.6l2.2 2.2M19.8 4.2l-2.2 2.2M6.4 17.6l-2.2 2.2' },
  flagship: { fill: 'M12 1l3.2 7.6 8.3.6-6.3 5.4 2 8L12 18.2 4.8 22.6l2-8L.5 9.2l8.3-.6z' },
  pds: { fill: 'M3 22h18l-4-9h-3l3-11h-4l-3 11H7z' },
  space_dock: { fill: 'M10 2h4v5h-4zM10 17h4v5h-4zM2 10h5v4H2zM17 10h5v4h-5z', line: 'M12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z' },

  points: { fill: 'M2 20V8l5 4 5-9 5 9 5-4v12z' },
  goods: { fill: 'M3 8l9-5 9 5v9l-9 5-9-5z' },
  commodities: { line: 'M3 8l9-5 9 5v9l-9 5-9-5zM3 8l9 5 9-5M12 13v9' },
  tactic: { line: 'M12 3v18M3 12h18M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10z' },
  fleet: { fill: 'M12 2l9 18-9-4-9 4z' },
  strategy: { line: 'M5 3h14v18H5zM9 8h6M9 12h6M9 16h4' },
  speaker: { fill: 'M3 9v6h4l6 5V4L7 9z', line: 'M16 8a6 6 0 0 1 0 8M19 5a10 10 0 0 1 0 14' },
  cards: { line: 'M4 7h11v14H4zM8 7V3h12v14h-5' },
  secret: { line: 'M12 4C7 4 3 8 1.5 12 3 16 7 20 12 20s9-4 10.5-8C21 8 17 4 12 4z', fill: 'M12 8.5a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z' },
  notes: { line: 'M4 3h16v18H4zM8 8h8M8 12h8' },
  token: { fill: 'M12 2l9 17H3z' },

  cultural: { line: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z' },
  hazardous: { line: 'M12 3l10 18H2z' },
  industrial: { line: 'M4 4h16v16H4z' },
  green: { fill: 'M4 20C4 9 10 4 20 4c0 10-5 16-16 16z' },
  blue: { fill: 'M12 2l6 12-6 8-6-8z' },
  yellow: { fill: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z' },
  red: { fill: 'M5 3l7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z' },

  objectives: { fill: 'M2 20V8l5 4 5-9 5 9 5-4v12z' },
  technology: { line: 'M12 21v-7M12 14l-6-5M12 14l6-5M6 9V4M18 9V4M12 14V4' },
  agenda: { line: 'M3 21h18M5 21V10M19 21V10M10 21V10M14 21V10M2 10l10-7 10 7z' },
  trade: { line: 'M4 8h14l-4-4M20 16H6l4 4' },
  production: { line: 'M3 21V10l6 4v-4l6 4v-4l6 4v7z' },
  payment: { fill: 'M3 8l9-5 9 5v9l-9 5-9-5z' },
  tokens: { fill: 'M12 2l9 17H3z' },
  factions: { line: 'M3 21V9l5 4 4-9 4 9 5-4v12z' },

  hand: { line: 'M4 7h11v14H4zM8 7V3h12v14h-5' },
  map: { line: 'M6.6 2.6h10.8L22.8 12l-5.4 9.4H6.6L1.2 12z' },
  common: { line: 'M4 3h16v18H4zM8 8h8M8 12h8M8 16h5' },
  empires: { line: 'M3 21V9l5 4 4-9 4 9 5-4v12z' },
}
