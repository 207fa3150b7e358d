import type { CatalogueParts, MenuGroup, Screen } from '../catalogue.ts'
import type { AnyEntity } from '../entities/entity.ts'
import { refusedOf, SchemaError } from '../schemaError.ts'
import type { AnyTable } from '../tables/table.ts'
import { checkCopies } from './copies.ts'
import { checkDuplicates } from './duplicates.ts'
import { checkGrants, checkLevel } from './grants.ts'
import { checkKinds } from './kinds.ts'
import { checkLists } from './lists.ts'
import { checkNamed, checkNames } from './names.ts'
import { checkPeople } from './people.ts'
import { checkReactions } from './reactions.ts'
import { checkQuestions } from './related.ts'
import { checkRules } from './rules.ts'
import { checkSecrets } from './secrets.ts'
import { checkListed, checkTable } from './tables.ts'

const entityChecks = [
  checkNames,
  checkGrants,
  checkRules,
  checkSecrets,
  checkLists,
  checkKinds,
  checkReactions,
  checkCopies,
  checkNamed,
]

interface Joined {
  readonly entities: ReadonlyMap<string, AnyEntity>
  /** Entities of pivoted tables, which are stored as others. */
  readonly views: readonly AnyEntity[]
  readonly tables: ReadonlyMap<string, AnyTable>
  readonly cards: ReadonlyMap<string, AnyTable>
  readonly screens: ReadonlyMap<string, Screen>
}

/**
 * Refuses what the compiler cannot see. The pages that are built leave it out: the catalogue was checked where they were built, and
 * is at each start of the server. @throws SchemaError
 */
export const checkCatalogue = (
  parts: CatalogueParts,
  { entities, views, tables, cards, screens }: Joined,
): void => {
  for (const e of [...entities.values(), ...views])
    refusedOf({ word: 'entity', name: e.name }, () => {
      for (const check of entityChecks) check(e, entities)
    })
  for (const e of entities.values())
    refusedOf({ word: 'entity', name: e.name }, () => {
      checkTasks(e, parts.tasks)
      checkSource(e, parts.sources)
    })
  checkPeople(entities)
  for (const { name, read } of screens.values()) checkLevel(read, `screen ${name}`)
  checkDuplicates(parts, [...entities.values(), ...views])
  for (const one of parts.tables.flatMap(withCreation))
    refusedOf({ word: 'table', name: one.name }, () => {
      checkTable(one, tables)
      checkQuestions(one, entities)
      checkActions(one, parts.actions)
    })
  for (const one of tables.values()) refusedOf({ word: 'table', name: one.name }, () => checkListed(one))
  for (const name of [...screens.keys(), ...cards.keys()])
    if (tables.has(name)) throw new SchemaError(`${name} is declared twice`, { word: 'table', name })
  for (const one of cards.values()) refusedOf({ word: 'card', name: one.name }, () => checkTable(one, tables))
  // One that leaves some columns never empty has a copy of its entity.
  for (const { name, entity } of cards.values())
    if (entities.get(entity.name)?.access !== entity.access)
      throw new SchemaError(`card ${name}: ${entity.name} is no entity of the catalogue`, {
        word: 'card',
        name,
      })
  for (const [i, group] of parts.menu.entries())
    refusedOf({ word: 'menu', name: group.name }, () => {
      checkGroup(group, tables, screens)
      checkPlaces(group, parts.menu.slice(0, i))
    })
}

/** A table, and the form of other rows by which its own are made. */
const withCreation = (table: AnyTable): readonly AnyTable[] =>
  table.create.by === 'other' ? [table, table.create.table] : [table]

/** A task is handed the row's id, by which it would find the row of another entity. */
const checkTasks = ({ name, on }: AnyEntity, all: CatalogueParts['tasks'] = {}): void => {
  const started = on.flatMap(({ effects }) => effects.flatMap((one) => ('task' in one ? one.task : [])))
  const other = started.find((task) => all[task] !== name)
  if (other !== undefined)
    throw new SchemaError(`${name} starts ${other}, which is of ${all[other] ?? 'nothing'}`)
}

/** A service has calls for rows of one entity: those of another would be asked for, and written, in its words. */
const checkSource = ({ name, source }: AnyEntity, all: CatalogueParts['sources'] = {}): void => {
  if (source !== undefined && all[source] !== name)
    throw new SchemaError(`${name} comes from ${source}, which is of ${all[source] ?? 'nothing'}`)
}

/** What is done with a row is done by its id: with that of another entity it would be done to somebody else. */
const checkActions = (
  { name, actions = [], entity, source }: AnyTable,
  all: CatalogueParts['actions'] = {},
): void => {
  const other = actions.find((action) => all[action] !== (source?.of ?? entity).name)
  if (other !== undefined)
    throw new SchemaError(
      `${name}: ${other} is done with rows of ${all[other] ?? 'nothing'}, and these are of ${entity.name}`,
    )
}

const checkGroup = (
  group: MenuGroup,
  tables: ReadonlyMap<string, AnyTable>,
  screens: ReadonlyMap<string, Screen>,
): void => {
  for (const name of group.tables)
    if (!tables.has(name)) throw new SchemaError(`menu ${group.name}: no table ${name}`)
  for (const name of group.screens ?? [])
    if (!screens.has(name)) throw new SchemaError(`menu ${group.name}: no screen ${name}`)
}

/** Refuses a group called as one before it, and what stands in the menu already. */
const checkPlaces = ({ name, tables, screens = [] }: MenuGroup, before: readonly MenuGroup[]): void => {
  if (before.some((one) => one.name === name)) throw new SchemaError(`menu: two groups are called ${name}`)
  const above = before.flatMap((one) => [...one.tables, ...(one.screens ?? [])])
  const twice = [...tables, ...screens].find((one, i, all) => above.includes(one) || all.indexOf(one) < i)
  if (twice !== undefined) throw new SchemaError(`menu ${name}: ${twice} stands in the menu twice`)
}
