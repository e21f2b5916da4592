/** What this person likes, kept in this browser only. */
export type Theme = 'auto' | 'dark' | 'light'
export type Motion = 'auto' | 'on' | 'off'
export type Size = 'small' | 'normal' | 'large'
export type Speed = 'off' | 'slow' | 'normal' | 'fast'

export interface Prefs {
  name: string
  language: string
  theme: Theme
  motion: Motion
  /** of texts and controls at the table */
  size: Size
  /** ask once more before an answer is sent: never, on touch screens, always */
  confirm: 'never' | 'touch' | 'always'
  /** ask before passing, ending or giving up: never, when it costs something, always */
  ask: 'never' | 'costly' | 'always'
  /** how fast it is shown what happened before my question */
  playback: Speed
  sound: boolean
  hints: boolean
  /** own colours for seats, by seat number and theme */
  colours: Record<string, string>
}

const KEY = 'fivesuns.prefs'
/** How much larger than drawn. */
const SIZES: Record<Size, number> = { small: 0.9, normal: 1, large: 1.14 }
const FIRST: Prefs = {
  name: '',
  language: '',
  theme: 'auto',
  motion: 'auto',
  size: 'normal',
  confirm: 'touch',
  ask: 'costly',
  playback: 'normal',
  sound: false,
  hints: true,
  colours: {},
}

export function stored<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // private browsing without storage: the page works, it only forgets
  }
}

class Preferences {
  now = $state<Prefs>({ ...FIRST, ...stored<Partial<Prefs>>(KEY, {}) })

  set<K extends keyof Prefs>(name: K, value: Prefs[K]): void {
    this.now[name] = value
    store(KEY, $state.snapshot(this.now))
  }

  get asksTwice(): boolean {
    const { confirm } = this.now
    return confirm === 'always' || (confirm === 'touch' && matchMedia('(pointer: coarse)').matches)
  }

  get still(): boolean {
    const { motion } = this.now
    return motion === 'off' || (motion === 'auto' && matchMedia('(prefers-reduced-motion: reduce)').matches)
  }

  get scale(): number {
    return SIZES[this.now.size]
  }

  /** Puts theme, motion, size and seat colours on the page. */
  apply(): void {
    const root = document.documentElement
    const dark = this.now.theme === 'dark' || (this.now.theme === 'auto' && !matchMedia('(prefers-color-scheme: light)').matches)
    root.dataset.theme = dark ? 'dark' : 'light'
    if (this.now.motion === 'auto') delete root.dataset.motion
    else root.dataset.motion = this.now.motion
    root.style.setProperty('--size', String(this.scale))
    for (let seat = 0; seat < 9; seat++) {
      const colour = this.now.colours[`${dark ? 'dark' : 'light'}-${seat}`]
      if (colour) root.style.setProperty(`--seat-${seat}`, colour)
      else root.style.removeProperty(`--seat-${seat}`)
    }
  }
}

export const prefs = new Preferences()
