/** What the game says, read as the types made from its shapes. */
import type { View } from '../../lib/wire'
import type { RaceView } from './types'

export const readView = (view: View): RaceView => view as unknown as RaceView
