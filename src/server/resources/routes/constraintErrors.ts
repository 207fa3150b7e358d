import { copiesIn, idColumn } from '#dsl/entities/facts.ts'
import { joinOf, placeName } from '#dsl/entities/places.ts'
import { clashAt, type Detail } from '#protocol/problem.ts'
import { foreignKeyName } from '#server/model/names.ts'
import { primaryKeyName } from '#server/model/sql.ts'
import type { UniquePlace } from '#server/model/uniquePlaces.ts'
import { databaseProblem } from '../../db/errors.ts'
import { HttpProblem, refused } from '../../errors.ts'
import { copySource } from '../catalogue/copySource.ts'
import type { Resource, Resources } from '../catalogue/resource.ts'
import { linesHolding, type Placing } from '../write/store/placings.ts'
import { columnsHeld } from '../write/store/uniqueKeys.ts'

/** Columns of a resource by which rows of another entity are changed, where they hold what its rule is about. */
const writtenThrough = (resource: Resource, { entity, rule }: UniquePlace): readonly string[] =>
  copiesIn(resource.entity).flatMap(([name, copy]) =>
    copy.writes && copySource(resource, copy) === entity && rule.columns.includes(copy.column) ? [name] : [],
  )

/**
 * A broken unique rule as a problem of the row written. A rule of the row's own entity is told under its columns; that of another entity
 * under the columns by which this row writes it, else under the link's column that points there.
 */
const takenDetail = (place: UniquePlace, resource: Resource, values: string): Detail => {
  const { entity, carried } = resource
  const { code } = place.rule
  const columns = columnsHeld(place)
  const [first] = values.match(/^\d+/) ?? []
  const where = place.institution !== undefined && first !== undefined && { institution: Number(first) }
  if (place.entity === entity.name) return { ...clashAt('taken', code, { columns }), ...where }
  const through = writtenThrough(resource, place)
  if (through.length > 0) return clashAt('taken', code, { columns: through })
  const via = carried.find((c) => c.keys.includes(place))
  return { ...clashAt('taken', code, { columns, entity: place.entity }, via?.row ?? 'id'), ...(via && where) }
}

/** The problem at the lines of a batch with these values. Where several have them, all after the first are duplicates of it. */
const onLines = (detail: Detail, lines: readonly number[]): readonly Detail[] => {
  const [line, ...others] = lines
  if (line === undefined) return [detail]
  return others.length === 0
    ? [{ ...detail, line }]
    : others.map((other) => ({ ...detail, reason: 'duplicate', line: other }))
}

/**
 * A broken rule of the database as the answer to a write of the resource, with the lines of a batch; any other error is given
 * back as it is.
 */
export const conflictOf = (
  error: unknown,
  resource: Resource,
  resources: Resources,
  placingsOf: () => readonly Placing[] | undefined = () => undefined,
): unknown => {
  const problem = databaseProblem(error)
  switch (problem?.kind) {
    case 'unique': {
      const numberedBy = idColumn(resource.entity)
      if (numberedBy && problem.constraint === primaryKeyName(resource.entity.name))
        return new HttpProblem(409, { details: [clashAt('taken', 409, { columns: [numberedBy] })] })
      const place = resources.places.get(problem.constraint)
      if (!place) return error
      const { answers } = place.rule
      const { values = '' } = problem
      return new HttpProblem(answers ? 400 : 409, {
        details: onLines(
          takenDetail(place, resource, values),
          linesHolding(placingsOf() ?? [], place, values),
        ),
        exactly: answers,
      })
    }
    case 'foreignKey': {
      const column = foreignColumn(problem.constraint, resource, resources)
      return column ? refused([{ column, code: 406, reason: 'notFound' }]) : error
    }
    default:
      return error
  }
}

/** The relation column behind a foreign key; institutions of a shared row are those of its link table. */
const foreignColumn = (constraint: string, { entity, columns }: Resource, resources: Resources) => {
  const own = columns.find((c) => foreignKeyName(entity.name, c.name) === constraint)
  if (own) return own.name
  const join = joinOf(entity)
  const isOfJoin =
    join && resources.of(join.link).columns.some(({ name }) => foreignKeyName(join.link, name) === constraint)
  return isOfJoin ? placeName(entity) : undefined
}
