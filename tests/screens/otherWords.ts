import { readFileSync } from 'node:fs'
import i18next from 'i18next'

const FILES = ['errors', 'reasons', 'signIn', 'own'] as const

/** Another language than French is chosen, with what the pages of a password say. */
export const speak = async (language: 'de'): Promise<void> => {
  for (const name of FILES) {
    const words = JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8'))
    i18next.addResourceBundle(language, 'translation', words, true)
  }
  await i18next.changeLanguage(language)
}
