/** A table as it lives: one websocket that comes back by itself, the newest state, acts and their results. */
import { get, Trouble } from './api'
import { applied, type Json } from './patch'
import type { Act, ChatMessage, LogEvent, LogLine, StateChange, TableState, WireError } from './wire'

export type Link = 'opening' | 'live' | 'lost' | 'refused'

/** Something that happened, and after how many answers. */
export type GameEvent = LogEvent & { number: number }

interface Awaited {
  resolve: (result: Record<string, unknown>) => void
  reject: (error: Trouble) => void
  timer: ReturnType<typeof setTimeout>
}

const WAITS = [1000, 2000, 4000, 8000, 15000, 30000]
const PATIENCE = 20_000
const FATAL = new Set(['no-such-table', 'bad-key', 'hidden', 'not-found'])

/** How long to wait before the next attempt, a little different for everybody. */
export function pause(attempt: number, luck = Math.random()): number {
  const base = WAITS[Math.min(attempt, WAITS.length - 1)]!
  return base * (0.8 + 0.4 * luck)
}

export class Live {
  readonly table: string
  key = $state<string | null>(null)
  state = $state.raw<TableState | null>(null)
  link = $state<Link>('opening')
  trouble = $state.raw<Trouble | null>(null)
  chat = $state<ChatMessage[]>([])
  lines = $state.raw<LogLine[]>([])
  /** so many milliseconds the server's clock is ahead of ours */
  ahead = 0
  /** called with what happened since the last state; `redraw` when it does not follow from what was shown */
  onEvents: (events: GameEvent[], redraw: boolean) => void = () => {}
  /** called when the log has gone on, or (not `ready`) has to be read before it can */
  onLines: (ready: boolean) => void = () => {}

  /** the table as the server last told it: what changes are changes to */
  private told: TableState | null = null
  private watching: number | null = null
  private socket: WebSocket | null = null
  private attempt = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private awaited = new Map<string, Awaited>()
  private counter = 0
  private closed = false
  private linesEpoch = -1
  private linesBusy = false
  private linesTimer: ReturnType<typeof setTimeout> | undefined

  constructor(table: string, key: string | null) {
    this.table = table
    this.key = key
  }

