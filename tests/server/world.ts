import type { Catalogue } from '#dsl/catalogue.ts'
import type { Column, Columns } from '#dsl/columns/column.ts'
import { isComputedIn, isOncePerInstitution, uniqueRules, unlinksTo } from '#dsl/entities/facts.ts'
import { fillDefaults } from '#engine/blank.ts'
import { recompute } from '#engine/computed.ts'
import { asksFor } from '#engine/criteria.ts'
import { validatorsOf } from '#engine/validation/shape.ts'
import type { Database } from '#server/db/database.ts'
import { type Resource, type Resources, resourcesOf } from '#server/resources/catalogue/resource.ts'
import { copiedValues } from '#server/resources/write/store/denormalised.ts'
import { insertRows } from '#server/resources/write/store/rows.ts'
import { keysOf } from '#server/resources/write/store/uniqueKeys.ts'
import { vaultOf } from '#server/secrets/vault.ts'
import { suitedToChecks } from '#tests/fixtures/suitedToChecks.ts'
import { testSecretKey } from './harness.ts'
import { combination } from './variety.ts'

/** Own, foreign, and a third that belongs to the same people as the first. */
export const OWN = 1
export const OTHER = 2
export const SIBLING = 3
export const INSTITUTIONS = [OWN, OTHER, SIBLING] as const
/** Institutions that have nothing yet: what an institution has once can be made here. */
const FRESH = Array.from({ length: 30 }, (_, i) => i + 4)
/** An id that no row has. */
export const UNKNOWN = 2_000_000_000

type Values = Record<string, unknown>
type Ids = readonly (readonly [string, number])[]

/** A database with a row of every entity in each institution, and one shared by two where rows can be shared. */
export interface World {
  readonly resources: Resources
  /** Of the rows, by entity and place: what `worldOf` needs of a database that has been seeded. */
  readonly ids: Ids
  /** Id of the row that belongs to the institution alone. */
  row(entity: string, institution: number): number
  /** Id of the row that belongs to OWN and OTHER (to all, where rows stay once nobody has them or stand in lists), where there are such rows. */
  shared(entity: string): number | undefined
  /** A body that inserts a row, different for each n. */
  body(resource: Resource, n: number, institutions?: readonly number[]): Values
  /** The n-th institution that can be given such a row, where an institution has it once; nothing where it may have many. */
  place(resource: Resource, n: number): Values
  /** A body that changes every column that may be changed, of a row of the institution. */
  patch(resource: Resource, n: number, institution?: number): Values
}

/** Entities after those that they point at. */
const ordered = (resources: Resources): Resource[] => {
  const done: Resource[] = []
  const visit = (resource: Resource): void => {
    if (done.includes(resource)) return
    const { belongs } = resource.entity
    const tied = belongs.to === 'institutions' ? resources.of(belongs.link).columns : []
    for (const { column } of [...resource.columns, ...tied])
      if (column?.facts.entity && column.facts.entity !== resource.entity.name)
        visit(resources.of(column.facts.entity))
    if (!done.includes(resource)) done.push(resource)
  }
  resources.all.forEach(visit)
  return done
}

/** What is required where it is shown is given everywhere, and what shows it is on everywhere. */
const isGiven = ({ options }: Column): boolean =>
  !options.serverOnly && (options.show === undefined || options.required === true)

const neededOptions = (resources: Pick<Resources, 'all'>): ReadonlySet<string> => {
  const shows = resources.all.flatMap(({ columns }) =>
    columns.flatMap(({ column }) => (column?.options.required ? [column.options.show] : [])),
  )
  return new Set(asksFor(shows).options.map((option) => `${option.entity}.${option.column}`))
}

/** Where a unique rule leaves room for one row a row of others: the last such relation, and that entity. */
const onceEach = ({
  entity,
  carried,
  inherits,
}: Resource): { column: string; target: string } | undefined => {
  if (carried.length > 0 || inherits) return undefined
  const targetOf = (column: string) => (entity.columns as Columns)[column]?.facts.entity
  const rule = uniqueRules(entity).find(({ columns }) => columns.length > 0 && columns.every(targetOf))
  const column = rule?.columns.at(-1) ?? ''
  const target = targetOf(column)
  return target ? { column, target } : undefined
}

