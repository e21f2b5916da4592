/** Numbers to a picture: lines over rounds. */
export interface Line {
  seat: number
  values: number[]
}

export interface Frame {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

/** Round numbers for an axis, about `wanted` of them. */
export function ticks(low: number, high: number, wanted = 5): number[] {
  if (high <= low) return [low]
  const rough = (high - low) / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((m) => m * power).find((s) => s >= rough) ?? 10 * power)
  const found: number[] = []
  for (let x = Math.floor(low / step) * step; x <= high + step * 0.999; x += step) found.push(x)
  return found
}

export function scale(from: [number, number], to: [number, number]): (x: number) => number {
  const span = from[1] - from[0] || 1
  return (x) => to[0] + ((x - from[0]) / span) * (to[1] - to[0])
}

/** Labels at the ends of lines, moved apart so that none covers another. */
export function spread(wanted: number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y)
  for (let k = 1; k < order.length; k++) order[k]!.y = Math.max(order[k]!.y, order[k - 1]!.y + gap)
  const over = (order.at(-1)?.y ?? 0) - high
  if (over > 0) {
    for (let k = order.length - 1; k >= 0; k--) {
      const most = k === order.length - 1 ? high : order[k + 1]!.y - gap
      order[k]!.y = Math.max(low, Math.min(order[k]!.y, most))
    }
  }
  const found: number[] = []
  for (const { y, i } of order) found[i] = y
  return found
}

/** How the line of each seat is broken: no two alike, so that lines are told apart without their colours too. */
export const DASHES = ['', '8 4', '2 4', '10 3 2 3', '14 4', '5 5', '10 3 2 3 2 3', '1 6', '14 3 5 3']
