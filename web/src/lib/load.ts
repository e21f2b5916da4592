/** Things fetched once and kept: texts, games, catalogues, rules. */
import { get, getText } from './api'
import { prefs } from './prefs.svelte'
import { texts, type Language, type Sources } from './texts.svelte'
import type { Games, Rules } from './wire'

async function fetchTexts(language: Language): Promise<void> {
  const { names } = await get<{ names: string[] }>('/api/texts')
  const sources: Sources = {}
  await Promise.all(
    names.filter((name) => name !== 'cli').map(async (name) => {
      try {
        sources[name] = await getText(`/api/texts/${language}/${name}.ftl`)
      } catch {
        // a language may lack a file: English stands in
      }
    }),
  )
  if (!sources.web) throw new Error('no texts')
  texts.add(language, sources)
}

/** A language becomes the one that is spoken; English is kept beside it for what it may lack. */
export async function loadTexts(language: Language): Promise<void> {
  const wanted: Language[] = language === 'en' ? ['en'] : ['en', language]
  await Promise.all(wanted.filter((x) => !texts.has(x)).map(fetchTexts))
  texts.language = language
  document.documentElement.lang = language
}

export async function speak(language: Language): Promise<void> {
  await loadTexts(language)
  prefs.set('language', language)
}

const kept = new Map<string, Promise<unknown>>()

/** The same answer for the same path, unless it failed. */
function once<T>(path: string): Promise<T> {
  let found = kept.get(path)
  if (!found) {
    found = get<T>(path)
    found.catch(() => kept.delete(path))
    kept.set(path, found)
  }
  return found as Promise<T>
}

export const games = (): Promise<Games> => once('/api/games')
/** The components of a game; nothing for a game without a catalogue. */
export async function catalogue(game: string): Promise<unknown> {
  const info = (await games()).games.find((x) => x.name === game)
  return info?.catalogue ? once(`/api/games/${game}/catalogue`) : {}
}

/** The rules in this language; what it lacks is in English and says so. */
export async function rules(game: string, language: Language): Promise<Rules> {
  const info = (await games()).games.find((x) => x.name === game)
  return info?.rules === false ? { game, title: game, language, sections: [] } : once(`/api/rules/${game}?lang=${language}`)
}
