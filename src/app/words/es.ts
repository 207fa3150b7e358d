// How the language writes dates.
import 'dayjs/locale/es.js'
import type { Sections } from './sections.ts'

/** What the first screen says (`generators/wordsInParts.ts`): without the gallery's and the server's words, and those that come later. */
export const sections: Sections = import.meta.glob(
  ['../../../locales/es/*.json', '!../../../locales/es/{gallery,mail,specification*}.json'],
  { query: '?first', eager: true, import: 'default' },
)
