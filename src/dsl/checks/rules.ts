import type { AnyEntity } from '../entities/entity.ts'
import {
  checksOf,
  computedRules,
  groupingsOf,
  idColumn,
  limitsOf,
  locatedIn,
  uniqueRules,
} from '../entities/facts.ts'
import { isPlaced } from '../entities/places.ts'
import { saidUnique } from '../entities/ruleNames.ts'
import { SchemaError } from '../schemaError.ts'
import type { Entities } from './names.ts'

/**
 * Refuses rules over columns that are not there; limits and groups whose relations are not linked by the column named; and
 * a row that has the id of a column which may change.
 */
export const checkRules = (e: AnyEntity, entities: Entities): void => {
  const columns = e.columns
  const demand = (who: string, names: readonly string[]): void => {
    const missing = names.find((name) => !(name in columns))
    if (missing !== undefined) throw new SchemaError(`${e.name}: ${who} names ${missing}, which is no column`)
  }
  for (const rule of uniqueRules(e)) demand('a unique rule', rule.columns)
  checkUnique(e)
  for (const { check, reads, on } of checksOf(e)) demand(check, [...reads, on])
  for (const { rule, address, country = [], postalCode = [], lat, lng, precision } of locatedIn(e)) {
    demand(rule, [address, country, postalCode, lat, lng, precision].flat())
    const other = [lat, lng].find((name) => columns[name]?.kind.json.type !== 'number')
    if (other !== undefined) throw new SchemaError(`${e.name}: ${other} holds degrees, and is no number`)
  }
  for (const [name, { reads }] of computedRules(e)) demand(`${name}, which is computed,`, reads)
  const linked = [
    ...limitsOf(e).map(({ parent, child, by }) => ({ first: parent, second: child, by })),
    ...groupingsOf(e).map(({ groups, members, by }) => ({ first: groups, second: members, by })),
  ]
  for (const { first, second, by } of linked) {
    const target = columns[first]?.facts.entity
    const other = entities.get(columns[second]?.facts.entity ?? '')?.columns
    if (target === undefined || other?.[by]?.facts.entity !== target)
      throw new SchemaError(
        `${e.name}: ${second} is not linked with ${first} by ${by}: what ${second} points at has no such relation; name the column that is limited, or grouped, first, and by a third word the relation where it is not called ${first}`,
      )
  }
  const id = idColumn(e)
  const number = id === undefined ? undefined : columns[id]
  if (number && (number.facts.entity === undefined || number.kind.counted))
    throw new SchemaError(`${e.name} has the id of ${id}, which points at no row`)
  if (id !== undefined && !(number?.options.required && number.options.edit === 'onCreate'))
    throw new SchemaError(`${e.name} has the id of ${id}, which may be missing or change`)
}

/** Refuses what is unique in no institution, by nothing, or by the same columns twice. */
const checkUnique = (e: AnyEntity): void => {
  const rules = uniqueRules(e)
  if (rules.some(({ within }) => within === 'institution') && !isPlaced(e))
    throw new SchemaError(
      `${e.name}: its rows are in no institution, and one rule is for each: say unique(…), or where the rows belong`,
    )
  if (rules.some(({ within, columns }) => within === 'everything' && columns.length === 0))
    throw new SchemaError(`${e.name}: a unique rule names no column`)
  const said = rules.map(({ within, columns }) => [within, ...columns.toSorted()].join())
  const twice = rules.find((_, i) => said.indexOf(said[i] ?? '') < i)
  if (twice)
    throw new SchemaError(
      `${e.name}: ${saidUnique(twice)} is of the same columns as a rule before it: take one away`,
    )
}
