import type { JsonSchema } from '#dsl/columns/kind.ts'
import { type Detail, repeatedAt } from '#protocol/problem.ts'
import type { Values } from '#protocol/row.ts'
import type { RowsBatch } from '#protocol/write.ts'
import { compile } from '../catalogue/ajv.ts'
import { idSchema } from '../catalogue/ids.ts'
import type { Resource } from '../catalogue/resource.ts'
import type { Modification } from '../write/modification.ts'
import type { Removal } from '../write/removal.ts'
import { throwAny } from '../write/submission.ts'
import { misshapen } from './batchRequest.ts'
import { modificationIn } from './updateBody.ts'

/** Rows that are there and that one call names: all that somebody ticks in one institution. */
const NAMED_ROWS_MAX = 1000

/** A row that is there, as a line names it. */
export const rowLine: JsonSchema = {
  type: 'object',
  properties: { id: idSchema, version: { type: 'integer' } },
  required: ['id'],
}

/** `{"batch": [{"id": 1, "version": 4, …}]}`: a version that is not said is any. */
export const rowsBatchSchema = (row: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { batch: { type: 'array', items: row, minItems: 1, maxItems: NAMED_ROWS_MAX } },
  required: ['batch'],
  additionalProperties: false,
})

const isBatch = compile<RowsBatch>(rowsBatchSchema(rowLine))
const isNaming = compile<RowsBatch>(rowsBatchSchema({ ...rowLine, additionalProperties: false }))

/** Rows that are to be changed, each with its columns. Throws HttpProblem 400, each detail with its line. */
export const readChanges = (resource: Resource, body: Values): Modification[] => {
  if (!isBatch(body)) throw misshapen(isBatch.errors)
  const problems: Detail[] = [...repeated(body)]
  const lines = body.batch.map(({ version, ...row }, nth) => {
    const { submitted, within, problems: found } = modificationIn(resource, row.id, row)
    problems.push(...found.map((problem) => ({ ...problem, line: nth })))
    return { id: row.id, ...(version !== undefined && { isWanted: wanted(version) }), submitted, within }
  })
  throwAny(problems)
  return lines
}

/** Rows that are to be removed. Throws HttpProblem 400, each detail with its line. */
export const readRemovals = (body: Values): Removal[] => {
  if (!isNaming(body)) throw misshapen(isNaming.errors)
  throwAny(repeated(body))
  return body.batch.map(({ id, version }) => ({
    id,
    ...(version !== undefined && { isWanted: wanted(version) }),
  }))
}

const wanted = (version: number) => (one: number) => one === version

/** Each line of a row that another line names too. */
const repeated = ({ batch }: RowsBatch): Detail[] => {
  const lines = Map.groupBy(batch.keys(), (line) => batch[line]?.id)
  return batch.flatMap(({ id }, line) => ((lines.get(id)?.length ?? 0) > 1 ? [repeatedAt(line)] : []))
}
