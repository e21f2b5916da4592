/** Texts in Fluent, one source for Python and browser: `t(id, args)` for the pages, `say(game, ids, args)` for a game. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { SvelteMap } from 'svelte/reactivity'

export type Args = Record<string, FluentVariable>
export const LANGUAGES = { en: 'English', ru: 'Русский', uk: 'Українська' } as const
export type Language = keyof typeof LANGUAGES

/** file name without ending ("web", "common", "race") -> Fluent source */
export type Sources = Record<string, string>

/** where the pages' own texts are, and where a game's */
const PAGES = ['web', 'common', 'server']

export class Texts {
  language = $state<Language>('en')
  private bundles = new SvelteMap<string, FluentBundle>()

  add(language: Language, sources: Sources): void {
    for (const [space, source] of Object.entries(sources)) {
      const bundle = new FluentBundle(language, { useIsolating: false })
      bundle.addResource(new FluentResource(source))
      this.bundles.set(`${language}/${space}`, bundle)
    }
  }

  has(language: Language): boolean {
    return this.bundles.has(`${language}/web`)
  }

  /** The first of these messages that exists, looked for in the game's texts (or the pages'), then in English. */
  find(game: string, ids: string[], args?: Args): string | null {
    const languages: Language[] = this.language === 'en' ? ['en'] : [this.language, 'en']
    for (const language of languages) {
      for (const id of ids) {
        for (const space of game ? [game, 'common'] : PAGES) {
          const bundle = this.bundles.get(`${language}/${space}`)
          const pattern = bundle?.getMessage(id)?.value
          if (bundle && pattern) return bundle.formatPattern(pattern, args, [])
        }
      }
    }
    return null
  }
}

export const texts = new Texts()

/** A text of the pages. */
export function t(id: string, args?: Args): string {
  return texts.find('', [id], args) ?? id
}

/** A text of the pages that there may be or not. */
export function tMaybe(id: string, args?: Args): string | null {
  return texts.find('', [id], args)
}

/** The `lang` of a text that is not in the language of the page. */
export function foreign(language: string): string | undefined {
  return language === texts.language ? undefined : language
}

/** A text of a game, the first that exists. */
export function say(game: string, ids: string[], args?: Args): string | null {
  return texts.find(game, ids, args)
}

/** The language to begin with: what was chosen before, else what the browser asks for. */
export function firstLanguage(stored: string | null, wanted: readonly string[]): Language {
  for (const tag of stored ? [stored, ...wanted] : wanted) {
    const language = tag.toLowerCase().split('-')[0]
    if (language && language in LANGUAGES) return language as Language
  }
  return 'en'
}
