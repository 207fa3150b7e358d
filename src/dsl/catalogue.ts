import type { Columns } from './column.ts'
import type { AnyEntity } from './entity.ts'
import type { Enumeration } from './enumeration.ts'
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
  const all = [...new Set([...parts.entities, ...parts.tables.map((t) => t.entity as AnyEntity)])]
  const entities = mapBy(all, (e) => e.name)
  for (const e of all) checkEntity(e, entities)
  for (const group of parts.menu)
    for (const name of group.tables)
      if (!parts.tables.some((t) => t.name === name))
        throw new SchemaError(`menu ${group.name}: no table ${name}`)
  for (const { name, tabs } of parts.tables)
    for (const tab of tabs)
      if (!parts.tables.some((t) => t.name === tab)) throw new SchemaError(`tabs of ${name}: no table ${tab}`)
  const enumerations = all
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
  const named = [
    ...(e.belongs.to === 'institutions' ? [e.belongs.link] : []),
    ...e.removal.effects.map((x) => x.related.entity),
  ]
  for (const [name, column] of Object.entries(e.columns as Columns)) {
    if (['id', 'version', 'search'].includes(name))
      throw new SchemaError(`${e.name}.${name}: the name is the server's`)
    if (column.facts.entity) named.push(column.facts.entity)
  }
  for (const name of named)
    if (!entities.has(name)) throw new SchemaError(`${e.name} names ${name}, which is no entity`)
  for (const [name, copy] of Object.entries(e.copies)) {
    const target = entities.get((e.columns as Columns)[copy?.through ?? '']?.facts.entity ?? '')
    if (copy && !(target && copy.column in target.columns))
      throw new SchemaError(`${e.name}.${name} copies ${copy.through}.${copy.column}, which is no column`)
  }
  for (const [name, stamp] of Object.entries(e.stamps))
    if (stamp && !(stamp.when in e.columns && (e.columns as Columns)[name]?.options.serverOnly))
      throw new SchemaError(
        `${e.name}.${name} is stamped by ${stamp.when}: no column, or one that clients write`,
      )
  for (const { check, reads, on } of e.checks)
    for (const read of [...reads, on])
      if (!(read in e.columns)) throw new SchemaError(`${e.name}: ${check} reads ${read}, which is no column`)
  for (const [name, rule] of Object.entries(e.computed))
    for (const read of rule?.reads ?? [])
      if (!(read in e.columns))
        throw new SchemaError(`${e.name}.${name} is computed from ${read}, which is no column`)
}
