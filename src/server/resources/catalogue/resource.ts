import type { Catalogue } from '#dsl/catalogue.ts'
import { criteriaOf } from '#dsl/columns/column.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { softDeletedBy } from '#dsl/entities/facts.ts'
import { inheritsBy, joinOf } from '#dsl/entities/places.ts'
import { type Asked, asksFor } from '#engine/criteria.ts'
import { mayStandTwice } from '#engine/save/reach.ts'
import { resourceEndpoint } from '#protocol/resource.ts'
import { pathOf } from '#protocol/services.ts'
import { indexedColumns } from '#server/model/indexedColumns.ts'
import { quoted } from '#server/model/names.ts'
import { sortColumns } from '#server/model/sortColumns.ts'
import { type UniquePlace, uniquePlaces } from '#server/model/uniquePlaces.ts'
import { closedVault, type Vault } from '../../secrets/vault.ts'
import { type StoredColumn, serverColumns, storedColumn } from './storedColumn.ts'

/** The link table of an entity whose rows several institutions share. Names are quoted. */
export interface Link {
  readonly table: string
  readonly row: string
  readonly institution: string
  readonly keys: readonly UniquePlace[]
}

/** Unique keys of another entity, which this one carries as its link table. */
export interface Carried {
  readonly resource: () => Resource
  /** The column of this entity that holds the other's id. */
  readonly row: string
  readonly keys: readonly UniquePlace[]
}

/** An entity with all that the server asks of it, worked out once at start. */
export interface Resource {
  readonly entity: AnyEntity
  readonly table: string
  readonly path: string
  /** Under the other names of the resource. */
  readonly aliases: readonly string[]
  /** Columns with an index in the order of their values. */
  readonly indexed: readonly string[]
  /** Of the entity, in order; without id and version. */
  readonly columns: readonly StoredColumn[]
  /** id and version too: the only names that select, query and orderby may use. */
  readonly names: ReadonlyMap<string, StoredColumn>
  readonly keys: readonly UniquePlace[]
  readonly link?: Link
  readonly carried: readonly Carried[]
  /**
   * Where rows of this entity make up lists of others, or say which institutions share them: the column that holds the other's
   * id. Whoever has read that one has an older version as one of these comes or goes.
   */
  readonly listedBy: readonly { readonly resource: () => Resource; readonly row: string }[]
  /** The relation whose row says which institution a row of this entity is in. */
  readonly inherits?: string
  readonly soft?: string
  /** Columns that are written and never read; what seals them. */
  readonly secrets: readonly StoredColumn[]
  readonly vault: Vault
  readonly asks: Asked
}

export interface Resources {
  readonly all: readonly Resource[]
  /** What is pointed at before what points at it: rows of several entities are locked in this order. */
  readonly inLockOrder: readonly Resource[]
  /** @throws RangeError for a name that is no entity's. */
  of(name: string): Resource
  /** Constraint name → the unique rule that it holds. */
  readonly places: ReadonlyMap<string, UniquePlace>
}

/** Without a vault nothing secret can be written. */
export const resourcesOf = (catalogue: Catalogue, vault: Vault = closedVault): Resources => {
  const places = uniquePlaces(catalogue)
  const entities = [...catalogue.entities.values()]
  const byName = new Map<string, Resource>()
  const of = (name: string): Resource => {
    const found = byName.get(name)
    if (!found) throw new RangeError(`${name} is no entity`)
    return found
  }
  const carriedBy = (link: AnyEntity): Carried[] =>
    entities.flatMap((entity) => {
      const join = joinOf(entity)
      if (join?.link !== link.name) return []
      const keys = places.filter((place) => place.entity === entity.name && place.table === link.name)
      return [{ resource: () => of(entity.name), row: join.row, keys }]
    })
  const listedBy = (link: AnyEntity) =>
    entities.flatMap((entity) => {
      const lists = Object.values(entity.columns).flatMap(({ facts: { through } }) =>
        through?.entity === link.name && through.by === undefined ? [through.row] : [],
      )
      const join = joinOf(entity)
      const shares = join?.link === link.name && mayStandTwice(entity) ? [join.row] : []
      return [...lists, ...shares].map((row) => ({ resource: () => of(entity.name), row }))
    })
  for (const entity of entities)
    byName.set(entity.name, {
      ...resourceOf(entity, indexedColumns(catalogue, entity), places, vault),
      carried: carriedBy(entity),
      listedBy: listedBy(entity),
    })
  const all = [...byName.values()]
  return {
    all,
    inLockOrder: inLockOrder(all),
    of,
    places: new Map(places.map((place) => [place.name, place])),
  }
}

/** By depth of what they point at; a circle is cut where it is met. */
const inLockOrder = (all: readonly Resource[]): Resource[] => {
  const byName = new Map(all.map((one) => [one.entity.name, one]))
  const done = new Set<Resource>()
  const visit = (one: Resource, path: readonly Resource[]): void => {
    if (path.includes(one) || done.has(one)) return
    const targets = [...new Set(one.columns.flatMap(({ column }) => column?.facts.entity ?? []))].sort()
    for (const target of targets) {
      const found = byName.get(target)
      if (found) visit(found, [...path, one])
    }
    done.add(one)
  }
  for (const [, one] of [...byName].sort(([a], [b]) => (a < b ? -1 : 1))) visit(one, [])
  return [...done]
}

const resourceOf = (
  entity: AnyEntity,
  indexed: readonly string[],
  places: readonly UniquePlace[],
  vault: Vault,
): Omit<Resource, 'carried' | 'listedBy'> => {
  const { name } = entity
  const join = joinOf(entity)
  const kept = sortColumns(entity, indexed)
  const columns = Object.entries(entity.columns).map(([key, column]) =>
    storedColumn(key, column, kept.get(key)),
  )
  const mine = places.filter((place) => place.entity === name)
  return {
    entity,
    indexed,
    table: quoted(name),
    path: pathOf(resourceEndpoint(entity.wire)),
    aliases: (entity.wire.also ?? []).map((resource) =>
      pathOf(resourceEndpoint({ ...entity.wire, resource })),
    ),
    columns,
    names: new Map([...serverColumns, ...columns].map((column) => [column.name, column])),
    keys: mine.filter((place) => place.table === name),
    ...(join && {
      link: {
        table: quoted(join.link),
        row: quoted(join.row),
        institution: quoted(join.institution),
        keys: mine.filter((place) => place.table === join.link),
      },
    }),
    inherits: inheritsBy(entity),
    secrets: columns.filter(({ secret }) => secret),
    vault,
    soft: softDeletedBy(entity),
    asks: asksFor(columns.flatMap(({ column }) => (column ? criteriaOf(column) : []))),
  }
}
