import type { Through } from '../columns/column.ts'
import { type AnyEntity, storedColumns } from './entity.ts'
import { copiesIn, softDeletedBy, unlinksTo } from './facts.ts'
import { isLocal } from './local.ts'
import { joinOf } from './places.ts'

/** A column by which rows of an entity point at those of another. */
export interface Use {
  readonly entity: AnyEntity
  readonly column: string
  /** The column holds a list of ids. */
  readonly many: boolean
  /** The entity that people know the use by. */
  readonly by: string
  /** Where the rows make up lists of `by`: the column that holds its id. */
  readonly row?: string
}

/** All by which a row may still be in use; its own links and lists, which go with it, are no use of it. */
export const usesOf = (of: AnyEntity, entities: readonly AnyEntity[]): Use[] => {
  const join = joinOf(of)
  const own = new Set([...(join ? [join.link] : []), ...throughs(of).map((through) => through.entity)])
  return entities
    .filter(({ name }) => !own.has(name))
    .flatMap((entity) => {
      const holder = entities.find((e) => throughs(e).some((through) => through.entity === entity.name))
      const row = holder && throughs(holder).find((through) => through.entity === entity.name)?.row
      const copied = new Set(copiesIn(entity).map(([column]) => column))
      return storedColumns(entity).flatMap(([column, { facts, kind }]): Use[] =>
        facts.entity !== of.name || copied.has(column)
          ? []
          : [{ entity, column, many: kind.sql === 'jsonb', by: holder?.name ?? entity.name, row }],
      )
    })
}

const throughs = ({ columns }: AnyEntity): readonly Through[] =>
  Object.values(columns).flatMap(({ facts }) => facts.through ?? [])

/** Entities that may be what keeps a row from going, or from leaving an institution. */
export const keepersOf = (of: AnyEntity, entities: readonly AnyEntity[]): string[] =>
  usesOf(of, entities)
    .filter(({ entity, column }) => canGo(of) || (canLeave(of, entities) && isLocal(entity, column, of)))
    .map(({ by }) => by)

const canLeave = (of: AnyEntity, entities: readonly AnyEntity[]): boolean => {
  const link = entities.find(({ name }) => name === joinOf(of)?.link)
  return unlinksTo(of) !== undefined || (link !== undefined && link.access.remove.may !== 'nobody')
}

/** Whether rows go for good at all: else nothing is ever in the way. */
const canGo = (of: AnyEntity): boolean =>
  of.access.remove.may !== 'nobody' && softDeletedBy(of) === undefined && unlinksTo(of) !== 'stays'
