import type { AnyColumn, Columns } from '#dsl/columns/column.ts'
import type { JsonSchema } from '#dsl/columns/kind.ts'
import type { Facts, Validator } from '#dsl/columns/validator.ts'
import { type AnyEntity, enteredColumns } from '#dsl/entities/entity.ts'
import { type ColumnProblem, type Problem, paramsIn, type Reason } from '#protocol/problem.ts'

/** A compiled `rowSchema`: what is wrong with the shape of a row whose empty texts are already null. */
export type Shape = (row: Readonly<Record<string, unknown>>) => ColumnProblem[]

export const validatorsOf = (column: AnyColumn): readonly Validator<unknown>[] =>
  column.options.validate ?? []

/** JSON Schema of the columns a client may give, each nullable. Compile it with `allErrors`. */
export const rowSchema = (entity: AnyEntity): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    enteredColumns(entity).map(([name, c]) => [name, nullable(columnSchema(c))]),
  ),
  additionalProperties: false,
})

/** The kind's schema narrowed by the bounds of the column's validators. */
export const columnSchema = (column: AnyColumn): JsonSchema =>
  validatorsOf(column).reduce((schema, v) => narrow(schema, v.facts ?? {}), column.kind.json)

const narrow = (schema: JsonSchema, facts: Facts): JsonSchema => {
  const narrowed: Record<string, unknown> = { ...schema }
  for (const key of ['minimum', 'minLength'] as const)
    if (facts[key] !== undefined) narrowed[key] = Math.max(facts[key], schema[key] ?? facts[key])
  for (const key of ['maximum', 'maxLength'] as const)
    if (facts[key] !== undefined) narrowed[key] = Math.min(facts[key], schema[key] ?? facts[key])
  if (facts.pattern === undefined) return narrowed
  // Two patterns: both must hold, so the second stands beside the first.
  return schema.pattern === undefined
    ? { ...narrowed, pattern: facts.pattern }
    : { ...narrowed, allOf: [...(schema.allOf ?? []), { pattern: facts.pattern }] }
}

const nullable = (schema: JsonSchema): JsonSchema => {
  const { type, enum: values } = schema
  return {
    ...schema,
    ...(type === undefined ? {} : { type: [type, 'null'].flat() }),
    ...(values === undefined ? {} : { enum: [...values, null] }),
  }
}

/** What AJV says of one error, compiled ahead or not. */
interface AjvError {
  readonly keyword: string
  readonly instancePath: string
  readonly params: Readonly<Record<string, unknown>>
}

export interface AjvValidate {
  (row: unknown): boolean
  errors?: readonly AjvError[] | null
}

/** Makes a shape of a compiled validator, in the browser and on the server alike. */
export const shapeOf =
  (validate: AjvValidate, entity: AnyEntity): Shape =>
  (row) =>
    validate(row) ? [] : problemsOfAjv(validate.errors ?? [], entity)

/** AJV's errors as problems, the first of each column: 400 for a column that is not there, else the column's code. */
export const problemsOfAjv = (errors: readonly AjvError[], entity: AnyEntity): ColumnProblem[] => {
  const problems = new Map<string, ColumnProblem>()
  for (const error of errors) {
    const problem = problemOf(error, entity.columns)
    if (!problems.has(problem.column)) problems.set(problem.column, problem)
  }
  return [...problems.values()]
}

const problemOf = (error: AjvError, columns: Columns): ColumnProblem => {
  if (error.keyword === 'additionalProperties')
    return { column: String(error.params.additionalProperty), code: 400, reason: 'unknownColumn' }
  const name = (error.instancePath.split('/')[1] ?? '').replaceAll('~1', '/').replaceAll('~0', '~')
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined
  if (!column) return { column: name, code: 400, reason: 'notAnObject' }
  if (error.keyword === 'type') return { column: name, code: unreadableCode(column), reason: 'wrongType' }
  return { column: name, ...(problemOfValidator(error, column) ?? problemOfKind(error)) }
}

/** The code of text that is no value: where the kind takes it for nothing entered, a required column is 419. */
export const unreadableCode = (column: AnyColumn): 406 | 419 =>
  column.options.required && column.kind.unreadableIsMissing ? 419 : 406

const boundOf: Readonly<Record<string, keyof Facts>> = {
  minimum: 'minimum',
  maximum: 'maximum',
  minLength: 'minLength',
  maxLength: 'maxLength',
  pattern: 'pattern',
}

const problemOfValidator = (error: AjvError, column: AnyColumn) => {
  const bound = boundOf[error.keyword]
  if (!bound) return undefined
  const limit = error.params.limit ?? error.params.pattern
  const said = validatorsOf(column).find((v) => v.facts?.[bound] === limit)
  return said && { code: said.code, reason: said.name, params: paramsIn({ [bound]: limit }) }
}

const kindReasons: Readonly<Record<string, Reason>> = {
  minimum: 'atLeast',
  maximum: 'atMost',
  maxLength: 'shorterThan',
  enum: 'notAChoice',
}

const problemOfKind = ({ keyword, params }: AjvError): Problem => {
  const bound = boundOf[keyword]
  const reason = kindReasons[keyword] ?? 'wrongFormat'
  return typeof params.limit === 'number' && bound
    ? { code: 406, reason, params: { [bound]: params.limit } }
    : { code: 406, reason }
}
