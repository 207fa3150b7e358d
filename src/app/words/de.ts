import type { Sections } from './sections.ts'

/** Without what the gallery and the server say. */
export const sections: Sections = import.meta.glob(
  ['../../../locales/de/*.json', '!../../../locales/de/{gallery,mail}.json'],
  { eager: true, import: 'default' },
)
