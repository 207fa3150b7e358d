import type { Sections } from '../sections.ts'

/** What every table and screen says, so that none has to be waited for once the browser has been idle. */
export const sections: Sections = import.meta.glob(['../../../../locales/fr/{tables/*,screens}.json'], {
  query: '?place',
  eager: true,
  import: 'default',
})
