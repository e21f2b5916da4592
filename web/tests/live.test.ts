import { describe, expect, it } from 'vitest'
import { Live } from '../src/lib/live.svelte'

const error = { id: 'no-storage', args: {}, text: 'The server cannot store answers just now.' }
const state = { type: 'state', serial: 1, version: 1, epoch: 0, number: 3, status: 'open', lines: [], lines_from: 3, trouble: null }

function opened(): { live: Live; hear: (message: Record<string, unknown>) => void; said: string[] } {
  const live = new Live('t', null)
  const inside = live as unknown as { hear: (message: Record<string, unknown>) => void; readChat: () => void; socket: { send: (x: string) => void } }
  const said: string[] = []
  inside.readChat = () => {} // no talk is read from anywhere
  inside.socket = { send: (x) => said.push(x) }
  const hear = (message: Record<string, unknown>): void => inside.hear.call(live, message)
  hear(state)
  return { live, hear, said }
}

describe('a table as it lives', () => {
  it('shows what is wrong with it, and no longer when it is well', () => {
    const { live, hear } = opened()
    hear({ type: 'error', id: null, error })
    expect(live.state?.trouble).toEqual(error)
    hear({ type: 'change', serial: 2, patch: { version: [2] }, lines: [], lines_from: 3 })
    expect(live.state?.trouble).toBeNull()
    hear({ type: 'error', id: '7', error })
    expect(live.state?.trouble, 'an answer to an act of ours is not about the table').toBeNull()
  })

  it('puts changes together, and asks for the whole when one was missed', () => {
    const { live, hear, said } = opened()
    hear({ type: 'change', serial: 2, patch: { number: [4] }, lines: [], lines_from: 3 })
    expect(live.state?.number).toBe(4)
    hear({ type: 'change', serial: 4, patch: { number: [6] }, lines: [], lines_from: 5 })
    expect(live.state?.number).toBe(4)
    expect(said.map((x) => JSON.parse(x) as unknown)).toEqual([{ type: 'whole' }])
    hear({ ...state, serial: 5, number: 7 })
    expect(live.state?.number).toBe(7)
    expect(said.length).toBe(1)
  })
})
