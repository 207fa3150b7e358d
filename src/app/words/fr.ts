import type { Sections } from './sections.ts'

/** What the first screen says: without the gallery's and the server's words, and those that come later. */
export const sections: Sections = import.meta.glob(
  [
    '../../../locales/fr/*.json',
    '!../../../locales/fr/{gallery,mail,import,screens,payroll,dialogs,form,reasons,signIn,find}.json',
  ],
  { eager: true, import: 'default' },
)
