import type { Catalogue } from '#dsl/catalogue.ts'
import { type AnyEntity, writableColumns } from '#dsl/entities/entity.ts'
import { isPlaced, isShared, placeColumn, placeName } from '#dsl/entities/places.ts'
import { exampleRow } from '#engine/examples.ts'
import type { ListRequest } from '#protocol/list.ts'
import { resourceEndpoint } from '#protocol/resource.ts'
import { pathOf } from '#protocol/services.ts'
import { isCreated } from './entitySchemas.ts'

/** Examples of a request body by name (OpenAPI 3.1, Example Object). */
type Examples = Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>

/** A row as a client would write it: what is optional and empty is left out. */
const exampleInput = (entity: AnyEntity): Record<string, unknown> => {
  const row = exampleRow(entity, 0, () => [1])
  return Object.fromEntries(
    writableColumns(entity).flatMap(([name]) =>
      row[name] === null || row[name] === undefined ? [] : [[name, row[name]]],
    ),
  )
}

const exampleSearch = (entity: AnyEntity): string =>
  JSON.stringify({
    query: { [placeName(entity)]: [1] },
    text: { value: 'm', columns: entity.search },
    orderby: [{ columnName: entity.label.column, orientation: 'asc' }],
    limit: 30,
  } satisfies ListRequest)

/** Where and how the calls of one entity are shown. */
const examplesOf = (entity: AnyEntity): Readonly<Record<string, Examples>> => {
  const path = pathOf(resourceEndpoint(entity.wire))
  const row = exampleInput(entity)
  const { [placeColumn(entity) ?? '']: _, ...line } = row
  const places = isShared(entity) && { institution: [1, 2] }
  return {
    [`post ${path}`]: {
      list: { summary: 'A page of the list', value: { search: exampleSearch(entity) } },
      create: { summary: 'A new row', value: { ...row, ...places } },
    },
    [`put ${path}/{id}`]: {
      update: { summary: 'One column', value: { [entity.label.column]: row[entity.label.column] } },
    },
    [`post ${path}/upsert-batch`]: {
      upsert: {
        summary: 'A new row and one that is there, in one institution',
        value: { batch: [line, { id: 7, ...line }], IDInstitution: 1 },
      },
      create: { summary: 'A row in several institutions', value: { batch: [line], institutions: [1, 2] } },
    },
  }
}

/**
 * Examples of two resources stand for all: one with shared rows, one without. Each is the last entity that has a search and
 * is written through its resource, not through a service.
 */
export const examples = ({ entities }: Catalogue): Readonly<Record<string, Examples>> => {
  const shown = (shares: boolean) =>
    [...entities.values()].findLast(
      (one) =>
        isPlaced(one) && isShared(one) === shares && one.search.length > 0 && !one.source && isCreated(one),
    )
  return Object.assign(
    {},
    ...[false, true].map((shares) => {
      const entity = shown(shares)
      return entity ? examplesOf(entity) : {}
    }),
  )
}
