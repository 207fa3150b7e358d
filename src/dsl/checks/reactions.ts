import type { AnyEntity } from '../entities/entity.ts'
import { isInstitution, isShared, placeColumn } from '../entities/places.ts'
import type { Effect } from '../entities/reactions/effects.ts'
import { SchemaError } from '../schemaError.ts'
import type { Entities } from './names.ts'
import { checkRelated } from './related.ts'
import { isBoolean, isDemanded } from './values.ts'

/** Refuses reactions over entities and columns that are not there. */
export const checkReactions = (e: AnyEntity, entities: Entities): void => {
  if (e.on.filter((one) => one.on === 'removed' && one.how).length > 1)
    throw new SchemaError(`${e.name}: its rows are removed in two ways`)
  for (const reaction of e.on) {
    if ('column' in reaction) demandColumn(e, e.name, reaction.column, entities)
    if (reaction.on === 'becomes') demandBoolean(e, reaction.column)
    if (reaction.on === 'removed' && reaction.how && 'soft' in reaction.how) {
      demandColumn(e, e.name, reaction.how.soft, entities)
      demandBoolean(e, reaction.how.soft)
    }
    if (reaction.on === 'removed' && reaction.how && 'last' in reaction.how && !isShared(e))
      throw new SchemaError(
        `${e.name}: its rows are taken from one of several institutions, and they are not shared: leave unlink out`,
      )
    for (const effect of reaction.effects) checkEffect(e, effect, entities)
  }
}

const demandColumn = (e: AnyEntity, of: string, column: string, entities: Entities): void => {
  const named = of === e.name ? e : entities.get(of)
  if (!named || !(column === 'id' || column in named.columns))
    throw new SchemaError(
      `${e.name}: what follows from its changes names ${of}.${column}, which is no column`,
    )
}

const demandBoolean = (e: AnyEntity, column: string): void => {
  if (!isBoolean(e.columns[column]))
    throw new SchemaError(`${e.name}: what follows from its changes asks whether ${column} is yes or no`)
}

const hasOnePlace = (of: AnyEntity | undefined): boolean => of !== undefined && placeColumn(of) !== undefined

const checkEffect = (e: AnyEntity, effect: Effect, entities: Entities): void => {
  switch (effect.effect) {
    case 'inserts':
      if (!isInstitution(e) || !hasOnePlace(entities.get(effect.entity)))
        throw new SchemaError(
          `${e.name} inserts ${effect.entity}, which is no record of it as an institution`,
        )
      demandBegun(e, entities.get(effect.entity))
      break
    case 'signsOut':
    case 'revokes':
    case 'sends':
      demandColumn(e, e.name, effect.person, entities)
      break
    case 'clears':
      checkRelated(`${e.name} clears`, e, effect.related, entities)
      break
    case 'removes':
      for (const [theirs, own] of Object.entries(effect.where)) {
        demandColumn(e, effect.entity, theirs, entities)
        demandColumn(e, e.name, own, entities)
        demandAlike(e, effect.entity, theirs, own, entities)
      }
  }
}

/** Each new institution begins with a record that nobody has filled in: it could not be made without one. */
const demandBegun = (e: AnyEntity, record: AnyEntity | undefined): void => {
  const [lacking] =
    Object.entries(record?.columns ?? {}).find(
      ([name, column]) =>
        isDemanded(column) &&
        column.options.show === undefined &&
        record?.derived[name] === undefined &&
        name !== (record && placeColumn(record)),
    ) ?? []
  if (lacking !== undefined)
    throw new SchemaError(
      `${e.name} inserts ${record?.name}, whose ${lacking} is required and which nobody fills in then: give it a default, or take required away`,
    )
}

/** The database compares nothing else, and the id of a job is that of no pole. */
const demandAlike = (e: AnyEntity, of: string, theirs: string, own: string, entities: Entities): void => {
  const [other, mine] = [heldIn(entities.get(of), theirs), heldIn(e, own)]
  if (other !== mine)
    throw new SchemaError(
      `${e.name} removes ${of} whose ${theirs} (${other}) is its ${own} (${mine}), which it never is`,
    )
}

/** What a column holds, as far as values of two can be the same one: ids of an entity, or a type of the database. */
const heldIn = (of: AnyEntity | undefined, column: string): string | undefined => {
  const { kind, facts } = of?.columns[column] ?? {}
  return facts?.entity ?? (column === 'id' ? of?.name : kind?.sql)
}
