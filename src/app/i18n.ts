import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Sections } from './words/sections.ts'

/** Languages of the interface, in the order they are offered. Spanish falls back to English. */
export const languages = ['fr', 'de', 'en-GB', 'es'] as const
export type Language = (typeof languages)[number]

const KEY = 'pupitre.language'
/** A language is one file, fetched when it is first used. */
const words: Readonly<Record<Language, () => Promise<{ readonly sections: Sections }>>> = {
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
  'en-GB': () => import('./words/en-GB.ts'),
  es: () => import('./words/es.ts'),
}

const byPrefix: Readonly<Record<string, Language>> = { fr: 'fr', de: 'de', en: 'en-GB', es: 'es' }

/** 'en', 'en-US' or 'EN' → 'en-GB'; unknown → undefined. */
export const languageOf = (tag: string | null | undefined): Language | undefined =>
  byPrefix[(tag ?? '').slice(0, 2).toLowerCase()]

export const rememberedLanguage = (): Language | undefined => languageOf(localStorage.getItem(KEY))

/** The language chosen here before, else French, whatever the browser's own. Source: specification §1. */
const firstLanguage = (): Language => rememberedLanguage() ?? 'fr'

const add = async (language: Language): Promise<void> => {
  if (i18next.hasResourceBundle(language, 'translation')) return
  const { sections } = await words[language]()
  i18next.addResourceBundle(language, 'translation', Object.assign({}, ...Object.values(sections)))
}

const fallbacks = (language: Language): readonly Language[] =>
  language === 'es' ? ['es', 'en-GB'] : [language]

export const chooseLanguage = async (language: Language, remember = true): Promise<void> => {
  await Promise.all(fallbacks(language).map(add))
  if (remember) localStorage.setItem(KEY, language)
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
}

export const startI18n = async (): Promise<i18n> => {
  const language = firstLanguage()
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: { es: ['en-GB'], default: ['fr'] },
    supportedLngs: languages,
    resources: {},
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    returnEmptyString: false,
    react: { useSuspense: false },
  })
  await chooseLanguage(language, false)
  return i18next
}
