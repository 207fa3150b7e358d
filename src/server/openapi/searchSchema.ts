import type { AnyEntity } from '#dsl/entities/entity.ts'
import { isCommon, isShared, placeName } from '#dsl/entities/places.ts'
import { pascal, ref } from './names.ts'
import type { SharedSchema } from './sharedSchemas.ts'

/** The name by which a query names institutions, where it is no column. */
const placeOf = (entity: AnyEntity): readonly string[] =>
  isShared(entity) ? [placeName(entity), ...(entity.wire.places ?? [])] : []

/** Names that only queries have. */
const named = (entity: AnyEntity) => {
  const names = [...(isCommon(entity) ? [placeName(entity)] : []), ...Object.keys(entity.wire.queries ?? {})]
  return names.length > 0 ? [{ enum: names }] : []
}

/** `rangeBeginAt`: said here, since a reference to it is longer. */
const rangeName = { pattern: '^range[A-Z]' }

/** What `search` holds, as JSON, of a list of the entity: `Search` with the names that it may select, filter and order by. */
export const searchSchemas = (entity: AnyEntity): SharedSchema[] => {
  const name = pascal(entity.name)
  const readable = Object.entries(entity.columns).filter(([, { options }]) => !options.secret)
  const names = ['id', 'version', ...readable.map(([column]) => column), ...placeOf(entity)]
  const column = ref(`${name}Column`)
  return [
    { $id: `${name}Column`, type: 'string', enum: names },
    {
      $id: `${name}Search`,
      allOf: [ref('Search')],
      properties: {
        select: { type: 'array', items: column },
        orderby: { items: { properties: { columnName: column } } },
        query: { propertyNames: { anyOf: [column, rangeName, ...named(entity)] } },
        ...(entity.search.length > 0 && {
          text: { properties: { columns: { type: 'array', items: { enum: entity.search } } } },
        }),
      },
    },
  ]
}
