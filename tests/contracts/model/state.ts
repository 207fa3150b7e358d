import type { Access } from '#dsl/entities/access.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { isCommon, joinOf, placeColumn } from '#dsl/entities/places.ts'
import { idIn, idsIn, type Values } from '#protocol/row.ts'
import { catalogue, entityOf } from './catalogue.ts'

/** A row as the model has it. */
export interface Row {
  readonly id: number
  readonly version: number
  readonly values: Values
  /** Of a row that institutions share: those that have it, in order. */
  readonly places: readonly number[]
  /** Kept and marked. */
  readonly removed: boolean
}

export type Reach = 'all' | readonly number[]

/** What somebody may do, and where. */
export interface Rights {
  readonly level: number
  readonly institutions: Reach
  /** Columns of the level that hold. */
  readonly allowed: readonly string[]
}

export interface Standing extends Rights {
  readonly id: number
}

/** All that there is: rows by entity, and the rights that each session was opened with. */
export class World {
  readonly rows: Map<string, Map<number, Row>>
  readonly sessions: Map<number, Rights>
  /** What each level allows. */
  readonly levels: ReadonlyMap<number, readonly string[]>

  constructor(levels: World['levels'], from?: World) {
    this.levels = levels
    this.rows = new Map([...(from?.rows ?? [])].map(([name, rows]) => [name, new Map(rows)]))
    this.sessions = new Map(from?.sessions)
  }

  copy(): World {
    return new World(this.levels, this)
  }

  of(entity: string): Map<number, Row> {
    const found = this.rows.get(entity) ?? new Map<number, Row>()
    this.rows.set(entity, found)
    return found
  }

  /** Rows of the entity that are not removed. */
  standing(entity: string): readonly Row[] {
    return [...this.of(entity).values()].filter(({ removed }) => !removed)
  }

  /** The institutions that a row is in. */
  placesOf(entity: AnyEntity, row: Row): readonly number[] {
    const column = placeColumn(entity)
    if (column !== undefined) return idsIn(row.values[column])
    const join = joinOf(entity)
    const links = join && this.rows.get(join.link)
    if (!links) return row.places
    const mine = [...links.values()].filter(({ values }) => values[join.row] === row.id)
    return mine.flatMap(({ values }) => idsIn(values[join.institution])).toSorted((a, b) => a - b)
  }

  /** What holds of a person at present. */
  present(admin: number): Rights {
    const level = idIn(this.of('admin').get(admin)?.values.level) ?? 0
    const licences = [...this.of('institutionHasAdmin').values()].filter(
      ({ values }) => values.admin === admin && values.isActivated === true,
    )
    return {
      level,
      institutions: level === 1 ? 'all' : licences.flatMap(({ values }) => idsIn(values.institution)),
      allowed: this.levels.get(level) ?? [],
    }
  }

  /** What a person may do in their session: what it was opened with, as far as it still holds. Undefined where it is over. */
  who(admin: number): Standing | undefined {
    const granted = this.sessions.get(admin)
    if (!granted) return undefined
    const present = this.present(admin)
    const institutions = both(granted.institutions, present.institutions)
    if (institutions.length === 0) return undefined
    return {
      id: admin,
      level: Math.max(granted.level, present.level),
      institutions,
      allowed: present.allowed.filter((column) => granted.allowed.includes(column)),
    }
  }
}

const both = (a: Reach, b: Reach): Reach => {
  if (a === 'all') return b
  return b === 'all' ? a : a.filter((id) => b.includes(id))
}

export type Operation = 'read' | 'insert' | 'update' | 'remove'

const placesBy = ({ level, institutions, allowed }: Standing, access: Access): Reach | undefined => {
  if (access.may === 'nobody') return undefined
  if (access.may === 'everyone') return 'all'
  if (access.may === 'attached') return institutions
  if (access.may === 'levelAtMost') return level <= access.level ? institutions : undefined
  if (institutions === 'all') return 'all'
  return allowed.includes(catalogue.permissions[access.permission] ?? '') ? institutions : []
}

/** Where somebody may do it with any row; undefined for nowhere, whatever the institution. */
export const reachOf = (who: Standing, entity: AnyEntity, operation: Operation): Reach | undefined => {
  const found = placesBy(who, entity.access[operation])
  return found !== undefined && isCommon(entity) ? 'all' : found
}

/** The columns that somebody may write of rows that are their own; undefined where the schema grants nothing. */
export const ownGrant = (
  entity: AnyEntity,
  operation: Operation,
): { readonly own: string; readonly columns: readonly string[] } | undefined => {
  const found = entity.grants.find((grant) => grant.own && !grant.where && grant[operation])
  return found?.own === undefined ? undefined : { own: found.own, columns: found.update ?? [] }
}

export const isOwn = (who: Standing, { id, values }: Row, own: string): boolean =>
  (own === 'id' ? id : values[own]) === who.id

/** Whether nothing at all lets somebody do it: they are told so before anything else is looked at. */
export const hasNoRight = (who: Standing, entity: AnyEntity, operation: Operation): boolean =>
  reachOf(who, entity, operation) === undefined && ownGrant(entity, operation) === undefined

export const within = (places: readonly number[], reach: Reach | undefined): boolean =>
  reach === 'all' || (reach !== undefined && places.every((one) => reach.includes(one)))

/** Whether somebody sees the row at all. */
export const isSeen = (world: World, who: Standing, entity: AnyEntity, row: Row): boolean => {
  if (row.removed) return false
  const reach = reachOf(who, entity, 'read')
  const own = ownGrant(entity, 'read')
  if (reach === 'all') return true
  return (
    (reach !== undefined && world.placesOf(entity, row).some((one) => reach.includes(one))) ||
    (reach === undefined && own !== undefined && isOwn(who, row, own.own))
  )
}

/** Whether the link entity of shared rows is one that people play with by itself. */
export const linkOf = (entity: AnyEntity) => {
  const join = joinOf(entity)
  return join && { ...join, entity: entityOf(join.link) }
}
