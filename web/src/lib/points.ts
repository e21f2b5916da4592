/** A score as people read it, where a game counts parts of a point: 41 twelfths are "3 5/12", six of them "½". */
export function inPoints(score: number, parts: number): string {
  const size = Math.abs(score)
  const [whole, rest] = [Math.floor(size / parts), size % parts]
  const sign = score < 0 ? '−' : ''
  if (!rest) return `${sign}${whole}`
  if (2 * rest === parts) return `${sign}${whole || ''}½`
  const common = divisor(rest, parts)
  return `${sign}${whole ? `${whole} ` : ''}${rest / common}/${parts / common}`
}

const divisor = (a: number, b: number): number => (b ? divisor(b, a % b) : a)
