import { readdirSync, readFileSync } from 'node:fs'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'

const folder = 'locales/fr'
/** What the console never says: mails, and the pages of the gallery. */
const notOfScreens = /^(?:mail|gallery|holidays|specification.*)\.json$/
const texts: readonly string[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json') && !notOfScreens.test(name))
  .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))

/** The console in French, with all its words and none that a suite has added. */
export const speakFrench = async (): Promise<void> => {
  await i18next.use(initReactI18next).init({
    lng: 'fr',
    resources: { fr: { translation: {} } },
    interpolation: { escapeValue: false },
  })
  for (const text of texts) i18next.addResourceBundle('fr', 'translation', JSON.parse(text), true)
}
