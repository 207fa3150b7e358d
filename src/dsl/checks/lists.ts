import type { Through } from '../columns/column.ts'
import { type AnyEntity, storedColumns } from '../entities/entity.ts'
import { copyInto, uniqueRules } from '../entities/facts.ts'
import { joinOf, placeColumn } from '../entities/places.ts'
import { SchemaError } from '../schemaError.ts'
import type { Entities } from './names.ts'
import { isDemanded } from './values.ts'

/** Refuses lists kept in a join entity that could not be read or written by it. */
export const checkLists = (e: AnyEntity, entities: Entities): void => {
  const stored = new Set(storedColumns(e).map(([name]) => name))
  for (const [name, { facts, options }] of Object.entries(e.columns)) {
    if (!facts.through) continue
    const wrong =
      wrongOptions(options) ??
      wrongCopy(e, name, facts.through) ??
      wrongLink(
        facts.through.by === undefined ? e.name : e.columns[facts.through.by]?.facts.entity,
        facts.entity,
        facts.through,
        entities.get(facts.through.entity),
      ) ??
      wrongActive(e, facts.through, entities)
    if (wrong) throw new SchemaError(`${e.name}.${name}: ${wrong}`)
  }
  const used = [
    e.label.column,
    ...e.search,
    ...e.indexes,
    ...uniqueRules(e).flatMap((rule) => rule.columns),
    ...Object.keys(e.derived).filter((name) => e.columns[name]?.facts.through?.by === undefined),
  ]
  for (const name of used)
    if (name in e.columns && !stored.has(name))
      throw new SchemaError(
        `${e.name}.${name} stands in another table: it cannot be sought, sorted or computed`,
      )
}

const wrongOptions = (options: Readonly<Record<string, unknown>>): string | undefined => {
  const option = ['default', 'backfill', 'renamedFrom', 'secret'].find((name) => options[name] !== undefined)
  return option && `a list kept in another table has no ${option}`
}

/** The list of another row stands in no table of its own: it is told and written by the row that it is of. */
const wrongCopy = (of: AnyEntity, name: string, { by }: Through): string | undefined =>
  by === undefined || copyInto(of, name)?.relation === by ? undefined : `it must repeat the row in ${by}`

const wrongActive = (
  of: AnyEntity,
  { active, institution }: Through,
  entities: Entities,
): string | undefined => {
  if (active === undefined) return undefined
  const join = entities.get(joinOf(of)?.link ?? '')
  const isYesOrNo = join?.columns[active]?.kind.sql === 'boolean'
  return isYesOrNo && institution !== undefined
    ? undefined
    : `${active} is no yes or no of what ties the row to the institutions of its list`
}

const wrongLink = (
  own: string | undefined,
  target: string | undefined,
  through: Through,
  link: AnyEntity | undefined,
): string | undefined => {
  if (!link) return `${through.entity} is no entity`
  const columns = link.columns
  const pointsAt = (name: string, entity: string | undefined) => columns[name]?.facts.entity === entity
  if (!pointsAt(through.row, own)) return `${link.name}.${through.row} does not point at ${own}`
  if (!pointsAt(through.target, target)) return `${link.name}.${through.target} does not point at ${target}`
  if (through.institution !== undefined && placeColumn(link) !== through.institution)
    return `rows of ${link.name} are not in ${through.institution}`
  const both = [through.row, through.target].sort().join()
  const within = through.institution === undefined ? 'everything' : 'institution'
  if (!uniqueRules(link).some((rule) => [...rule.columns].sort().join() === both && rule.within === within))
    return `${link.name} must be unique by ${both}, within ${within}`
  const filled: readonly (string | undefined)[] = [through.row, through.target, through.institution]
  const unfilled = Object.entries(columns).find(
    ([name, column]) => !filled.includes(name) && isDemanded(column) && link.derived[name] === undefined,
  )
  return unfilled && `${link.name}.${unfilled[0]} is required, and the list has nothing for it`
}
