/** Does the pointer move, or does something only come to lie under it? Browsers tell boards of both alike. */
let last: { x: number; y: number } | null = null
let moved = false

/** The first report only says where the pointer rests. */
export function hear(x: number, y: number): void {
  moved = last !== null && (x !== last.x || y !== last.y)
  last = { x, y }
}

/** Asked while a `pointermove` is handled: has a hand moved the pointer? Nothing explains itself to a pointer at rest. */
export const stirs = (): boolean => moved

if (typeof window !== 'undefined') window.addEventListener('pointermove', (e) => hear(e.clientX, e.clientY), { capture: true, passive: true })
