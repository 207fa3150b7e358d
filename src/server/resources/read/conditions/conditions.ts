import type { JsonSchema } from '#dsl/columns/kind.ts'
import type { Reach } from '#engine/access/places.ts'
import { isBlank } from '#engine/blank.ts'
import { isBackward } from '#engine/listing/isBackward.ts'
import { soughtIn } from '#engine/search.ts'
import { columnSchema } from '#engine/validation/shape.ts'
import type { Among, Between, Containing, Other } from '#protocol/list.ts'
import { idsIn } from '#protocol/row.ts'
import { isStorable } from '../../../db/storable.ts'
import { malformed } from '../../../errors.ts'
import { compile } from '../../catalogue/ajv.ts'
import { idSchema } from '../../catalogue/ids.ts'
import type { Bindings } from '../../catalogue/statement.ts'
import type { ListTable, StoredColumn } from '../../catalogue/storedColumn.ts'
import { foldedColumn, likePattern } from './search.ts'
import { writtenAs } from './writtenAs.ts'

/** One statement is not given more values than this for one column. */
export const VALUES_MAX = 1000

/** `own` is the column, or what stands in its place for the person who asks. */
export type Condition = (
  value: unknown,
  own: () => string,
  bindings: Bindings,
  now: Date,
  visible: Reach,
) => string[]

const shapeOf = (properties: Readonly<Record<string, JsonSchema>>, more: object) =>
  ({ type: 'object', properties, additionalProperties: false, ...more }) as const
const isOther = compile<Other>(shapeOf({ not: {} }, { required: ['not'] }))
const isAmong = compile<Among>(
  shapeOf({ any: { type: 'array', minItems: 1, maxItems: VALUES_MAX } }, { required: ['any'] }),
)
const isBetween = compile<Between>(shapeOf({ from: {}, to: {} }, { minProperties: 1 }))
const areIds = compile<number[]>({ type: 'array', items: idSchema })
const isContaining = compile<Containing>(
  shapeOf({ contains: { type: 'string', maxLength: 255 } }, { required: ['contains'] }),
)

/**
 * What a query asks of a column: a value, several, none, `{ not }`; `{ any }` of a list, `{ from, to }` or `{ contains }`
 * where its kind has an order or words.
 * @throws HttpProblem 400 for a value of the wrong shape.
 */
export const isValued = (column: StoredColumn): Condition => {
  const condition = equals(column)
  const between = isWithin(column)
  return (value, own, bindings, now, visible) => {
    if (isOther(value)) {
      const kept = condition(value.not, own, bindings, now, visible)
      return [`not coalesce(${kept.join(' and ')}, false)`]
    }
    if (isAmong(value)) return [holdsAny(column, value, own, bindings, visible)]
    if (isBetween(value)) return between(value, own, bindings)
    if (isContaining(value)) return hasWords(column, value, own, bindings)
    return condition(value, own, bindings, now, visible)
  }
}

/** A value, several of them, or null, also among several, for rows that have none. */
const equals = ({ name, type, column, list }: StoredColumn): Condition => {
  const isValue = compile(column ? columnSchema(column) : idSchema)
  const fits = (value: unknown): boolean =>
    isValue(value) && (column?.kind.check === undefined || isBlank(value) || !column.kind.check(value))
  return (value, own, bindings, _, visible) => {
    if (list) {
      if (value !== null && !fits(value)) throw malformed(name, 'wrongType')
      return [inList(list, value === null ? null : idsIn(value), bindings, visible)]
    }
    if (value === null) return [`${own()} is null`]
    if (type === 'jsonb') {
      if (!fits(value)) throw malformed(name, 'wrongType')
      return [`${own()} @> ${bindings.bind(JSON.stringify(value), 'jsonb')}`]
    }
    const values = [value].flat().filter((one) => one !== null)
    if (values.length > VALUES_MAX || !values.every(fits)) throw malformed(name, 'wrongType')
    if (!Array.isArray(value)) return [`${own()} = ${bindings.bind(value, type)}`]
    const among = `${own()} = any(${bindings.bind(values, `${type}[]`)})`
    return [value.includes(null) ? `(${among} or ${own()} is null)` : among]
  }
}

/** The rows that a list is made of, in SQL. */
const rowsOf = ({ table, row, by, institution }: ListTable, bindings: Bindings, visible: Reach): string => {
  const within =
    institution && visible !== 'all' ? ` and l.${institution} = any(${bindings.bind(visible, 'int[]')})` : ''
  return `from ${table} l where l.${row} = t.${by}${within}`
}

/** The list holds one of the ids; among them null, for a list that holds none. */
const holdsAny = (
  { name, list, type }: StoredColumn,
  { any }: Among,
  own: () => string,
  bindings: Bindings,
  visible: Reach,
): string => {
  const ids = any.filter((one) => one !== null)
  if (type !== 'jsonb' || !areIds(ids)) throw malformed(name, 'wrongType')
  if (!list) {
    const one = `${own()} @> any(${bindings.bind(
      ids.map((id) => `[${id}]`),
      'text[]',
    )}::jsonb[])`
    return any.includes(null) ? `(${one} or ${own()} is null)` : one
  }
  const rows = rowsOf(list, bindings, visible)
  const held = `exists (select 1 ${rows} and l.${list.target} = any(${bindings.bind(ids, 'int[]')}))`
  return any.includes(null) ? `(${held} or not exists (select 1 ${rows}))` : held
}

/** The list holds all of the ids; for null, none at all. */
const inList = (
  list: ListTable,
  ids: readonly number[] | null,
  bindings: Bindings,
  visible: Reach,
): string => {
  const { target } = list
  const rows = rowsOf(list, bindings, visible)
  if (ids === null) return `not exists (select 1 ${rows})`
  const wanted = bindings.bind(ids, 'int[]')
  return `(select count(distinct l.${target}) ${rows} and l.${target} = any(${wanted})) = cardinality(${wanted})`
}

/** From one value to another, both among them; of times of day also past midnight. */
const isWithin = ({ name, type, column, sort }: StoredColumn) => {
  const { kind } = column ?? {}
  const isOrdered = kind?.filter === 'range' || kind?.filter === 'days'
  const isBound = kind && isOrdered ? compile(kind.json) : () => false
  return ({ from, to }: Between, own: () => string, bindings: Bindings): string[] => {
    const bounds = [
      ['>=', from],
      ['<=', to],
    ] as const
    const given = bounds.filter(([, bound]) => bound !== undefined && bound !== null)
    if (given.length === 0 || !given.every(([, bound]) => isBound(bound) && !kind?.check?.(bound)))
      throw malformed(name, 'wrongType')
    const within = given.map(([sign, bound]) => `${sort(own())} ${sign} ${bindings.bind(bound, type)}`)
    return kind?.pastMidnight && given.length === 2 && isBackward(from, to)
      ? [`(${within.join(' or ')})`]
      : within
  }
}

/** As the search box finds them, in this column alone. */
const hasWords = (
  column: StoredColumn,
  { contains }: Containing,
  own: () => string,
  bindings: Bindings,
): string[] => {
  if (column.column?.kind.filter !== 'words') throw malformed(column.name, 'wrongType')
  if (!isStorable(contains)) throw malformed(column.name, 'wrongFormat')
  const sought = soughtIn(contains)
  if (sought.length === 0) return []
  const folded = foldedColumn(column, own())
  const holds = (text: string) => `${folded} like ${bindings.bind(likePattern(text), 'text')}`
  return sought.map((part) => `(${writtenAs(part, [column]).map(holds).join(' or ')})`)
}
