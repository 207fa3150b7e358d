import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

/** Languages of the interface, in the order they are offered. Spanish falls back to English. */
export const languages = ['fr', 'de', 'en-GB', 'es'] as const
export type Language = (typeof languages)[number]

const KEY = 'pupitre.language'
type Section = { readonly default: Record<string, unknown> }
const files = import.meta.glob<Section>(['../../locales/*/*.json', '!../../locales/*/gallery.json'])

/** A language's sections, merged: one chunk each, fetched when the language is first used. */
const load = async (language: string): Promise<Record<string, unknown>> => {
  const paths = Object.keys(files).filter((path) => path.includes(`/locales/${language}/`))
  const sections = await Promise.all(paths.map((path) => files[path]?.()))
  return Object.assign({}, ...sections.map((section) => section?.default))
}

const byPrefix: Readonly<Record<string, Language>> = { fr: 'fr', de: 'de', en: 'en-GB', es: 'es' }

/** 'en', 'en-US' or 'EN' → 'en-GB'; unknown → undefined. */
export const languageOf = (tag: string | null | undefined): Language | undefined =>
  byPrefix[(tag ?? '').slice(0, 2).toLowerCase()]

export const rememberedLanguage = (): Language | undefined => languageOf(localStorage.getItem(KEY))

/** The remembered language, else the first of the browser's that we speak, else French. */
const firstLanguage = (): Language =>
  rememberedLanguage() ?? navigator.languages.map(languageOf).find((l) => l !== undefined) ?? 'fr'

const add = async (language: string): Promise<void> => {
  if (!i18next.hasResourceBundle(language, 'translation'))
    i18next.addResourceBundle(language, 'translation', await load(language))
}

const fallbacks = (language: Language): readonly string[] =>
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
