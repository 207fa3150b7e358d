import type { CatalogueParts } from '../catalogue.ts'
import { criteriaOf } from '../columns/column.ts'
import type { Criterion } from '../criterion.ts'
import type { AnyEntity } from '../entities/entity.ts'
import { SchemaError } from '../schemaError.ts'

type Named = readonly [name: string, is: string]

const namedIn = (criterion: Criterion | undefined): Named[] => {
  if (!criterion) return []
  if (criterion.is === 'named')
    return [[`criterion ${criterion.name}`, JSON.stringify(criterion.of)], ...namedIn(criterion.of)]
  if (criterion.is === 'not') return namedIn(criterion.of)
  return criterion.is === 'all' || criterion.is === 'any' ? criterion.of.flatMap(namedIn) : []
}

/** Refuses one name for two criteria or two enumerations: their labels stand under the name. */
export const checkDuplicates = (parts: CatalogueParts, entities: Iterable<AnyEntity>): void => {
  const columns = [...entities].flatMap((e) => Object.values(e.columns))
  const all: Named[] = [
    ...[...columns.flatMap(criteriaOf), ...parts.tables.map((t) => t.show)].flatMap(namedIn),
    ...columns.flatMap(({ facts: { enumeration } }) =>
      enumeration ? [[`enumeration ${enumeration.name}`, JSON.stringify(enumeration.values)] as const] : [],
    ),
  ]
  const known = new Map<string, string>()
  for (const [name, is] of all) {
    if ((known.get(name) ?? is) !== is) throw new SchemaError(`${name} is two different things: rename one`)
    known.set(name, is)
  }
}
