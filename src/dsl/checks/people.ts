import type { AnyEntity } from '../entities/entity.ts'
import { madeStamps } from '../entities/facts.ts'
import { SchemaError } from '../schemaError.ts'
import type { Entities } from './names.ts'

/** Columns of an entity, or its `id`, that name a person: whose own its rows are, who made them, is written to and signed out. */
const personColumns = (e: AnyEntity): readonly string[] => [
  ...e.grants.flatMap(({ own }) => own ?? []),
  ...madeStamps(e).flatMap(([name, { stamp }]) => (stamp === 'caller' ? name : [])),
  ...e.on.flatMap(({ effects }) => effects.flatMap((one) => ('person' in one ? one.person : []))),
]

/**
 * Refuses columns that name a person and point at no row, and such as point at rows of different entities: an id of a job would
 * stand for the person of that id.
 */
export const checkPeople = (entities: Entities): void => {
  const named = [...entities.values()].flatMap((e) =>
    personColumns(e).map((column) => ({
      of: { word: 'entity', name: e.name } as const,
      column: `${e.name}.${column}`,
      entity: column === 'id' ? e.name : e.columns[column]?.facts.entity,
    })),
  )
  for (const { of, column, entity } of named)
    if (entity === undefined) throw new SchemaError(`${column} names a person, and points at none`, of)
  const [first] = named
  const other = named.find(({ entity }) => entity !== first?.entity)
  if (first && other)
    throw new SchemaError(
      `${first.column} and ${other.column} name persons, and one points at ${first.entity}, the other at ${other.entity}`,
      other.of,
    )
}
