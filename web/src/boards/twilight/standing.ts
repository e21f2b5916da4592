/** What a player of Twilight Imperium need not be asked: moments at which most have nothing to do. */
import type { Standing } from '..'
import { w } from './words'

export const STANDING: Record<string, Standing> = {
  'twilight.react': { label: () => w('react-setting'), answers: () => [{ label: w('react-never'), names: ['pass'] }], idle: true },
}
