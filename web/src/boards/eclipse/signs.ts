/** The signs of Eclipse. */
import type { Drawn } from '../../lib/drawn'

export const SIGNS: Record<string, Drawn> = {
  // resources: each its own shape, so that colour alone never says which
  material: { fill: 'M12 1.5 21.5 7v10L12 22.5 2.5 17V7zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z' },
  science: { line: 'M9 2.5h6M10.5 3v6L4 19.5c-.6 1.2 0 2 1.2 2h13.6c1.2 0 1.8-.8 1.2-2L13.5 9V3', fill: 'M8 14.5h8l3 5.5H5z' },
  money: { line: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z', fill: 'M12 6.2 17.8 12 12 17.8 6.2 12z' },
  any: { line: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM7 12h10M12 7v10' },
  star: { fill: 'm12 1.5 3.1 6.9 7.4.8-5.5 5 1.5 7.3L12 17.8l-6.5 3.7L7 14.2l-5.5-5 7.4-.8z' },

  // on the map
  orbital: { line: 'M12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM1.5 15.5c5 3 16 0 21-7' },
  monolith: { fill: 'M8 2h8l1.5 17h-11zM4.5 20.5h15V23h-15z' },
  artifact: { line: 'M12 2 21 9l-3.5 12h-11L3 9zM3 9h18M12 2 8 9l4 12 4-12z' },
  discovery: { line: 'M12 1.5 22.5 12 12 22.5 1.5 12zM9.6 9.8a2.4 2.4 0 1 1 3.4 2.2c-.7.3-1 .8-1 1.6M12 16.6h.01' },
  warp_portal: { line: 'M12 2a10 10 0 1 1-7 3M12 6.5a5.5 5.5 0 1 1-4 1.7M12 10.5a1.5 1.5 0 1 0 .1 0' },
  wormhole: { line: 'M4 12a8 8 0 0 1 16 0M8 12a4 4 0 0 1 8 0' },
  disc: { fill: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z' },
  colony: { line: 'M12 1.5c4 3 5 8 5 12l2.5 4H4.5l2.5-4c0-4 1-9 5-12zM9.5 21h5', fill: 'M12 7a2.3 2.3 0 1 0 0 4.6A2.3 2.3 0 0 0 12 7z' },
  pinned: { line: 'M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11' },
  sector: { line: 'M6.5 2.6h11L23 12l-5.5 9.4h-11L1 12z' },

  // ships, from above, bow up
  interceptor: { fill: 'M12 2.5 19.5 20.5 12 16.8 4.5 20.5z' },
  cruiser: { fill: 'M12 1 15.5 7v5l5.5 7v2.5h-6L12 19l-3 2.5H3V19l5.5-7V7z' },
  dreadnought: { fill: 'M12 .5 16 5v4h4.5l3 5v7.5H17L14.5 19h-5L7 21.5H.5V14l3-5H8V5z' },
  starbase: { fill: 'M10 1h4v4.2a7 7 0 0 1 4.8 4.8H23v4h-4.2a7 7 0 0 1-4.8 4.8V23h-4v-4.2A7 7 0 0 1 5.2 14H1v-4h4.2A7 7 0 0 1 10 5.2zm2 7.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z' },
  ancient: { fill: 'M12 1c6.5 0 10.5 5 10.5 11S18.5 23 12 23c2.5-2 3.5-5 3.5-6.5C8 19 1.5 17 1.5 11S5.5 1 12 1zm-2 6.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6z' },
  guardian: { fill: 'M12 .5 22 5v7c0 6-4.5 9.5-10 11.5C6.5 21.5 2 18 2 12V5zm0 6a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm0 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4z' },
  gcds: { fill: 'm12 .5 3 5.3 6.1-.9-.9 6.1 3.3 1-3.3 3 .9 6.1-6.1-.9-3 3.3-3-3.3-6.1.9.9-6.1-3.3-3 3.3-1-.9-6.1 6.1.9zm0 7a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z' },

  // what a ship can do
  initiative: { fill: 'M13.5 1 4 13.5h6L8.5 23 20 9.5h-7z' },
  computer: { line: 'M4 4h16v12H4zM9 20h6M12 16v4M12 7v6M9 10h6' },
  shield: { line: 'M12 2 20.5 5v7c0 5-4 8-8.5 10-4.5-2-8.5-5-8.5-10V5z' },
  hull: { line: 'M3 6h18M3 12h18M3 18h18M7 6v6M14 6v6M10.5 12v6M17.5 12v6' },
  drive: { line: 'M5 4l8 8-8 8M12 4l8 8-8 8' },
  energy: { line: 'M12 2.5v8M7 5.5a8.5 8.5 0 1 0 10 0' },
  cannon: { line: 'M12 1.5V8M12 16v6.5M1.5 12H8M16 12h6.5M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z' },
  missile: { fill: 'M12 1c3 3 4 6 4 9v6l3.5 4v2.5H14.5L12 20l-2.5 2.5H4.5V20L8 16v-6c0-3 1-6 4-9z' },
  weapon: { line: 'M12 1.5V8M12 16v6.5M1.5 12H8M16 12h6.5M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z' },
  source: { line: 'M12 2.5v8M7 5.5a8.5 8.5 0 1 0 10 0' },

  // technologies
  military: { line: 'M20 4 9 15M20 4v4L10 17M20 4h-4L7 14M5 13l6 6M8 16l-4 4' },
  grid: { line: 'M3 3h7v7H3zM14 3h7v7h-7zM3 14h7v7H3zM14 14h7v7h-7z' },
  nano: { line: 'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM12 2c6 0 6 20 0 20S6 2 12 2zM3.3 7c3-5 20.4 5 17.4 10S.3 12 3.3 7z' },
  rare: { line: 'M7 3h10l5 6-10 12L2 9zM2 9h20M12 21 8 9l4-6 4 6z' },
  technology: { line: 'M9 2.5h6M10.5 3v6L4 19.5c-.6 1.2 0 2 1.2 2h13.6c1.2 0 1.8-.8 1.2-2L13.5 9V3' },

  // people
  reputation: { line: 'M12 2l2.6 3.2 4-.3.2 4.1 3.2 2.5-2.5 3.2.3 4-4.1.2L12 22l-2.7-3.1-4.1-.2.3-4L3 11.5l3.2-2.5.2-4.1 4 .3zM9 12l2.2 2.2L15.5 10' },
  ambassador: { line: 'M12 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c.8-5 4-7 8-7s7.2 2 8 7zM12 14v7' },
  traitor: { line: 'M4 20 20 4M14 4h6v6M4 4l5 5M15 15l5 5' },
  start: { line: 'M6 22V2.5M6 4h13l-3.5 4.5L19 13H6' },
  vp: { line: 'M6.6 2.6h10.8L22.8 12l-5.4 9.4H6.6L1.2 12z' },
  passed: { line: 'M5 5v14M10 5l9 7-9 7z' },
  skull: { line: 'M5 13a7 7.5 0 1 1 14 0c0 2-1 3.5-2.5 4.5V21h-9v-3.5C6 16.5 5 15 5 13zM9.5 12v1.5M14.5 12v1.5M12 16v1' },
  retreat: { line: 'M20 19v-5a5 5 0 0 0-5-5H4M9 4 4 9l5 5' },
  trade: { line: 'M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4' },

  // actions
  explore: { line: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM15.5 8.5l-2 5-5 2 2-5z' },
  research: { line: 'M9 2.5h6M10.5 3v6L4 19.5c-.6 1.2 0 2 1.2 2h13.6c1.2 0 1.8-.8 1.2-2L13.5 9V3M8 14.5h8' },
  upgrade: { line: 'M12 21V4M5 11l7-7 7 7M5 21h14' },
  build: { line: 'M14.5 3.5a5 5 0 0 0-4.6 6.9L3 17.3 6.7 21l6.9-6.9a5 5 0 0 0 6.4-6.4L17 10.7 13.3 7l3-3a5 5 0 0 0-1.8-.5z' },
  move: { line: 'M5 4l8 8-8 8M12 4l8 8-8 8' },
  influence: { line: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10z' },
  turn_right: { line: 'M20 11a8 8 0 1 0-2 6M20 4v7h-7' },
  turn_left: { line: 'M4 11a8 8 0 1 1 2 6M4 4v7h7' },
  die: { line: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z' },
  map: { line: 'M7 3h6l3 5-3 5H7L4 8zM16 8h4l3 5-3 5h-4M7 13l-3 5 3 4h6l3-4' },
}
