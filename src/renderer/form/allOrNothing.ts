import type { AnyTable } from '#dsl/tables/table.ts'
import { type Gateway, type GatewayProblem, problemOf, type WireRow } from '../gateway.ts'
import { type Failure, failuresOf } from './failures.ts'
import type { createKeys } from './fanOut.ts'

interface Line {
  readonly lineId: number
  readonly row: Readonly<Record<string, unknown>>
}

interface Creation {
  readonly gateway: Gateway
  readonly table: AnyTable
  readonly lines: readonly Line[]
  readonly institutions: readonly number[]
  readonly keyOf: ReturnType<typeof createKeys>
}

export type Together =
  | { readonly rows: readonly WireRow[] }
  | {
      readonly problem: GatewayProblem
      /** Lines that are there already: what the whole creation was refused for; 0 for any other reason. */
      readonly taken: number
      readonly failures: readonly Failure[]
    }

/** All lines for all institutions in one call, which the server does whole or not at all. */
export const createTogether = async ({
  gateway,
  table,
  lines,
  institutions,
  keyOf,
}: Creation): Promise<Together> => {
  const rows = lines.map(({ row }) => row)
  try {
    const key = keyOf('together', { rows, institutions })
    return { rows: await gateway.insertAll(table.entity.name, rows, institutions, { key }) }
  } catch (thrown) {
    const problem = problemOf(thrown)
    const { details } = problem
    const isTaken = problem.status === 409 && details.some(({ reason }) => reason === 'taken')
    if (details.length === 0) return { problem, taken: 0, failures: [{ problem: { code: problem.code } }] }
    const failures = details.flatMap((detail) =>
      failuresOf([
        {
          cell: { name: '', lineId: lines[detail.line ?? 0]?.lineId ?? 0, body: {} },
          problem: { ...problem, details: [detail] },
        },
      ]),
    )
    return { problem, taken: isTaken ? new Set(details.map(({ line }) => line)).size : 0, failures }
  }
}
