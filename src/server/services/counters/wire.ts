import type { Detail } from '#protocol/problem.ts'
import { isObject, type Values } from '#protocol/row.ts'
import { HttpProblem, malformed } from '../../errors.ts'
import type { Answer } from '../../idempotency.ts'

const STORED = 'statut'
const WIRE = 'status'

const renamed = (values: Values, from: string, to: string): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name === from ? to : name, value]))

/** A row as this service answers it: the worker type is called `status`. Source: specification §7. */
export const toWire = (row: Values): Values => renamed(row, STORED, WIRE)

/** The answer of a write, in the service's names. */
export const answerOf = ({ status, body }: Answer): Answer => ({
  status,
  body: isObject(body) ? dataRenamed(body) : body,
})

const dataRenamed = (body: Values): Values =>
  isObject(body.data) ? { ...body, data: toWire(body.data) } : body

/** A refusal in the service's names; anything else as it is. */
export const refusalOf = (error: unknown): unknown => {
  if (!(error instanceof HttpProblem)) return error
  const { status, errorCode, details, body, says, exactly } = error
  const nameOf = (column: string) => (column === STORED ? WIRE : column)
  const told = details.map(
    (d): Detail => ({
      ...d,
      column: d.reason === 'unknownColumn' ? d.column : nameOf(d.column),
      ...(d.clash && { clash: { ...d.clash, columns: d.clash.columns.map(nameOf) } }),
    }),
  )
  return new HttpProblem(status, { errorCode, details: told, body: dataRenamed(body), says, exactly })
}

/**
 * The columns of a body. `id` may say what the path says, or that there is none yet (a negative one); a limit of 0, or
 * one that is no number, is no limit. Throws HttpProblem 400.
 */
export const columnsOf = (body: Values, id?: number): Values => {
  const { id: told, ...columns } = body
  const known = told === undefined || told === null || (id === undefined ? Number(told) < 0 : told === id)
  if (!known) throw malformed('id', 'notWritable')
  if (STORED in columns) throw malformed(STORED)
  const row = renamed(columns, WIRE, STORED)
  return 'limitValue' in row ? { ...row, limitValue: limitOf(row.limitValue) } : row
}

const limitOf = (value: unknown): number | null => {
  const written = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof written === 'number' && Number.isFinite(written) ? written : null
}
