import { entriesOf } from '#dsl/entriesOf.ts'
import { languages } from '../../../../languages.ts'
import type { DescribedEntity, Description } from '../../../description/description.ts'
import { canonical, isSame } from '../../../description/plain.ts'
import { addedTo } from '../order.ts'

/** Former name → name of now. */
export type Names = ReadonlyMap<string, string>

export interface Renames {
  readonly entities: Names
  readonly tables: Names
  /** By the entity's name of now. */
  readonly columns: ReadonlyMap<string, Names>
  /** By the enumeration; values as texts. */
  readonly values: ReadonlyMap<string, Names>
}

/** Pairs what is gone with what is new: of those that `isSame` says, where neither has another match. */
const paired = (
  gone: readonly string[],
  added: readonly string[],
  isSame: (old: string, next: string) => boolean,
): [string, string][] =>
  gone.flatMap((old): [string, string][] => {
    const [match, ...more] = added.filter((next) => isSame(old, next))
    const isOnly = match !== undefined && more.length === 0
    return isOnly && gone.filter((other) => isSame(other, match)).length === 1 ? [[old, match]] : []
  })

/** The labels of all languages; undefined where the first says nothing. */
const labelsAt = ({ labels }: Description, keys: readonly string[]): string | undefined => {
  const texts = languages.map((language) => keys.map((key) => labels[language][key]).find(Boolean))
  return texts[0] === undefined ? undefined : canonical(texts)
}

const columnLabels = (of: Description, entity: string, column: string): string | undefined => {
  const tables = Object.entries(of.tables).filter(([, one]) => one.entity === entity || one.stored === entity)
  return labelsAt(
    of,
    tables.map(([name]) => `tables.${name}.columns.${column}`),
  )
}

const shape = ({ renamedFrom: _, ...column }: DescribedEntity['columns'][string]): string => canonical(column)

/** What stands before a column among those that stay: one that is the same but for its name takes the place of the other. */
const placeOf = (columns: readonly string[], name: string, staying: readonly string[]): string =>
  columns
    .slice(0, columns.indexOf(name))
    .filter((one) => staying.includes(one))
    .at(-1) ?? ''

const columnRenames = (sides: readonly [Description, Description], from: string, to: string): Names => {
  const [old, next] = sides
  const [before, after] = [old.entities[from]?.columns ?? {}, next.entities[to]?.columns ?? {}]
  const [names, now] = [Object.keys(before), Object.keys(after)]
  const staying = names.filter((one) => now.includes(one))
  const isRename = (one: string, other: string): boolean => {
    const [a, b] = [before[one], after[other]]
    if (!a || !b) return false
    if (b.renamedFrom !== undefined) return b.renamedFrom === one
    const label = columnLabels(old, from, one)
    const isLabelled = label !== undefined && label === columnLabels(next, to, other)
    const isSamePlace = placeOf(names, one, staying) === placeOf(now, other, staying)
    return (isLabelled && a.kind === b.kind) || (isSamePlace && shape(a) === shape(b))
  }
  return new Map(paired(addedTo(now, names), addedTo(names, now), isRename))
}

/** Declared, or the same in everything but the name. */
const entityRenames = (old: Description, next: Description): Names => {
  const [before, after] = [Object.keys(old.entities), Object.keys(next.entities)]
  return new Map(
    paired(addedTo(after, before), addedTo(before, after), (one, other) => {
      const declared = next.entities[other]?.renamedFrom
      if (declared !== undefined) return declared === one
      return isSame(old.entities[one]?.columns, next.entities[other]?.columns)
    }),
  )
}

const tableRenames = (old: Description, next: Description, entities: Names): Names => {
  const [before, after] = [Object.keys(old.tables), Object.keys(next.tables)]
  return new Map(
    paired(addedTo(after, before), addedTo(before, after), (one, other) => {
      const [a, b] = [old.tables[one], next.tables[other]]
      if (!a || !b) return false
      const isSameEntity = (entities.get(a.stored) ?? a.stored) === b.stored
      const title = labelsAt(old, [`tables.${one}.title`])
      return (
        isSameEntity &&
        (isSame({ ...a.settings, name: '' }, { ...b.settings, name: '' }) ||
          title === labelsAt(next, [`tables.${other}.title`]))
      )
    }),
  )
}

const valueRenames = (old: Description, next: Description, name: string): Names => {
  const [before, after] = [old, next].map(({ enumerations }) =>
    (enumerations[name]?.values ?? []).map(String),
  )
  const label = (of: Description, value: string) => labelsAt(of, [`enums.${name}.${value}`])
  return new Map(
    paired(addedTo(after ?? [], before ?? []), addedTo(before ?? [], after ?? []), (one, other) => {
      const text = label(old, one)
      return text !== undefined && text === label(next, other)
    }),
  )
}

/** What bears another name now. */
export const findRenames = (old: Description, next: Description): Renames => {
  const entities = entityRenames(old, next)
  const formerly = new Map([...entities].map(([from, to]) => [to, from]))
  const pairs = Object.keys(next.entities).map((name) => [formerly.get(name) ?? name, name] as const)
  return {
    entities,
    tables: tableRenames(old, next, entities),
    columns: new Map(
      pairs
        .filter(([from]) => old.entities[from])
        .map(([from, to]) => [to, columnRenames([old, next], from, to)] as const)
        .filter(([, names]) => names.size > 0),
    ),
    values: new Map(
      entriesOf(next.enumerations)
        .filter(([name]) => old.enumerations[name])
        .map(([name]) => [name, valueRenames(old, next, name)] as const)
        .filter(([, names]) => names.size > 0),
    ),
  }
}
