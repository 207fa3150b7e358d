import type { Catalogue } from '#dsl/catalogue.ts'
import type { Column, Columns } from '#dsl/column.ts'
import { fillDefaults } from '#engine/blank.ts'
import { recompute } from '#engine/computed.ts'
import type { Database } from '#server/db/database.ts'
import { keysOf } from '#server/resources/keys.ts'
import { type Resource, type Resources, resourcesOf } from '#server/resources/resource.ts'
import { insertRows } from '#server/resources/rows.ts'

/** Own, foreign, and a third that belongs to the same people as the first. */
export const OWN = 1
export const OTHER = 2
export const SIBLING = 3
export const INSTITUTIONS = [OWN, OTHER, SIBLING] as const
/** An id that no row has. */
export const UNKNOWN = 2_000_000_000

type Values = Record<string, unknown>

/** A database with a row of every entity in each institution, and one shared by two where rows can be shared. */
export interface World {
  readonly resources: Resources
  /** Id of the row that belongs to the institution alone. */
  row(entity: string, institution: number): number
  /** Id of the row that belongs to OWN and OTHER, where the entity has such rows. */
  shared(entity: string): number | undefined
  /** A body that inserts a row, different for each n. */
  body(resource: Resource, n: number, institutions?: readonly number[]): Values
  /** A body that changes every column that may be changed, of a row of the institution. */
  patch(resource: Resource, n: number, institution?: number): Values
}

/** Entities after those that they point at. */
const ordered = (resources: Resources): Resource[] => {
  const done: Resource[] = []
  const visit = (resource: Resource): void => {
    if (done.includes(resource)) return
    for (const { column } of resource.columns)
      if (column?.facts.entity && column.facts.entity !== resource.entity.name)
        visit(resources.of(column.facts.entity))
    if (!done.includes(resource)) done.push(resource)
  }
  resources.all.forEach(visit)
  return done
}

/** Columns of a unique rule that are all enumerations: there are only so many such rows in an institution. */
const enumerated = ({ entity }: Resource): readonly (readonly [string, readonly unknown[]])[] => {
  const rules = entity.unique.map(({ columns }) =>
    columns.map((name) => [name, (entity.columns as Columns)[name]?.facts.enumeration?.values] as const),
  )
  const finite = rules.find((rule) => rule.length > 0 && rule.every(([, values]) => values !== undefined))
  return (finite ?? []).map(([name, values]) => [name, values ?? []])
}

/** How many rows of the entity an institution can have that differ in what is unique. */
export const variety = (resource: Resource): number => {
  const columns = enumerated(resource)
  return columns.length === 0
    ? Number.POSITIVE_INFINITY
    : columns.reduce((product, [, values]) => product * values.length, 1)
}

/** The n-th combination of them. */
const combination = (resource: Resource, n: number): Values => {
  let rest = n
  return Object.fromEntries(
    enumerated(resource).map(([name, values]) => {
      const value = values[rest % values.length]
      rest = Math.floor(rest / values.length)
      return [name, value]
    }),
  )
}

const isGiven = ({ options }: Column): boolean => !options.serverOnly && options.show === undefined

export const seedWorld = async (database: Database, catalogue: Catalogue): Promise<World> => {
  const resources = resourcesOf(catalogue)
  const ids = new Map<string, number>()
  const idOf = (entity: string, place: number | 'shared') => ids.get(`${entity} ${place}`)
  const exampleOf = (column: Column, n: number, institution: number): unknown => {
    if (!column.facts.entity) return column.kind.example(n)
    const id = idOf(column.facts.entity, institution) ?? institution
    return column.kind.sql === 'jsonb' ? [id] : id
  }
  const values = (resource: Resource, n: number, institution: number): Values => {
    const { entity, columns } = resource
    const given = columns.flatMap(({ name, column }) =>
      column && isGiven(column) && !(name in entity.computed)
        ? [[name, exampleOf(column, n, institution)]]
        : [],
    )
    return { ...Object.fromEntries(given), ...combination(resource, n) }
  }
  await database.transaction(async (tx) => {
    for (const resource of ordered(resources)) {
      const { entity, link } = resource
      const places = [...INSTITUTIONS, ...(link ? ['shared' as const] : [])]
      const isLink = resource.carried.length > 0
      if (isLink) continue
      for (const [n, place] of places.entries()) {
        const institution = place === 'shared' ? OWN : place
        const filled = fillDefaults(entity, values(resource, n, institution))
        const row: Values = { ...filled, ...recompute(entity, filled) }
        const [stored] = await insertRows(tx, resource, [{ ...row, ...keysOf(resource.keys, row) }])
        ids.set(`${entity.name} ${place}`, stored?.id ?? 0)
        const { belongs } = entity
        if (belongs.to !== 'institutions') continue
        const table = resources.of(belongs.link)
        for (const one of place === 'shared' ? [OWN, OTHER] : [institution]) {
          const tie = fillDefaults(table.entity, { [belongs.row]: stored?.id, [belongs.institution]: one })
          const keys = { ...keysOf(table.keys, tie), ...keysOf(link?.keys ?? [], row) }
          const [tied] = await insertRows(tx, table, [{ ...tie, ...keys }])
          if (place !== 'shared') ids.set(`${belongs.link} ${one}`, tied?.id ?? 0)
        }
      }
    }
  })
  return {
    resources,
    row: (entity, institution) => idOf(entity, institution) ?? 0,
    shared: (entity) => idOf(entity, 'shared'),
    patch: (resource, n, institution = OWN) => {
      const isFixed = (name: string) => resource.names.get(name)?.column?.options.edit !== undefined
      return Object.fromEntries(
        Object.entries(values(resource, n, institution)).filter(([name]) => !isFixed(name)),
      )
    },
    body: (resource, n, institutions = [OWN]) => ({
      ...values(resource, n, institutions[0] ?? OWN),
      ...(resource.link && { institution: [...institutions] }),
    }),
  }
}
