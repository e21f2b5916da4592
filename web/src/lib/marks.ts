/** The little markdown of the rules: paragraphs, bold, emphasis, code. Gives safe pieces, never markup. */
export type Piece = { kind: 'text' | 'strong' | 'em' | 'code'; text: string }

export function pieces(text: string): Piece[] {
  const found: Piece[] = []
  const pattern = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`/g
  let at = 0
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) })
    if (match[1] !== undefined) found.push({ kind: 'strong', text: match[1] })
    else if (match[2] !== undefined) found.push({ kind: 'em', text: match[2] })
    else found.push({ kind: 'code', text: match[3]! })
    at = match.index + match[0].length
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) })
  return found
}

export type Block = { kind: 'p'; text: string } | { kind: 'table'; rows: string[][] } | { kind: 'list'; items: string[] }

/** Text between clauses, in blocks. */
export function blocks(text: string): Block[] {
  const found: Block[] = []
  for (const part of text.split(/\n\s*\n/)) {
    const lines = part.split('\n').filter((line) => line.trim())
    if (!lines.length) continue
    if (lines.every((line) => line.trim().startsWith('|'))) {
      const rows = lines
        .filter((line) => !/^\|[\s|:-]+\|$/.test(line.trim()))
        .map((line) => line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim()))
      found.push({ kind: 'table', rows })
    } else if (lines.every((line) => /^\s*[-*] /.test(line))) {
      found.push({ kind: 'list', items: lines.map((line) => line.replace(/^\s*[-*] /, '')) })
    } else found.push({ kind: 'p', text: lines.join(' ') })
  }
  return found
}
