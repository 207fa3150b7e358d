import type { SqlType } from '../columns/kind.ts'
import type { AnyEntity } from '../entities/entity.ts'
import { isShared, placeColumn } from '../entities/places.ts'
import type { Related } from '../entities/related.ts'
import { SchemaError } from '../schemaError.ts'
import type { Confirmation } from '../tables/confirmation.ts'
import type { AnyTable } from '../tables/table.ts'
import type { Entities } from './names.ts'

/** Types of the database that 'now' and a year ahead can be compared with. */
const dated: readonly unknown[] = ['date', 'timestamptz'] satisfies readonly SqlType[]

/** Refuses rows that do not point at one of `of`, or that are sought in institutions and times which they do not say. */
export const checkRelated = (
  who: string,
  of: AnyEntity,
  { entity, by, institution, window }: Related,
  entities: Entities,
): void => {
  const related = entities.get(entity)
  const columns = related?.columns ?? {}
  if (columns[by]?.facts.entity !== of.name)
    throw new SchemaError(`${who} ${entity}.${by}, which does not point at it`)
  const place = related && placeColumn(related)
  if (place !== institution)
    throw new SchemaError(
      `${who} rows of ${entity} in ${institution}: ${place ? `they are in institution: '${place}'` : 'they are in no institution of their own'}`,
    )
  if (window && !dated.includes(columns[window.column]?.kind.sql))
    throw new SchemaError(
      `${who} rows of ${entity} ahead by ${window.column}, which is no date() and no instant()`,
    )
}

const askedBy = ({ confirm, create }: AnyTable): readonly Confirmation[] => {
  const becoming = Object.values(confirm.becomes ?? {}).flatMap((one) => [one?.true, one?.false])
  const attaching = create.by === 'lines' ? create.attachesKnown?.asks : undefined
  return [confirm.update, confirm.remove, ...becoming, attaching].filter((one) => one !== undefined)
}

/** Refuses questions that count rows which do not point at the one asked about, and groups that gather no institutions. */
export const checkQuestions = (table: AnyTable, entities: Entities): void => {
  for (const { name, counts, throughout } of askedBy(table)) {
    const of = table.source?.of ?? table.entity
    if (counts) checkRelated(`${table.name}: ${name} counts`, of, counts, entities)
    const gathered = throughout && entities.get(throughout.entity)
    if (throughout && !(gathered && isShared(gathered)))
      throw new SchemaError(
        `${table.name}: ${name} is asked throughout ${throughout.entity}, and no institutions share one`,
      )
  }
}