  open(): void {
    this.closed = false
    clearTimeout(this.retry)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live`)
    this.socket = socket
    socket.onopen = () => {
      const have = this.state ? { epoch: this.state.epoch, number: this.state.number } : null
      socket.send(JSON.stringify({ type: 'hello', key: this.key, have }))
    }
    socket.onmessage = (message) => {
      if (socket === this.socket) this.hear(JSON.parse(String(message.data)) as Record<string, unknown>)
    }
    socket.onclose = () => {
      if (socket !== this.socket) return
      this.socket = null
      this.fail({ id: 'unreachable', args: {}, text: '' })
      if (this.closed || this.link === 'refused') return
      this.link = 'lost'
      this.retry = setTimeout(() => this.open(), pause(this.attempt++))
    }
  }

  /** Try again at once: the person came back, or the network did. */
  hurry = (): void => {
    if (this.closed || this.socket || this.link === 'refused') return
    this.attempt = 0
    this.open()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.retry)
    clearTimeout(this.linesTimer)
    this.socket?.close()
    this.socket = null
  }

  /** The same table with another key (a seat was claimed). */
  become(key: string): void {
    this.key = key
    this.linesEpoch = -1
    const old = this.socket
    this.socket = null
    old?.close()
    this.open()
    void this.readChat()
  }

  act(act: Act): Promise<Record<string, unknown>> {
    const socket = this.socket
    if (!socket || socket.readyState !== WebSocket.OPEN || this.link !== 'live') {
      return Promise.reject(new Trouble({ id: 'unreachable', args: {}, text: '' }))
    }
    const id = String(++this.counter)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.awaited.delete(id)
        reject(new Trouble({ id: 'unreachable', args: {}, text: '' }))
      }, PATIENCE)
      this.awaited.set(id, { resolve, reject, timer })
      socket.send(JSON.stringify({ ...act, id }))
    })
  }

  async readChat(): Promise<void> {
    try {
      const { messages } = await get<{ messages: ChatMessage[] }>(`/api/tables/${this.table}/chat`, this.key)
      this.chat = messages
    } catch {
      // the talk is no reason to stop the game
    }
  }

  /** Whose eyes the log is read with; on one screen these change from seat to seat. */
  watch(seat: number | null): void {
    if (seat === this.watching) return
    this.watching = seat
    this.lines = []
    this.linesEpoch = -1
    if (this.state && this.state.status !== 'open') this.wantLines(0)
  }

  private fail(error: WireError): void {
    for (const { reject, timer } of this.awaited.values()) {
      clearTimeout(timer)
      reject(new Trouble(error))
    }
    this.awaited.clear()
  }

  private hear(message: Record<string, unknown>): void {
    switch (message.type) {
      case 'state':
        this.take(message as unknown as TableState)
        break
      case 'change':
        this.change(message as unknown as StateChange)
        break
      case 'chat': {
        const said = message.message as ChatMessage
        if (!this.chat.some((x) => x.id === said.id)) this.chat.push(said)
        break
      }
      case 'done':
      case 'error': {
        const id = String(message.id ?? '')
        const waiter = this.awaited.get(id)
        if (!waiter && message.type === 'error' && message.id == null && this.state) {
          this.state = { ...this.state, trouble: message.error as WireError } // until the next state comes
        }
        if (!waiter) break
        clearTimeout(waiter.timer)
        this.awaited.delete(id)
        if (message.type === 'done') waiter.resolve((message.result as Record<string, unknown> | undefined) ?? {})
        else waiter.reject(new Trouble(message.error as WireError))
        break
      }
      case 'gone': {
        const error = message.error as WireError
        if (FATAL.has(error.id)) {
          this.link = 'refused'
          this.trouble = new Trouble(error)
        }
        break
      }
    }
  }

  /** What has changed since the last message. If one was missed, all is asked for again. */
  private change(told: StateChange): void {
    if (!this.told || told.serial !== this.told.serial + 1) {
      this.socket?.send(JSON.stringify({ type: 'whole' }))
      return
    }
    const { serial, lines, lines_from, now } = told
    this.take({ ...(applied(this.told as unknown as Json, told.patch) as unknown as TableState), serial, lines, lines_from, ...(now === undefined ? {} : { now }) })
  }

  private take(state: TableState): void {
    if (state.now !== undefined) this.ahead = state.now - Date.now()
    const before = this.state
    const redraw = !before || state.epoch !== before.epoch || state.lines_from > before.number
    this.state = this.told = state
    this.link = 'live'
    this.attempt = 0
    if (!before) void this.readChat()
    const events = state.lines.flatMap((line) => line.events.map((event) => ({ ...event, number: line.number })))
    this.onEvents(events.filter((event) => !before || redraw || event.number > before.number), redraw)
    if (state.status !== 'open') this.addLines(state)
  }

  /** The log goes on where we have it; else it is read from the start. */
  private addLines(state: TableState): void {
    const last = this.lines.at(-1)?.number ?? 0
    if (state.epoch !== this.linesEpoch || state.lines_from > last) {
      this.wantLines(0)
      this.onLines(false)
      return
    }
    const seat = this.watching
    const known = (event: LogEvent): boolean => event.to === null || (seat !== null && event.to.includes(seat))
    const fresh = state.lines.map((line) => ({ ...line, events: line.events.filter(known) }))
    if (fresh.length || last > state.lines_from) this.lines = [...this.lines.filter((line) => line.number <= state.lines_from), ...fresh]
    this.onLines(true)
  }

  private wantLines(wait: number): void {
    clearTimeout(this.linesTimer)
    this.linesTimer = setTimeout(() => void this.readLines(), wait)
  }

  private async readLines(): Promise<void> {
    const state = this.state
    if (!state || (this.watching !== null && !this.key)) return // the seat was claimed a moment ago: `become` brings its key
    if (this.linesBusy) {
      this.wantLines(200)
      return
    }
    this.linesBusy = true
    const [watching, epoch] = [this.watching, state.epoch]
    try {
      const wanted = watching === null ? '' : `?seat=${watching}`
      const { lines } = await get<{ lines: LogLine[] }>(`/api/tables/${this.table}/log${wanted}`, this.key)
      if (watching !== this.watching || epoch !== this.state?.epoch) return
      this.lines = lines
      this.linesEpoch = epoch
      this.onLines(true)
    } catch {
      this.wantLines(2000)
    } finally {
      this.linesBusy = false
    }
  }
}
