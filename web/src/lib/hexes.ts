/** Hexagons in axial coordinates, as in the rules: "3,-2" on the wire, points on the page. */
export interface Hex {
  q: number
  r: number
}

export interface Point {
  x: number
  y: number
}

export type Turn = 'flat' | 'pointy'

const ROOT = Math.sqrt(3)

export const hexName = ({ q, r }: Hex): string => `${q},${r}`

export function readHex(name: string): Hex | null {
  const match = /^(-?\d+),(-?\d+)$/.exec(name)
  return match ? { q: Number(match[1]), r: Number(match[2]) } : null
}

/** The centre of a hex on the page; `size` is the distance from centre to corner. */
export function center({ q, r }: Hex, size: number, turn: Turn = 'pointy'): Point {
  return turn === 'pointy' ? { x: size * ROOT * (q + r / 2), y: size * 1.5 * r } : { x: size * 1.5 * q, y: size * ROOT * (r + q / 2) }
}

export function corners(at: Point, size: number, turn: Turn = 'pointy'): Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i - (turn === 'pointy' ? 30 : 0))
    return { x: at.x + size * Math.cos(angle), y: at.y + size * Math.sin(angle) }
  })
}

/** For the `points` of an SVG polygon. */
export function outline(hex: Hex, size: number, turn: Turn = 'pointy', inset = 0): string {
  return corners(center(hex, size, turn), size - inset, turn)
    .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
    .join(' ')
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The rectangle around hexes. */
export function bounds(hexes: Hex[], size: number, turn: Turn = 'pointy', margin = 0): Box {
  const points = hexes.flatMap((hex) => corners(center(hex, size, turn), size, turn))
  if (!points.length) return { x: 0, y: 0, width: 1, height: 1 }
  const xs = points.map((p) => p.x)
  const ys = points.map((p) => p.y)
  const x = Math.min(...xs) - margin
  const y = Math.min(...ys) - margin
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y }
}

export interface Zoom {
  k: number
  x: number
  y: number
}

/** The zoom that shows a rectangle in the middle of a window. */
export function fitInto(box: Box, width: number, height: number, least: number, most: number): Zoom {
  const k = Math.max(least, Math.min(most, Math.min(width / box.width, height / box.height)))
  return { k, x: width / 2 - k * (box.x + box.width / 2), y: height / 2 - k * (box.y + box.height / 2) }
}
