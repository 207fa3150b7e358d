import { type AnyEntity, writableColumns } from '#dsl/entities/entity.ts'
import { computedRules, copiesIn, madeStamps } from '#dsl/entities/facts.ts'
import { placeName } from '#dsl/entities/places.ts'
import { remembered } from '#dsl/remembered.ts'
import { blankToNull } from '#engine/blank.ts'
import { rowSchema, type Shape, shapeOf } from '#engine/validation/shape.ts'
import { MOST_DETAILS } from '#protocol/limits.ts'
import type { Detail } from '#protocol/problem.ts'
import { unfolded } from '#protocol/resource.ts'
import { isObject, type Values } from '#protocol/row.ts'
import { HttpProblem, malformed } from '../../errors.ts'
import { compile } from '../catalogue/ajv.ts'
import type { Resource } from '../catalogue/resource.ts'

/** A row as a client sent it: the columns it may write, and what it thinks the computed ones are. */
export interface Submitted {
  readonly values: Values
  readonly claimed: Values
  /** Columns that were given by the name of one derived from them: what is wrong with them is told under that name. */
  readonly givenAs?: Readonly<Record<string, string>>
  /** What the server itself writes besides: columns that are no client's to write. */
  readonly kept?: Values
}

export interface BodyReader {
  readonly shape: Shape
  /**
   * Tells what no row can have: unknown columns, and objects or lists where a single value stands. Anything else is told with the rest of what is
   * wrong with the row, as in the browser.
   */
  read(row: Values): { readonly submitted: Submitted; readonly problems: readonly Detail[] }
}

/** The one reader of a resource: what it compiles is compiled once. */
export const readerOf = remembered((resource: Resource): BodyReader => bodyReader(resource))

/** Reads the rows of an entity out of bodies. Strict: no name is dropped and no value is made into another. */
const bodyReader = ({ entity, inherits }: Resource): BodyReader => {
  const shape = shapeOf(compile(rowSchema(entity)), entity)
  const writable = new Map(writableColumns(entity))
  const isKept = ([name, value]: [string, unknown]) => value === '' && writable.get(name)?.options.secret
  const computed = new Set(
    [...computedRules(entity), ...copiesIn(entity), ...madeStamps(entity)].map(([name]) => name),
  )
  // Which institution a row is in is no client's to claim where another row says it.
  if (inherits) computed.delete(placeName(entity))
  return {
    shape,
    read: (said) => {
      const { columns: row, wrong } = unfolded(entity.wire, said)
      // A secret field left empty keeps what is set; null empties it.
      const told = Object.fromEntries(Object.entries(row).filter((entry) => !isKept(entry)))
      const { row: given, givenAs } = setBy(entity, blankToNull(entity, told))
      const entries = Object.entries(given)
      const claimed = entries.filter(([name]) => computed.has(name))
      const others = entries.filter(([name]) => !computed.has(name))
      const unknown = others.filter(([name]) => !writable.has(name))
      const values = Object.fromEntries(others.filter(([name]) => writable.has(name)))
      const misshapen = shape(values)
      const isList = (name: string) => entity.columns[name]?.kind.counted === true
      const nested = claimed.filter(
        ([name, value]) =>
          isNested(value) && !(isList(name) && Array.isArray(value) && !value.some(isNested)),
      )
      const foreign =
        wrong.length + unknown.length + nested.length > 0 ||
        misshapen.some((p) => typeof values[p.column] === 'object')
      return {
        submitted: { values, claimed: Object.fromEntries(claimed), givenAs },
        problems: foreign
          ? [
              ...[...wrong, ...unknown.map(([column]) => column)].map((column) => ({
                column,
                code: 400,
                reason: 'unknownColumn' as const,
              })),
              ...nested.map(([column]) => ({ column, code: 406, reason: 'wrongType' as const })),
              ...misshapen.map((problem) => asGiven(problem, givenAs)),
            ].slice(0, MOST_DETAILS)
          : [],
      }
    },
  }
}

const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null

/** A derived column that comes without what it is derived from gives it. */
const setBy = (entity: AnyEntity, row: Values) => {
  const given: Record<string, unknown> = { ...row }
  const givenAs: Record<string, string> = {}
  for (const [name, { reads, sets }] of computedRules(entity)) {
    if (!sets || !(name in row) || reads.some((read) => read in row)) continue
    const values = sets(row[name])
    if (!values) continue
    delete given[name]
    Object.assign(given, values)
    for (const column of Object.keys(values)) givenAs[column] = name
  }
  return { row: given, givenAs }
}

/** A problem under the name by which its column was given. */
export const asGiven = (problem: Detail, givenAs: Submitted['givenAs'] = {}): Detail => ({
  ...problem,
  column: givenAs[problem.column] ?? problem.column,
})

/** @throws HttpProblem 400 when the body is no JSON object. */
export const objectBody = (body: unknown): Values => {
  if (!isObject(body)) throw malformed('body', 'notAnObject')
  return body
}

/** @throws HttpProblem, 400 unless another status is said, when there are any. */
export const throwAny = (problems: readonly Detail[], status = 400): void => {
  if (problems.length > 0) throw new HttpProblem(status, { details: problems })
}
