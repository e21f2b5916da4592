import { expect, test } from 'vitest'
import { Live } from '../src/lib/live.svelte'
import type { TableState } from '../src/lib/wire'

const state = { type: 'state', version: 3, epoch: 0, number: 5, status: 'open', events: [], events_from: 5, trouble: null } as unknown as TableState

test('what keeps the table from being shown is its trouble until it is shown again', () => {
  const live = new Live('t', null)
  const hear = (message: unknown): void => (live as unknown as { hear: (message: unknown) => void }).hear(message)
  live.readChat = () => Promise.resolve()
  hear(state)
  expect(live.state?.trouble).toBe(null)
  hear({ type: 'error', id: null, error: { id: 'no-storage', args: {}, text: '' } })
  expect(live.state?.trouble?.id).toBe('no-storage')
  expect(live.state?.number).toBe(5)
  hear({ type: 'error', id: '7', error: { id: 'not-legal', args: {}, text: '' } })
  expect(live.state?.trouble?.id).toBe('no-storage')
  hear(state)
  expect(live.state?.trouble).toBe(null)
})
