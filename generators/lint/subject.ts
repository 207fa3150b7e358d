import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { type Labels, localeFiles, readLabels } from '../labels/locale.ts'
import { speakingFiles } from '../labels/sourceKeys.ts'
import { type Language, languages } from '../languages.ts'
import { sourceFiles } from '../sourceFiles.ts'

/** A file, by its path from the root. */
export interface Text {
  readonly path: string
  readonly text: string
}

/** All that is linted: what the schemas say, in which words, where it is written, and the code that may speak of it too. */
export interface Subject {
  readonly catalogue: Catalogue
  readonly labels: ReadonlyMap<Language, Labels>
  readonly schemas: readonly Text[]
  readonly locales: readonly Text[]
  /** Where the exceptions stand. */
  readonly exceptions: readonly Text[]
  /** Without what is generated. */
  readonly source: readonly Text[]
  /** The code that says labels. */
  readonly speaking: readonly Text[]
}

const read = (root: string, path: string): Text => ({ path, text: readFileSync(join(root, path), 'utf8') })

export const subjectOf = (root: string, catalogue: Catalogue): Subject => ({
  catalogue,
  labels: new Map(languages.map((language) => [language, readLabels(root, language)])),
  schemas: sourceFiles(root, 'schemas').map((path) => read(root, path)),
  locales: languages.flatMap((language) => localeFiles(root, language).map((path) => read(root, path))),
  exceptions: [read(root, 'generators/lint/exceptions.ts')],
  source: sourceFiles(root, 'src').map((path) => read(root, path)),
  speaking: speakingFiles(root).map((path) => read(root, path)),
})

/** Entities that are stored, and those of screens whose rows are made of records. */
export const allEntities = ({ entities, tables }: Catalogue): AnyEntity[] => [
  ...new Set([...entities.values(), ...[...tables.values()].map(({ entity }) => entity)]),
]

/** Tables, cards, and the forms of other entities by which rows of a table are made. */
export const allForms = ({ tables, cards }: Catalogue): AnyTable[] => [
  ...new Set([...tables.values(), ...cards.values()].flatMap(withCreation)),
]

const withCreation = (table: AnyTable): AnyTable[] =>
  table.create.by === 'other' ? [table, table.create.table] : [table]
