// How the language writes dates.
import 'dayjs/locale/en-gb.js'
import type { Apart, Sections } from './sections.ts'

/** What the first screen says (`generators/wordsInParts.ts`): without the gallery's and the server's words, and those that come later. */
export const sections: Sections = {
  ...import.meta.glob<Sections[string]>(
    ['../../../locales/en-GB/*.json', '!../../../locales/en-GB/{gallery,holidays,mail,specification*}.json'],
    { query: '?first', eager: true, import: 'default' },
  ),
  ...import.meta.glob<Sections[string]>('../../../locales/en-GB/tables/*.json', {
    query: '?title',
    eager: true,
    import: 'default',
  }),
}

/** What each table says. */
export const tables: Apart = import.meta.glob<Sections[string]>('../../../locales/en-GB/tables/*.json', {
  query: '?place&alone',
  import: 'default',
})
