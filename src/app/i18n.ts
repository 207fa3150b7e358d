import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Apart, Sections } from './words/sections.ts'

/** Languages of the interface, in the order they are offered. Spanish falls back to English. */
export const languages = ['fr', 'de', 'en-GB', 'es'] as const
export type Language = (typeof languages)[number]

const KEY = 'pupitre.language'
/** Id of who chose it; nobody's before somebody has signed in. */
const CHOSEN_BY = 'pupitre.languageChosenBy'
/** A language is one file, fetched when it is first used. */
const words: Readonly<
  Record<Language, () => Promise<{ readonly sections: Sections; readonly tables: Apart }>>
> = {
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
  'en-GB': () => import('./words/en-GB.ts'),
  es: () => import('./words/es.ts'),
}

/** Words that come after those of the first screen: each part is a file of a language. */
const parts = {
  later: {
    fr: () => import('./words/later/fr.ts'),
    de: () => import('./words/later/de.ts'),
    'en-GB': () => import('./words/later/en-GB.ts'),
    es: () => import('./words/later/es.ts'),
  },
  places: {
    fr: () => import('./words/places/fr.ts'),
    de: () => import('./words/places/de.ts'),
    'en-GB': () => import('./words/places/en-GB.ts'),
    es: () => import('./words/places/es.ts'),
  },
} satisfies Record<string, Record<Language, () => Promise<{ readonly sections: Sections }>>>

const byPrefix: Readonly<Record<string, Language>> = { fr: 'fr', de: 'de', en: 'en-GB', es: 'es' }

/** 'en', 'en-US' or 'EN' → 'en-GB'; unknown → undefined. */
export const languageOf = (tag: string | null | undefined): Language | undefined =>
  byPrefix[(tag ?? '').slice(0, 2).toLowerCase()]

/** The language spoken now. */
export const spokenLanguage = (): Language => languageOf(i18next.language) ?? 'fr'

const rememberedLanguage = (): Language | undefined => languageOf(localStorage.getItem(KEY))

/**
 * The language to speak with somebody: theirs, unless another one was chosen here before anybody had signed in. What they chose
 * here themselves they may have changed elsewhere since, and what another person chose is that one's.
 */
export const languageFor = (theirs: string): Language | undefined =>
  rememberedLanguage() && (localStorage.getItem(CHOSEN_BY) ?? 'nobody') === 'nobody'
    ? undefined
    : languageOf(theirs)

/** That of whoever an address was sent to; else the one chosen here before, else French, whatever the browser's own. Source: specification §1. */
const firstLanguage = (): Language =>
  languageFor(new URLSearchParams(location.search).get('lang') ?? '') ?? rememberedLanguage() ?? 'fr'

const added = new Set<unknown>()
const add = async (
  load: () => Promise<{ readonly sections: Sections }>,
  language: Language,
): Promise<void> => {
  if (added.has(load)) return
  const { sections } = await load()
  for (const section of Object.values(sections)) addTexts(section, language)
  added.add(load)
}
const addTexts = (texts: Sections[string], language: Language): void => {
  // Nobody else has these objects: they need not be copied first, which takes as long as reading them.
  i18next.addResourceBundle(language, 'translation', texts, true, false, { skipCopy: true })
}

const fallbacks = (language: Language): readonly Language[] =>
  language === 'es' ? ['es', 'en-GB'] : [language]

const hasTable = (table: string, language: Language): boolean =>
  i18next.getResource(language, 'translation', `tables.${table}.columns`) !== undefined

/** Whether all is there that a table says in the language spoken. */
export const hasTableWords = (table: string): boolean =>
  fallbacks(spokenLanguage()).every((one) => hasTable(table, one))

/** Tables that have been asked for: each language has their words at once. */
const opened = new Set<string>()
/** Adds what a table says, in the language spoken; then each language has it at once. Nothing for what is no table. */
export const tableWords = async (table: string, language = spokenLanguage()): Promise<void> => {
  opened.add(table)
  const missing = fallbacks(language).filter((one) => !hasTable(table, one))
  await Promise.all(
    missing.map(async (one) => {
      const { tables } = await words[one]()
      const texts = await tables[`../../../locales/${one}/tables/${table}.json`]?.()
      if (texts) addTexts(texts, one)
    }),
  )
}

const asked = new Set<keyof typeof parts>()
const addPart = async (part: keyof typeof parts, language = spokenLanguage()): Promise<void> => {
  asked.add(part)
  await Promise.all(fallbacks(language).map((one) => add(parts[part][one], one)))
}

/** Adds what forms and dialogs say, in the language spoken; then each language has it at once. */
export const laterWords = (): Promise<void> => addPart('later')

/** Adds what all tables and screens say, in the language spoken; then each language has it at once. */
export const placeWords = (): Promise<void> => addPart('places')

/** Fetches the words of every language, and of a table. Gives what is said by a key, each text once: a file may be of any of them. */
export const everyLanguage = async (table?: string): Promise<(key: string) => readonly string[]> => {
  await Promise.all(
    languages.flatMap((one) => [
      add(words[one], one),
      add(parts.later[one], one),
      table && tableWords(table, one),
    ]),
  )
  return (key) => {
    const texts = languages.map((one): unknown => i18next.getResource(one, 'translation', key))
    return [...new Set(texts.filter((text) => typeof text === 'string'))]
  }
}

/** Speaks a language, and remembers it here as `by` somebody's choice; not at all for `false`. */
export const chooseLanguage = async (language: Language, by: number | 'nobody' | false): Promise<void> => {
  const missing = fallbacks(language).filter((one) => !i18next.hasResourceBundle(one, 'translation'))
  await Promise.all([
    ...missing.map((one) => add(words[one], one)),
    ...Array.from(opened, (table) => tableWords(table, language)),
  ])
  await Promise.all(Array.from(asked, (part) => addPart(part, language)))
  if (by !== false) {
    localStorage.setItem(KEY, language)
    localStorage.setItem(CHOSEN_BY, String(by))
  }
  // To change to what is spoken already would have all that says something drawn anew.
  if (i18next.resolvedLanguage !== language) await i18next.changeLanguage(language)
  const { documentElement } = document
  // To say the same again would have the style of every element computed anew.
  if (documentElement.lang !== language) documentElement.lang = language
}

/** Without any words yet. */
export const initI18n = async (language: Language): Promise<void> => {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: { es: ['en-GB'], default: ['fr'] },
    supportedLngs: languages,
    resources: {},
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    cacheInBuiltFormats: true,
    returnEmptyString: false,
    react: { useSuspense: false },
  })
}

/** Speaks the language of this device, with the words of a table where the page opens one. */
export const startI18n = async (table?: string): Promise<i18n> => {
  const language = firstLanguage()
  await initI18n(language)
  if (table) opened.add(table)
  await chooseLanguage(language, false)
  return i18next
}
