/** Where a note goes: near what it is about, on the screen, and off what must stay readable. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 10
const EDGE = 8

function shared(a: Box, b: Box | null): number {
  if (!b) return 0
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return across > 0 && down > 0 ? across * down : 0
}

export function beside(about: Box, width: number, height: number, screen: { width: number; height: number }, clear: Box | null): Box {
  const fit = (x: number, size: number, all: number): number => Math.max(EDGE, Math.min(all - size - EDGE, x))
  const at = (left: number, top: number): Box => ({ left: fit(left, width, screen.width), top: fit(top, height, screen.height), width, height })
  const x = about.left + about.width / 2 - width / 2
  const y = about.top + about.height / 2 - height / 2
  const [right, left] = [about.left + about.width + GAP, about.left - width - GAP]
  const places = [
    at(x, about.top - height - GAP),
    ...(clear ? [at(x, clear.top - height - GAP), at(x, clear.top + clear.height + GAP)] : []),
    at(right, y),
    at(left, y),
    at(x, about.top + about.height + GAP),
    ...(clear ? [at(right, clear.top + clear.height + GAP), at(left, clear.top + clear.height + GAP), at(clear.left + clear.width + GAP, y)] : []),
    at(x, 0),
  ]
  // better over what it is about than over the question
  const cost = (place: Box): number => 1000 * shared(place, clear) + shared(place, about)
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best))
}

/** Where the question stands: notes never lie over it. The bar puts its element here. */
export const asking: { element: HTMLElement | undefined } = { element: undefined }
