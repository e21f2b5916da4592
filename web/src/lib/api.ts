/** HTTP: every request, and what went wrong in words that a player understands. */
import { t } from './texts.svelte'
import type { Value } from './label'
import type { WireError } from './wire'

/** Something the server refused, or the way to it that is closed. */
export class Trouble extends Error {
  readonly id: string
  readonly args: Record<string, Value>
  readonly status: number

  constructor(error: WireError, status = 0) {
    super(error.text)
    this.id = error.id
    this.args = error.args ?? {}
    this.status = status
  }
}

/** The sentence for a person; the server's English text if there is no other. */
export function sentence(error: unknown): string {
  if (!(error instanceof Trouble)) return t('error-unknown')
  const id = `error-${error.id}`
  const args: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(error.args)) args[name] = typeof value === 'number' ? value : String(value)
  const found = t(id, args)
  return found === id ? error.message || t('error-unknown') : found
}

const PATIENCE = 15_000

async function fetched(method: string, path: string, key: string | null, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {}
  if (key) headers.Authorization = `Bearer ${key}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    })
  } catch {
    throw new Trouble({ id: 'unreachable', args: {}, text: '' })
  }
  if (!answer.ok) {
    let error: WireError = { id: answer.status === 404 ? 'not-found' : 'broken', args: {}, text: '' }
    try {
      error = ((await answer.json()) as { error: WireError }).error ?? error
    } catch {
      // not our own words: keep the general ones
    }
    throw new Trouble(error, answer.status)
  }
  return answer
}

export async function get<T>(path: string, key: string | null = null): Promise<T> {
  return (await fetched('GET', path, key)).json() as Promise<T>
}

export async function getText(path: string, key: string | null = null): Promise<string> {
  return (await fetched('GET', path, key)).text()
}

export async function post<T>(path: string, body: unknown, key: string | null = null): Promise<T> {
  return (await fetched('POST', path, key, body)).json() as Promise<T>
}

/** A file for the person to keep. */
export function download(name: string, text: string, type = 'text/plain'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

/** Words of one's own for the dice. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (x) => x.toString(16).padStart(2, '0')).join('')
}
