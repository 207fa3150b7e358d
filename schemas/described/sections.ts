import { areaSections } from './areaSections.ts'
import { consoleSections } from './consoleSections.ts'
import { houseSections } from './houseSections.ts'

/** What the product was built after, by document: number of a section → what it is about. */
export const documents = { console: consoleSections, area: areaSections, house: houseSections } as const

type DocumentName = keyof typeof documents

/** `console 5.13`: a section of a document. One that is not registered does not compile. */
export type SectionName = {
  [D in DocumentName]: `${D} ${keyof (typeof documents)[D] & string}`
}[DocumentName]

/** One at least. */
export type Sections = readonly [SectionName, ...SectionName[]]
