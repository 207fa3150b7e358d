import { commonSections, setAsideSections } from './commonSections.ts'
import { flows } from './flows/flows.ts'
import { lifecycles } from './lifecycles.ts'
import { pages } from './pages.ts'
import { ruleSections } from './ruleSections.ts'
import { documents } from './sections.ts'
import { tableSections } from './tableSections.ts'

/** Where what exists comes from, how it goes and which states it has: what the pages of the specification say beside the catalogue. */
export const described = {
  documents,
  tables: tableSections,
  rules: ruleSections,
  common: commonSections,
  setAside: setAsideSections,
  pages,
  flows,
  lifecycles,
}