/** How rows are made, given the ids of those that are there already. */
const making = (resources: Resources, ids: ReadonlyMap<string, number>) => {
  const idOf = (entity: string, place: number | 'shared') => ids.get(`${entity} ${place}`)
  const exampleOf = (column: Column, n: number, institution: number): unknown => {
    const { example = column.kind.example } = validatorsOf(column).find((v) => v.example) ?? {}
    if (!column.facts.entity) return example(n)
    const id = idOf(column.facts.entity, institution) ?? idOf(column.facts.entity, OWN) ?? institution
    return column.kind.sql === 'jsonb' ? [id] : id
  }
  const needed = neededOptions(resources)
  const targeted = new Set(resources.all.flatMap((resource) => onceEach(resource)?.target ?? []))
  const values = (resource: Resource, n: number, institution: number): Values => {
    const { entity, columns } = resource
    const given = columns.flatMap(({ name, column }) =>
      column && isGiven(column) && !isComputedIn(entity, name)
        ? [[name, needed.has(`${entity.name}.${name}`) || exampleOf(column, n, institution)]]
        : [],
    )
    return suitedToChecks(entity, { ...Object.fromEntries(given), ...combination(resource, n) })
  }
  /** Rows of a list kept in a link entity are those of the lists; bodies point at shared rows, to add others. */
  const targets = new Map(
    resources.all.flatMap(({ columns }) =>
      columns.flatMap(({ column }) => {
        const { through, entity = '' } = column?.facts ?? {}
        return through ? [[through.entity, { name: through.target, entity }] as const] : []
      }),
    ),
  )
  const inherited = ({ entity, inherits }: Resource, institution: number): Values =>
    inherits && entity.belongs.to === 'institution' ? { [entity.belongs.column]: institution } : {}
  const listed = ({ entity }: Resource, institution: number): Values => {
    const target = targets.get(entity.name)
    return target ? { [target.name]: idOf(target.entity, 'shared') ?? idOf(target.entity, institution) } : {}
  }
  return { idOf, targeted, targets, values, inherited, listed }
}

export const seedWorld = async (database: Database, catalogue: Catalogue): Promise<World> => {
  const resources = resourcesOf(catalogue, vaultOf([testSecretKey]))
  const ids = new Map<string, number>()
  const { targeted, targets, values, inherited } = making(resources, ids)
  await database.transaction(async (tx) => {
    for (const resource of ordered(resources)) {
      const { entity, link } = resource
      const isPlace = entity.belongs.to === 'itself' || targeted.has(entity.name)
      const places = [...INSTITUTIONS, ...(isPlace ? FRESH : []), ...(link ? ['shared' as const] : [])]
      const isLink = resource.carried.length > 0
      if (isLink) continue
      for (const [n, place] of places.entries()) {
        const institution = place === 'shared' ? OWN : place
        // Bodies are of small numbers.
        const index = place === 'shared' ? INSTITUTIONS.length : n < INSTITUTIONS.length ? n : 500 + n
        const filled = fillDefaults(entity, values(resource, index, institution))
        const [copied] = await copiedValues(tx, resources, resource, [filled])
        const whole = { ...filled, ...copied, ...inherited(resource, institution) }
        const row: Values = { ...whole, ...recompute(entity, whole) }
        const [stored] = await insertRows(tx, resource, [{ ...row, ...keysOf(resource.keys, row) }])
        ids.set(`${entity.name} ${place}`, stored?.id ?? 0)
        const { belongs } = entity
        if (belongs.to !== 'institutions') continue
        const table = resources.of(belongs.link)
        // A row that stays without institutions is one that all know: taking it from two leaves it with the third.
        const stays = unlinksTo(entity) === 'stays'
        const isListed = [...targets.values()].some((target) => target.entity === entity.name)
        const everywhere = stays || isListed ? INSTITUTIONS : [OWN, OTHER]
        // Rows of the institutions point at those of institutions that have nothing yet, so these are everywhere.
        const isFresh = !INSTITUTIONS.includes(institution as 1)
        const tied =
          place === 'shared' ? everywhere : isFresh ? [institution, ...INSTITUTIONS] : [institution]
        const ties = tied.map((one) =>
          fillDefaults(table.entity, { [belongs.row]: stored?.id, [belongs.institution]: one }),
        )
        const repeated = await copiedValues(tx, resources, table, ties)
        for (const [i, one] of tied.entries()) {
          const tie = { ...ties[i], ...repeated[i] }
          const keys = { ...keysOf(table.keys, tie), ...keysOf(link?.keys ?? [], row) }
          const [made] = await insertRows(tx, table, [{ ...tie, ...keys }])
          if (place === one) ids.set(`${belongs.link} ${one}`, made?.id ?? 0)
        }
      }
    }
  })
  return worldOf(catalogue, [...ids])
}

/** The world of a database that has been seeded before, here or elsewhere. */
export const worldOf = (catalogue: Catalogue, ids: Ids): World => {
  const resources = resourcesOf(catalogue, vaultOf([testSecretKey]))
  const { idOf, values, listed } = making(resources, new Map(ids))
  return {
    resources,
    ids,
    row: (entity, institution) => idOf(entity, institution) ?? 0,
    shared: (entity) => idOf(entity, 'shared'),
    patch: (resource, n, institution = OWN) => {
      const isFixed = (name: string) => resource.names.get(name)?.column?.options.edit !== undefined
      return Object.fromEntries(
        Object.entries({ ...values(resource, n, institution), ...listed(resource, institution) }).filter(
          ([name]) => !isFixed(name),
        ),
      )
    },
    place: (resource, n) => {
      const { belongs } = resource.entity
      const each = onceEach(resource)
      if (each) return { [each.column]: idOf(each.target, FRESH[n % FRESH.length] ?? 0) }
      return belongs.to === 'institution' && isOncePerInstitution(resource.entity)
        ? { [belongs.column]: FRESH[n] }
        : {}
    },
    body: (resource, n, institutions = [OWN]) => ({
      ...values(resource, n, institutions[0] ?? OWN),
      ...listed(resource, institutions[0] ?? OWN),
      ...(resource.link && { institution: [...institutions] }),
    }),
  }
}
