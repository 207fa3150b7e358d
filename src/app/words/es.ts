// How the language writes dates.
import 'dayjs/locale/es.js'
import type { Apart, Sections } from './sections.ts'

/** What the first screen says (`generators/wordsInParts.ts`): without the gallery's and the server's words, and those that come later. */
export const sections: Sections = {
  ...import.meta.glob<Sections[string]>(
    ['../../../locales/es/*.json', '!../../../locales/es/{gallery,holidays,mail,specification*}.json'],
    { query: '?first', eager: true, import: 'default' },
  ),
  ...import.meta.glob<Sections[string]>('../../../locales/es/tables/*.json', {
    query: '?title',
    eager: true,
    import: 'default',
  }),
}

/** What each table says. */
export const tables: Apart = import.meta.glob<Sections[string]>('../../../locales/es/tables/*.json', {
  query: '?place&alone',
  import: 'default',
})
