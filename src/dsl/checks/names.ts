import type { Columns } from '../columns/column.ts'
import type { AnyEntity } from '../entities/entity.ts'
import { stampsIn } from '../entities/facts.ts'
import { SchemaError } from '../problem.ts'

export type Entities = ReadonlyMap<string, AnyEntity>

const reserved = ['id', 'version', 'search']

/** Refuses names of nothing, and names that are the server's own. */
export const checkNames = (e: AnyEntity, entities: Entities): void => {
  const columns = e.columns as Columns
  const named = e.belongs.to === 'institutions' ? [e.belongs.link] : []
  for (const [name, { facts }] of Object.entries(columns)) {
    if (reserved.includes(name)) throw new SchemaError(`${e.name}.${name}: the name is the server's`)
    if (facts.entity) named.push(facts.entity)
    if (facts.through) named.push(facts.through.entity)
    if (facts.by && !(facts.by.column in columns))
      throw new SchemaError(`${e.name}.${name} goes by ${facts.by.column}, which is no column`)
  }
  const { belongs } = e
  if (belongs.to === 'institution' && !belongs.by && e.derived[belongs.column])
    throw new SchemaError(`${e.name}: where ${belongs.column} is another row's, it is inInstitutionOf it`)
  for (const name of named)
    if (!entities.has(name)) throw new SchemaError(`${e.name} names ${name}, which is no entity`)
  for (const name of [e.label.column, ...(e.label.after ? [e.label.after] : []), ...e.search, ...e.indexes])
    if (!(name in columns)) throw new SchemaError(`${e.name} names ${name}, which is no column of it`)
  for (const [name, stamp] of stampsIn(e))
    if (!(name in columns) || ('when' in stamp && !(stamp.when in columns)))
      throw new SchemaError(`${e.name}.${name} is written by the server, or after another, and is no column`)
}
