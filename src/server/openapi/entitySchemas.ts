import type { AnyEntity } from '#dsl/entities/entity.ts'
import { isShared } from '#dsl/entities/places.ts'
import { answeredColumns, neededColumns, togetherColumns, writtenColumns } from './columns.ts'
import { pascal, ref } from './names.ts'
import { searchSchemas } from './searchSchema.ts'
import type { SharedSchema } from './sharedSchemas.ts'

/** Whether anybody may create, or change, rows of the entity. */
export const isCreated = ({ access }: AnyEntity): boolean => access.insert.may !== 'nobody'
export const isChanged = ({ access }: AnyEntity): boolean => access.update.may !== 'nobody'
export const isWritten = (entity: AnyEntity): boolean => isCreated(entity) || isChanged(entity)

/** A row as lists answer it, without the columns that `select` leaves out, and as writes do: whole. */
const rowSchemas = (entity: AnyEntity): SharedSchema[] => {
  const name = pascal(entity.name)
  const columns = {
    ...answeredColumns(entity),
    ...(isShared(entity) && { institution: ref('Ids') }),
  }
  const further = Object.fromEntries((entity.wire.places ?? []).map((one) => [one, ref('Ids')]))
  return [
    {
      $id: `${name}Selection`,
      allOf: [ref('Stored')],
      properties: { ...columns, ...further },
    },
    ...(isWritten(entity)
      ? [{ $id: name, allOf: [ref(`${name}Selection`)], required: Object.keys(columns) }]
      : []),
  ]
}

/** The institutions of a new row, under each of their names; one may stand without a list. */
const placesOf = ({ wire }: AnyEntity) => ({
  institution: ref('Ids'),
  ...Object.fromEntries((wire.places ?? []).map((name) => [name, { anyOf: [ref('Id'), ref('Ids')] }])),
})

/** What a client may write of a row, and what a new one needs. */
const inputSchemas = (entity: AnyEntity): SharedSchema[] => {
  const name = pascal(entity.name)
  const shared = isShared(entity)
  return [
    {
      $id: `${name}Input`,
      type: 'object',
      properties: { ...writtenColumns(entity), ...togetherColumns(entity) },
    },
    ...(isCreated(entity)
      ? [
          {
            $id: `New${name}`,
            allOf: [ref(`${name}Input`)],
            ...(shared && { properties: placesOf(entity) }),
            required: neededColumns(entity),
            unevaluatedProperties: false,
          },
        ]
      : []),
  ]
}

/** The schemas of an entity: its row, what may be written of it, and how it is searched. */
export const entitySchemas = (entity: AnyEntity): SharedSchema[] => [
  ...rowSchemas(entity),
  ...(isWritten(entity) ? inputSchemas(entity) : []),
  ...searchSchemas(entity),
]
