/** Times for people. */
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

export function ago(at: number, language: string, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  for (const [unit, size] of STEPS) if (now - at >= size) return format.format(-Math.floor((now - at) / size), unit)
  return format.format(0, 'minute')
}

/** Names in a row: "Anna, Bo and Chris". */
export function and(names: string[], language: string): string {
  return new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }).format(names)
}

/** 3 725 seconds are 1:02:05. */
export function duration(seconds: number): string {
  const s = Math.round(seconds)
  const parts = [Math.floor(s / 3600), Math.floor(s / 60) % 60, s % 60]
  if (parts[0] === 0) parts.shift()
  return parts.map((x, i) => (i ? String(x).padStart(2, '0') : String(x))).join(':')
}
