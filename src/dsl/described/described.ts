import type { Flow } from './flow.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { ScreenPage } from './screenPage.ts'

/** `console 5.13`: a document and the number of a section there. */
export type SectionNames = readonly string[]

/** What the product was built after, and what of the schemas was built after what. */
export interface Described {
  /** Document → number of a section → what it is about: a table, a screen, or a topic of our own words. */
  readonly documents: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Tables and cards. */
  readonly tables: Readonly<Record<string, SectionNames>>
  /** Entity → what its rules are called → where they come from. */
  readonly rules: Readonly<Record<string, Readonly<Record<string, SectionNames>>>>
  /** Part of the vocabulary → what it keeps for all tables. */
  readonly common: Readonly<Record<string, SectionNames>>
  /** What says nothing of what the product does. */
  readonly setAside: SectionNames
  readonly pages: Readonly<Record<string, ScreenPage>>
  readonly flows: Readonly<Record<string, Flow>>
  readonly lifecycles: Readonly<Record<string, Lifecycle>>
}
