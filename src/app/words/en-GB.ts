import type { Sections } from './sections.ts'

/** Without what the gallery and the server say. */
export const sections: Sections = import.meta.glob(
  ['../../../locales/en-GB/*.json', '!../../../locales/en-GB/{gallery,mail}.json'],
  { eager: true, import: 'default' },
)
