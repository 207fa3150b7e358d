import type { AnyEntity } from '../entities/entity.ts'
import { stampsIn } from '../entities/facts.ts'
import { inheritsBy, joinOf, placeColumn } from '../entities/places.ts'
import { SchemaError } from '../schemaError.ts'

export type Entities = ReadonlyMap<string, AnyEntity>

const reserved = ['id', 'version', 'search']

/** Refuses names of nothing, and names that are the server's own. */
export const checkNames = (e: AnyEntity, entities: Entities): void => {
  const columns = e.columns
  const join = joinOf(e)
  const named = join ? [join.link] : []
  for (const [name, { facts }] of Object.entries(columns)) {
    if (reserved.includes(name))
      throw new SchemaError(
        `${e.name}.${name}: every row has one by itself; leave it out, or name it otherwise`,
      )
    if (facts.entity) named.push(facts.entity)
    if (facts.through) named.push(facts.through.entity)
    if (facts.by && !(facts.by.column in columns))
      throw new SchemaError(`${e.name}.${name} goes by ${facts.by.column}, which is no column`)
  }
  const by = inheritsBy(e)
  if (by !== undefined && !columns[by]?.facts.entity)
    throw new SchemaError(`${e.name} is inInstitutionOf('${by}'), which is no relation of it`)
  const place = placeColumn(e)
  if (place !== undefined && inheritsBy(e) === undefined && e.derived[place])
    throw new SchemaError(`${e.name}: where ${place} is another row's, it is inInstitutionOf it`)
  for (const name of named)
    if (!entities.has(name)) throw new SchemaError(`${e.name} names ${name}, which is no entity`)
  const { column, after = column, beside = column } = e.label
  for (const name of [column, after, beside, ...e.search, ...e.indexes])
    if (!(name in columns)) throw new SchemaError(`${e.name} names ${name}, which is no column of it`)
  for (const [name, stamp] of stampsIn(e))
    if (!(name in columns) || ('when' in stamp && !(stamp.when in columns)))
      throw new SchemaError(`${e.name}.${name} is written by the server, or after another, and is no column`)
}
