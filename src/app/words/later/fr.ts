import type { Sections } from '../sections.ts'

/** What is said by forms and dialogs, whose own code comes when they are opened. */
export const sections: Sections = import.meta.glob(
  [
    '../../../../locales/fr/*.json',
    '!../../../../locales/fr/{gallery,holidays,mail,screens,specification*}.json',
  ],
  { query: '?later', eager: true, import: 'default' },
)
