import type { Sections } from '../sections.ts'

/** What is said by screens and dialogs whose own code comes when they are opened. */
export const sections: Sections = import.meta.glob(
  ['../../../../locales/de/{,tables/}*.json', '!../../../../locales/de/{gallery,mail,specification*}.json'],
  { query: '?later', eager: true, import: 'default' },
)
