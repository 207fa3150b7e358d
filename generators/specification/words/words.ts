import i18next, { type i18n, type TFunction } from 'i18next'
import { projectRoot, readIfAny } from '../../files.ts'
import { localeFiles } from '../../labels/locale.ts'
import { type Language, languages } from '../../languages.ts'

/** What is said in the language of a page. */
export interface Words {
  readonly language: Language
  readonly t: TFunction
  /** `specification.{key}` */
  say(key: string, params?: Readonly<Record<string, unknown>>): string
  exists(key: string): boolean
  /** « M1 », “M1”: a name as the language quotes it. */
  quoted(text: string): string
  /** One thing and another, or one of them. */
  listed(texts: readonly string[], or?: boolean): string
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Files of a language may say things under the same first word: `tables`, `actions`. */
const addTexts = (to: i18n, language: Language): void => {
  for (const path of localeFiles(projectRoot, language)) {
    const texts: object = JSON.parse(readIfAny(projectRoot, path) ?? '{}')
    to.addResourceBundle(language, 'translation', texts, true)
  }
}

const started = async (): Promise<i18n> => {
  const instance = i18next.createInstance()
  await instance.init({
    fallbackLng: { es: ['en-GB'], default: ['fr'] },
    supportedLngs: languages,
    resources: {},
    interpolation: { escapeValue: false },
    returnEmptyString: false,
    saveMissing: true,
    // A page never shows a key: there is none rather.
    missingKeyHandler: (_, __, key) => {
      throw new RangeError(`no language says ${key}`)
    },
  })
  for (const language of languages) addTexts(instance, language)
  return instance
}

/** What every language says, read from `locales/`. */
export const wordsOf = async (): Promise<(language: Language) => Words> => {
  const instance = await started()
  return (language) => {
    const t = instance.getFixedT(language)
    const say: Words['say'] = (key, params) => t(`specification.${key}`, { ...params })
    const and = new Intl.ListFormat(language, { type: 'conjunction' })
    const either = new Intl.ListFormat(language, { type: 'disjunction' })
    return {
      language,
      t,
      say,
      exists: (key) => instance.exists(key, { lng: language }),
      quoted: (text) => say('quoted', { text }),
      listed: (texts, or = false) => (or ? either : and).format(texts),
    }
  }
}
