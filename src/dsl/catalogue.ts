import { checkCatalogue } from './checks/checkCatalogue.ts'
import type { Enumeration } from './columns/enumeration.ts'
import type { Access } from './entities/access.ts'
import type { AnyEntity } from './entities/entity.ts'
import { joinEntity } from './entities/joinEntity.ts'
import type { MenuIcon } from './menuIcon.ts'
import { type Declared, SchemaError } from './schemaError.ts'
import type { AnyTable } from './tables/table.ts'

/** A named group of the menu and its screens, in order: `menu.{name}`. */
export interface MenuGroup {
  readonly name: string
  readonly icon: MenuIcon
  readonly tables: readonly string[]
  /** Screens that are no table, after them. */
  readonly screens?: readonly string[]
}

/** A screen that no table describes: the application draws it, its words are `screens.{name}`. */
export interface Screen {
  readonly name: string
  readonly read: Access
}

/** What is known of a table before it is opened: who may, and what stands beside it. */
export interface Outline {
  readonly read: Access
  readonly tabs: readonly string[]
}

/** Fetches what a catalogue does not have yet, each thing once; what cannot be fetched rejects as a call without an answer, and is asked for anew the next time. */
export interface Later {
  /** A table with the entities that it names. Nothing for what is no table. */
  table(name: string): Promise<void>
  /** Everything. */
  all(): Promise<void>
}

/** All that exists. Names from outside are looked up in these maps only, never in plain objects. */
export interface Catalogue {
  readonly entities: ReadonlyMap<string, AnyEntity>
  readonly resources: ReadonlyMap<string, AnyEntity>
  readonly tables: ReadonlyMap<string, AnyTable>
  /** Of every table, in the same order. */
  readonly outline: ReadonlyMap<string, Outline>
  /** Forms of one row that stand on pages of the application. */
  readonly cards: ReadonlyMap<string, AnyTable>
  readonly menu: readonly MenuGroup[]
  readonly enumerations: ReadonlyMap<string, Enumeration>
  /** Named permission → column of the level that grants it. */
  readonly permissions: Readonly<Record<string, string>>
  readonly flags: readonly string[]
  readonly banners: readonly string[]
  /** What the server writes to people when a row says so. */
  readonly messages: readonly string[]
  /** What the server does in the background when a row says so → the entity of such rows. */
  readonly tasks: Readonly<Record<string, string>>
  /** What can be done with a row besides changing it → the entity of such rows. */
  readonly actions: Readonly<Record<string, string>>
  readonly screens: ReadonlyMap<string, Screen>
  /** Services that rows come from where they come from no resource → the entity of such rows. */
  readonly sources: Readonly<Record<string, string>>
  /** Where entities, tables and cards come in parts, as in a browser; all else is there from the beginning. */
  readonly later?: Later
}

export interface CatalogueParts {
  readonly entities: readonly AnyEntity[]
  readonly tables: readonly AnyTable[]
  readonly cards?: readonly AnyTable[]
  readonly menu: readonly MenuGroup[]
  readonly permissions: Readonly<Record<string, string>>
  readonly flags?: readonly string[]
  readonly banners?: readonly string[]
  readonly messages?: readonly string[]
  readonly tasks?: Readonly<Record<string, string>>
  readonly actions?: Readonly<Record<string, string>>
  readonly screens?: readonly Screen[]
  readonly sources?: Readonly<Record<string, string>>
}

/** Joins the parts and refuses what the compiler cannot see: names used twice, relations to nothing. */
export const defineCatalogue = (parts: CatalogueParts): Catalogue => {
  const stored = parts.tables.map((t): AnyEntity => t.source?.of ?? t.entity)
  const views = parts.tables.flatMap((t): AnyEntity[] => (t.source ? [t.entity] : []))
  const declared = [...new Set([...parts.entities, ...stored])]
  const joins = declared.flatMap((e) => joinEntity(e) ?? [])
  const twice = joins.find((join, i) => joins.slice(0, i).some(({ name }) => name === join.name))
  if (twice)
    throw new SchemaError(
      `shared('${twice.wire.resource}') is said by two entities: rows of each need links of their own, under another name`,
      { word: 'shared', name: twice.wire.resource },
    )
  const all = [...declared, ...joins.filter(({ name }) => !declared.some((e) => e.name === name))]
  const entities = mapBy('entities', all, nameOf, declaredAs('entity'))
  const tables = mapBy('tables', parts.tables, nameOf, declaredAs('table'))
  const cards = mapBy('cards', parts.cards ?? [], nameOf, declaredAs('card'))
  const screens = mapBy('screens', parts.screens ?? [], nameOf)
  checkCatalogue(parts, { entities, views, tables, cards, screens })
  const enumerations = [...all, ...views]
    .flatMap((e) => Object.values(e.columns))
    .flatMap((c) => c.facts.enumeration ?? [])
  return {
    entities,
    resources: resourcesIn(all),
    tables,
    outline: new Map(
      parts.tables.map(({ name, entity, tabs }) => [name, { read: entity.access.read, tabs }]),
    ),
    cards,
    menu: parts.menu,
    permissions: parts.permissions,
    flags: parts.flags ?? [],
    banners: parts.banners ?? [],
    messages: parts.messages ?? [],
    tasks: parts.tasks ?? {},
    actions: parts.actions ?? {},
    screens,
    sources: parts.sources ?? {},
    enumerations: new Map(enumerations.map((e) => [e.name, e])),
  }
}

/** Every entity under each name that its resource has. */
const resourcesIn = (entities: readonly AnyEntity[]): ReadonlyMap<string, AnyEntity> => {
  const named = entities.flatMap((entity) => {
    const { api, resource, also = [] } = entity.wire
    return [resource, ...also].map((name) => [`${api}/${name}`, entity] as const)
  })
  const byName = mapBy(
    'resources',
    named,
    ([name]) => name,
    ([, entity]) => declaredAs('entity')(entity),
  )
  return new Map([...byName].map(([name, [, entity]]) => [name, entity]))
}

interface Named {
  readonly name: string
}

const nameOf = ({ name }: Named): string => name

const declaredAs =
  (word: Declared['word']) =>
  ({ name }: Named): Declared => ({ word, name })

const mapBy = <T>(
  what: string,
  items: readonly T[],
  key: (item: T) => string,
  declared?: (item: T) => Declared,
): ReadonlyMap<string, T> => {
  const map = new Map<string, T>()
  for (const item of items) {
    if (map.has(key(item)))
      throw new SchemaError(
        `two ${what} are called ${key(item)}: rename one${what === 'resources' ? ', or give its wire another resource' : ''}`,
        declared?.(item),
      )
    map.set(key(item), item)
  }
  return map
}
