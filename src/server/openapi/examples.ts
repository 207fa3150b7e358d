import type { Catalogue } from '#dsl/catalogue.ts'
import { type AnyEntity, writableColumns } from '#dsl/entities/entity.ts'
import { exampleRow } from '#engine/examples.ts'
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

const exampleSearch = ({ belongs, label, search }: AnyEntity): string =>
  JSON.stringify({
    query: { [belongs.to === 'institution' ? belongs.column : 'institution']: [1] },
    text: { value: 'm', columns: search },
    orderby: [{ columnName: label.column, orientation: 'asc' }],
    limit: 30,
  })

/** Where and how the calls of one entity are shown. */
const examplesOf = (entity: AnyEntity): Readonly<Record<string, Examples>> => {
  const { belongs, wire } = entity
  const path = `${wire.api === 'export' ? '/export-api' : '/api'}/v2/${wire.resource}`
  const row = exampleInput(entity)
  const { [belongs.to === 'institution' ? belongs.column : '']: _, ...line } = row
  const places = belongs.to === 'institutions' && { institution: [1, 2] }
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

/** Two resources show how all are called: of those with a search box the last whose rows are shared, and the last whose rows are not. */
export const examples = ({ entities }: Catalogue): Readonly<Record<string, Examples>> => {
  const shown = (to: AnyEntity['belongs']['to']) =>
    [...entities.values()].findLast((one) => one.belongs.to === to && one.search.length > 0 && isCreated(one))
  return Object.assign(
    {},
    ...(['institution', 'institutions'] as const).map((to) => {
      const entity = shown(to)
      return entity ? examplesOf(entity) : {}
    }),
  )
}
