/** Where long Cyrillic words may be broken: browsers often have no dictionary for them, and then break anywhere. */
const SOFT = '\u00ad'
const VOWEL = 'аеёиоуыэюяіїє'
const SIGN = 'йьъ'
const v = `[${VOWEL}]`
const c = `[бвгґджзклмнпрстфхцчшщ]`
const any = `[а-яёіїєґ]`

/** syllables, by the letters around the gap */
const GAPS = [
  new RegExp(`([${SIGN}])(${any}${any})`, 'gi'),
  new RegExp(`(${v})(${v}${any})`, 'gi'),
  new RegExp(`(${v}${c})(${c}${v})`, 'gi'),
  new RegExp(`(${c}${v})(${c}${v})`, 'gi'),
  new RegExp(`(${v}${c})(${c}${c}${v})`, 'gi'),
  new RegExp(`(${v}${c}${c})(${c}${c}${v})`, 'gi'),
]
const WORD = /[а-яёіїєґ'’]+/gi
const LONG = 8
const EDGE = 3

/** The text with soft hyphens in its long words; at least three letters stay together at both ends. */
export function soften(text: string): string {
  return text.replace(WORD, (word) => {
    if (word.length < LONG) return word
    let found = word
    // gaps share letters: the second look finds those that the first one stepped over
    for (const gap of [...GAPS, ...GAPS]) found = found.replace(gap, `$1${SOFT}$2`)
    const parts = found.split(SOFT)
    while (parts.length > 1 && parts[0]!.length < EDGE) parts.splice(0, 2, parts[0]! + parts[1]!)
    while (parts.length > 1 && parts.at(-1)!.length < EDGE) parts.splice(-2, 2, parts.at(-2)! + parts.at(-1)!)
    return parts.join(SOFT)
  })
}
