import type { CatalogueParts } from '../catalogue.ts'
import { criteriaOf } from '../columns/column.ts'
import { type Criterion, partsOf } from '../criterion.ts'
import type { AnyEntity } from '../entities/entity.ts'
import { isInstitution } from '../entities/places.ts'
import { type Declared, SchemaError } from '../schemaError.ts'

interface Named extends Declared {
  readonly is: string
}

const namedIn = (criterion: Criterion | undefined): Named[] => {
  if (!criterion) return []
  const inner = partsOf(criterion).flatMap(namedIn)
  return criterion.is === 'named'
    ? [{ word: 'criterion', name: criterion.name, is: JSON.stringify(criterion.of) }, ...inner]
    : inner
}

/** Rights and selections are by the id of an institution: those of two entities would stand for each other. */
const checkInstitutions = (entities: Iterable<AnyEntity>): void => {
  const [first, second] = [...entities].filter(isInstitution)
  if (first && second)
    throw new SchemaError(
      `${second.name}: its rows are institutions, and so are those of ${first.name}; one entity belongs to itself`,
      { word: 'entity', name: second.name },
    )
}

/** One former name for two entities, or for one that is there besides: the rows that are there would be either's. */
const checkFormerNames = (entities: Iterable<AnyEntity>): void => {
  const all = [...entities]
  const wrong = all.find(
    ({ name, renamedFrom }) =>
      renamedFrom !== undefined &&
      all.some(
        (other) => other.name === renamedFrom || (other.name !== name && other.renamedFrom === renamedFrom),
      ),
  )
  if (wrong)
    throw new SchemaError(
      `${wrong.name} is renamed from ${wrong.renamedFrom}, which another entity is called, or was: take one away`,
      { word: 'entity', name: wrong.name },
    )
}

/** Refuses two kinds of institutions; one name for two criteria or two enumerations: their labels stand under the name; and values told twice. */
export const checkDuplicates = (parts: CatalogueParts, entities: Iterable<AnyEntity>): void => {
  checkInstitutions(entities)
  checkFormerNames(entities)
  const columns = [...entities].flatMap((e) => Object.values(e.columns))
  const all: Named[] = [
    ...[...columns.flatMap(criteriaOf), ...parts.tables.map((t) => t.show)].flatMap(namedIn),
    ...columns.flatMap(({ facts: { enumeration } }) =>
      enumeration
        ? [
            {
              word: 'enumeration' as const,
              name: enumeration.name,
              is: JSON.stringify(enumeration.values),
            },
          ]
        : [],
    ),
  ]
  for (const { facts } of columns) {
    const { name, values = [], open } = facts.enumeration ?? {}
    if (name !== undefined && open && values.some((value) => typeof value !== 'number'))
      throw new SchemaError(`enumeration ${name} is open, which only one of numbers can be`, {
        word: 'enumeration',
        name,
      })
    if (name !== undefined && values.length === 0)
      throw new SchemaError(`enumeration ${name} has no values`, { word: 'enumeration', name })
    const twice = values.find((value, i) => values.indexOf(value) < i)
    if (name !== undefined && twice !== undefined)
      throw new SchemaError(`enumeration ${name} has ${twice} twice`, { word: 'enumeration', name })
  }
  const known = new Map<string, string>()
  for (const { word, name, is } of all) {
    const said = `${word} ${name}`
    if ((known.get(said) ?? is) !== is)
      throw new SchemaError(`${said} is two different things: rename one`, { word, name })
    known.set(said, is)
  }
}
