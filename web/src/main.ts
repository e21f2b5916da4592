import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { loadTexts } from './lib/load'
import { prefs } from './lib/prefs.svelte'
import { router } from './lib/router.svelte'
import symbols from './lib/symbols.svg?raw'
import { firstLanguage } from './lib/texts.svelte'

/** Texts first: nothing on the pages speaks without them. */
async function begin(): Promise<void> {
  prefs.apply()
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', () => prefs.apply())
  const signs = new DOMParser().parseFromString(symbols, 'image/svg+xml').documentElement
  signs.setAttribute('class', 'sr')
  document.body.prepend(signs)
  const late = document.getElementById('late')
  for (let wait = 500; ; wait = Math.min(wait * 2, 10_000)) {
    try {
      await loadTexts(firstLanguage(prefs.now.language || null, navigator.languages))
      break
    } catch {
      if (late) late.hidden = false
      await new Promise((go) => setTimeout(go, wait))
    }
  }
  late?.remove()
  router.begin()
  mount(App, { target: document.getElementById('app')! })
}

void begin()
