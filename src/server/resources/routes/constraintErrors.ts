import { copiesIn, idColumn } from '#dsl/entities/facts.ts'
import { joinOf, placeName } from '#dsl/entities/places.ts'
import type { Detail } from '#protocol/problem.ts'
import { foreignKeyName } from '#server/model/names.ts'
import { primaryKeyName } from '#server/model/sql.ts'
import type { UniquePlace } from '#server/model/uniquePlaces.ts'
import { databaseProblem } from '../../db/errors.ts'
import { HttpProblem, refused } from '../../errors.ts'
import { copySource } from '../catalogue/copySource.ts'
import type { Resource, Resources } from '../catalogue/resource.ts'

/** Columns of a resource by which rows of another entity are changed, where they hold what its rule is about. */
const writtenThrough = (resource: Resource, { entity, rule }: UniquePlace): readonly string[] =>
  copiesIn(resource.entity).flatMap(([name, copy]) =>
    copy.writes && copySource(resource, copy) === entity && rule.columns.includes(copy.column) ? [name] : [],
  )

/**
 * What a unique rule says when it is broken: under its columns, or where another's rule it is, under those that repeat them,
 * or the link's.
 */
const takenDetails = (place: UniquePlace, resource: Resource): Detail[] => {
  const { entity, carried } = resource
  const { rule } = place
  const through = writtenThrough(resource, place)
  const via = carried.find((c) => c.keys.includes(place))
  const own = rule.columns.length > 0 ? rule.columns : [place.institution ?? 'id']
  const other = through.length > 0 ? through : ['id']
  const columns = via ? [via.row] : place.entity === entity.name ? own : other
  return columns.map((column) => ({ column, code: rule.code, reason: 'taken' }))
}

/** A broken rule of the database as the answer to a write of the resource; any other error is given back as it is. */
export const conflictOf = (error: unknown, resource: Resource, resources: Resources): unknown => {
  const problem = databaseProblem(error)
  switch (problem?.kind) {
    case 'unique': {
      const numberedBy = idColumn(resource.entity)
      if (numberedBy && problem.constraint === primaryKeyName(resource.entity.name))
        return new HttpProblem(409, { details: [{ column: numberedBy, code: 409, reason: 'taken' }] })
      const place = resources.places.get(problem.constraint)
      if (!place) return error
      const { answers } = place.rule
      return new HttpProblem(answers ? 400 : 409, {
        details: takenDetails(place, resource),
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
