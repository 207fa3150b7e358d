import type { Catalogue } from '#dsl/catalogue.ts'
import { type AnyColumn, columnNamed } from '#dsl/columns/column.ts'
import type { Described } from '#dsl/described/described.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { copyInto } from '#dsl/entities/facts.ts'
import { joinOf, placeColumn } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { enumLabel } from '#renderer/widgets/choices/enumLabel.ts'
import type { Samples } from './examples/samples.ts'
import type { Extras } from './extras.ts'
import type { Trace } from './sources/trace.ts'
import { capital, type Words } from './words/words.ts'

/** What all pages of a language are made from. */
export interface Telling {
  readonly words: Words
  readonly catalogue: Catalogue
  readonly described: Described
  readonly trace: Trace
  readonly samples: Samples
  readonly extras: Extras
}

/** What a page is made from: the schemas, the language, and how the one is said in the other. */
export interface Page extends Words, Omit<Telling, 'words'> {
  readonly table: AnyTable
  /** Before the anchors of its rules, where a page tells of several entities. */
  readonly prefix: string
  /** The label of a column of the page's table, or of another entity. */
  labelOf(column: string, entity?: AnyEntity): string
  /** The labels of columns, quoted, one after another. */
  labelsOf(columns: readonly string[], entity?: AnyEntity): string
  entityName(name: string): string
  permissionName(name: string): string
  valueText(column: AnyColumn, value: unknown): string
  /** The same of a column of an entity that is known by name. */
  labelIn(entity: string, column: string): string
  valueIn(entity: string, column: string, value: unknown): string
}

/** The entity that is stored, of a table whose rows are made of records too. */
export const storedEntity = ({ source, entity }: AnyTable): AnyEntity => source?.of ?? entity

/** The screen of an entity, the first where there are several. */
export const screenOf = (catalogue: Catalogue, entity: string): AnyTable | undefined =>
  [...catalogue.tables.values()].find((table) => storedEntity(table).name === entity)

export const pageOf = ({ words, ...telling }: Telling, table: AnyTable): Page => {
  const { catalogue } = telling
  const { t, say, exists } = words
  const entityName = (name: string): string => {
    const screen = screenOf(catalogue, name)
    if (screen) return t(`tables.${screen.name}.title`)
    const linked = [...catalogue.entities.values()].find((one) => joinOf(one)?.link === name)
    return linked ? say('linkOf', { table: entityName(linked.name) }) : say(`entities.${name}`)
  }
  const labelOf = (column: string, entity: AnyEntity = table.entity): string => {
    const holders = [table, ...catalogue.tables.values(), ...catalogue.cards.values()]
    const own = holders
      .filter((one) => one.entity.name === entity.name || one.source?.of.name === entity.name)
      .map((one) => `tables.${one.name}.columns.${column}`)
      .find(exists)
    if (own) return t(own)
    if (placeColumn(entity) === column) return capital(t('specification.institution'))
    const copy = copyInto(entity, column)
    const source = copy && catalogue.entities.get(entity.columns[copy.relation]?.facts.entity ?? '')
    return copy && source
      ? say('examples.labelled', { value: labelOf(copy.column, source), label: entityName(source.name) })
      : say(`columns.${column}`)
  }
  const columnsIn = (entity: string) => catalogue.entities.get(entity)?.columns ?? {}
  return {
    ...words,
    ...telling,
    table,
    prefix: '',
    labelIn: (entity, column) => labelOf(column, catalogue.entities.get(entity)),
    valueIn: (entity, column, value) => valueText(words, columnNamed(columnsIn(entity), column), value),
    labelOf,
    labelsOf: (columns, entity) => words.listed(columns.map((one) => words.quoted(labelOf(one, entity)))),
    entityName,
    permissionName: (name) => {
      const column = catalogue.permissions[name] ?? name
      return words.quoted(t(`tables.levels.columns.${column}`))
    },
    valueText: (column, value) => valueText(words, column, value),
  }
}

const valueText = ({ t, say }: Words, column: AnyColumn, value: unknown): string => {
  if (value === null || value === undefined) return say('nothing')
  if (typeof value === 'boolean') {
    const [yes, no] = column.facts.drawnAs === 'badge' ? ['active', 'inactive'] : ['yes', 'no']
    return t(`values.${value ? yes : no}`)
  }
  if (column.facts.enumeration && (typeof value === 'string' || typeof value === 'number'))
    return enumLabel(t, column, value)
  return column.kind.format(value)
}
