import type { Columns } from './column.ts'
import { checkEffects } from './effectChecks.ts'
import type { AnyEntity } from './entity.ts'
import type { Enumeration } from './enumeration.ts'
import { checkLinked } from './linked.ts'
import { checkLists } from './listChecks.ts'
import { SchemaError } from './problem.ts'
import type { AnyTable } from './table.ts'

/** A named group of the menu and its screens, in order: `menu.{name}`. */
export interface MenuGroup {
  readonly name: string
  readonly icon: string
  readonly tables: readonly string[]
}

/** All that exists. Names from outside are looked up in these maps only, never in plain objects. */
export interface Catalogue {
  readonly entities: ReadonlyMap<string, AnyEntity>
  readonly resources: ReadonlyMap<string, AnyEntity>
  readonly tables: ReadonlyMap<string, AnyTable>
  readonly menu: readonly MenuGroup[]
  readonly enumerations: ReadonlyMap<string, Enumeration>
  /** Named permission → column of the level that grants it. */
  readonly permissions: Readonly<Record<string, string>>
}

interface CatalogueParts {
  readonly entities: readonly AnyEntity[]
  readonly tables: readonly AnyTable[]
  readonly menu: readonly MenuGroup[]
  readonly permissions: Readonly<Record<string, string>>
}

/** Joins the parts and refuses what the compiler cannot see: names used twice, relations to nothing. */
export const defineCatalogue = (parts: CatalogueParts): Catalogue => {
  const stored = parts.tables.map((t): AnyEntity => t.source?.of ?? t.entity)
  const views = parts.tables.flatMap((t): AnyEntity[] => (t.source ? [t.entity] : []))
  const all = [...new Set([...parts.entities, ...stored])]
  const entities = mapBy(all, (e) => e.name)
  for (const e of [...all, ...views]) checkEntity(e, entities)
  for (const group of parts.menu)
    for (const name of group.tables)
      if (!parts.tables.some((t) => t.name === name))
        throw new SchemaError(`menu ${group.name}: no table ${name}`)
  for (const { name, list, entity } of parts.tables)
    for (const column of [...list.columns, ...(list.csv ? [...list.csv.columns, ...list.csv.optional] : [])])
      if ((entity.columns as Columns)[column]?.options.secret)
        throw new SchemaError(`list of ${name}: ${column} is secret`)
  for (const { name, tabs } of parts.tables)
    for (const tab of tabs)
      if (!parts.tables.some((t) => t.name === tab)) throw new SchemaError(`tabs of ${name}: no table ${tab}`)
  const enumerations = [...all, ...views]
    .flatMap((e) => Object.values(e.columns as Columns))
    .flatMap((c) => c.facts.enumeration ?? [])
  return {
    entities,
    resources: mapBy(all, (e) => `${e.api}/${e.resource}`),
    tables: mapBy(parts.tables, (t) => t.name),
    menu: parts.menu,
    permissions: parts.permissions,
    enumerations: new Map(enumerations.map((e) => [e.name, e])),
  }
}

const mapBy = <T>(items: readonly T[], key: (item: T) => string): ReadonlyMap<string, T> => {
  const map = new Map<string, T>()
  for (const item of items) {
    if (map.has(key(item))) throw new SchemaError(`${key(item)} is declared twice`)
    map.set(key(item), item)
  }
  return map
}

const checkEntity = (e: AnyEntity, entities: ReadonlyMap<string, AnyEntity>): void => {
  const named = [...(e.belongs.to === 'institutions' ? [e.belongs.link] : []), ...e.begins]
  for (const [name, column] of Object.entries(e.columns as Columns)) {
    if (['id', 'version', 'search'].includes(name))
      throw new SchemaError(`${e.name}.${name}: the name is the server's`)
    if (column.facts.entity) named.push(column.facts.entity)
    if (column.facts.by && !(column.facts.by.column in e.columns))
      throw new SchemaError(`${e.name}.${name} goes by ${column.facts.by.column}, which is no column`)
    if (column.facts.through) named.push(column.facts.through.entity)
  }
  for (const name of named)
    if (!entities.has(name)) throw new SchemaError(`${e.name} names ${name}, which is no entity`)
  for (const name of e.begins)
    if (e.belongs.to !== 'itself' || entities.get(name)?.belongs.to !== 'institution')
      throw new SchemaError(`${e.name} begins ${name}, which is no record of it as an institution`)
  for (const [name, copy] of Object.entries(e.copies)) {
    const target = entities.get((e.columns as Columns)[copy?.through ?? '']?.facts.entity ?? '')
    if (copy && (target?.columns as Columns | undefined)?.[copy.column]?.options.secret)
      throw new SchemaError(`${e.name}.${name} copies ${copy.through}.${copy.column}, which is secret`)
    if (copy && !(target && copy.column in target.columns))
      throw new SchemaError(`${e.name}.${name} copies ${copy.through}.${copy.column}, which is no column`)
  }
  const number = e.numberedBy ? (e.columns as Columns)[e.numberedBy] : undefined
  if (e.numberedBy && !(number?.options.required && number.options.edit === 'onCreate'))
    throw new SchemaError(`${e.name} is numbered by ${e.numberedBy}, which may be missing or change`)
  checkSecrets(e)
  checkEffects(e, entities)
  for (const [name, stamp] of Object.entries(e.stamps)) {
    const when = typeof stamp === 'object' ? stamp.when : name
    if (!(when in e.columns && (e.columns as Columns)[name]?.options.serverOnly))
      throw new SchemaError(
        `${e.name} stamps ${name}, which is no column of the server alone, or by no column`,
      )
  }
  for (const { check, reads, on } of e.checks)
    for (const read of [...reads, on])
      if (!(read in e.columns)) throw new SchemaError(`${e.name}: ${check} reads ${read}, which is no column`)
  for (const [name, rule] of Object.entries(e.computed))
    for (const read of rule?.reads ?? [])
      if (!(read in e.columns))
        throw new SchemaError(`${e.name}.${name} is computed from ${read}, which is no column`)
  checkLists(e, entities)
  checkLinked(e, entities)
}

/** A secret stands in nothing that is read, sorted, compared or computed; a guard is over secrets. */
const checkSecrets = (e: AnyEntity): void => {
  const columns = e.columns as Columns
  const isSecret = (name: string): boolean => columns[name]?.options.secret === true
  const rules = Object.values(e.computed as Record<string, { reads: readonly string[] } | undefined>)
  const used: readonly string[] = [
    e.label,
    ...e.search,
    ...e.indexes,
    ...e.unique.flatMap((rule) => rule.columns),
    ...e.checks.flatMap((rule) => rule.reads),
    ...rules.flatMap((rule) => rule?.reads ?? []),
    ...Object.values(e.copies as Record<string, { through: string } | undefined>).flatMap(
      (c) => c?.through ?? [],
    ),
  ]
  const read = used.find(isSecret)
  if (read !== undefined) throw new SchemaError(`${e.name}.${read} is secret: nothing else may read it`)
  for (const { of, secrets } of e.guards) {
    if (!(of in columns)) throw new SchemaError(`${e.name}: a guard of ${of}, which is no column`)
    // What is told apart is the scheme, the host and the port of something that has them.
    if (!columns[of]?.options.validate?.some(({ name }: { name: string }) => name === 'webAddress'))
      throw new SchemaError(`${e.name}.${of} guards secrets without being a web address`)
    const open = secrets.find((name: string) => !isSecret(name))
    if (open !== undefined) throw new SchemaError(`${e.name}.${open} is guarded but not secret`)
  }
}
