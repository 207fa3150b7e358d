import type { Catalogue } from '#dsl/catalogue.ts'
import type { JsonSchema } from '#dsl/columns/kind.ts'
import { type AnyEntity, writableColumns } from '#dsl/entities/entity.ts'
import { copyInto, madeStamps } from '#dsl/entities/facts.ts'
import { isShared, placeName } from '#dsl/entities/places.ts'
import { answeredColumns } from '#server/openapi/columns.ts'
import { isCreated } from '#server/openapi/entitySchemas.ts'
import type { Samples } from './samples.ts'

/** A request of a table and what it is answered with. */
export interface CallExample {
  readonly status: 200 | 201
  readonly body: unknown
  readonly answer: unknown
}

const here = { institution: [1, 2] }

/** What a client writes of a new row: what is empty is left out. */
const newRow = (samples: Samples, entity: AnyEntity): Readonly<Record<string, unknown>> => {
  const row = samples(entity)
  const filled = writableColumns(entity).flatMap(([name]) =>
    row[name] === null || row[name] === undefined ? [] : [[name, row[name]] as const],
  )
  return { ...Object.fromEntries(filled), ...(isShared(entity) && here) }
}

type Entities = Catalogue['entities']

const NAME_OF_ITS_OWN = '0b7e1c52-6f4d-4f0a-9a53-2d8c41e7b6f9'

/** What the server writes by itself into a new row: what it repeats of the row pointed at, who made the row, when, under which name. */
const keptValue = (samples: Samples, entities: Entities, entity: AnyEntity, name: string): unknown => {
  const copy = copyInto(entity, name)
  if (copy) {
    const target = entities.get(entity.columns[copy.relation]?.facts.entity ?? '')
    return target && samples(target)[copy.column]
  }
  const stamp = madeStamps(entity).find(([column]) => column === name)?.[1].stamp
  return stamp === 'uuid' ? NAME_OF_ITS_OWN : stamp && entity.columns[name]?.kind.example(0)
}

/** The row as it is answered: with what the server computes, copies and keeps. */
const answeredRow = (
  samples: Samples,
  entities: Entities,
  entity: AnyEntity,
): Readonly<Record<string, unknown>> => {
  const row = samples(entity)
  const columns = Object.entries(answeredColumns(entity)).map(([name, schema]) => [
    name,
    row[name] ??
      keptValue(samples, entities, entity, name) ??
      standing(schema, entity.columns[name]?.kind.example(0)),
  ])
  return { id: 7, version: 1, ...Object.fromEntries(columns), ...(isShared(entity) && here) }
}

/** Where nobody has entered anything: nothing, as far as the answer may say so. */
const standing = ({ type }: JsonSchema, example: unknown): unknown => {
  const types = [type].flat()
  if (types.includes('null')) return null
  return types.includes('array') ? [] : (example ?? true)
}

const search = (entity: AnyEntity): string =>
  JSON.stringify({
    query: { [placeName(entity)]: [1] },
    orderby: [{ columnName: entity.label.column, orientation: 'asc' }],
    limit: 30,
  })

/** Making a row, or asking for the list where nobody makes rows. */
export const callExample = (samples: Samples, entities: Entities, entity: AnyEntity): CallExample =>
  isCreated(entity)
    ? { status: 201, body: newRow(samples, entity), answer: { data: answeredRow(samples, entities, entity) } }
    : {
        status: 200,
        body: { search: search(entity) },
        answer: { data: [answeredRow(samples, entities, entity)], count: 1 },
      }
