import { isApiError } from '#client/apiError.ts'
import type { CallProblem } from '#protocol/problem.ts'
import { isObject, isRow, type WireRow } from '#protocol/row.ts'

/** How the rows of a service differ from the renderer's: the column that a name stands for, and the row of an answer. */
interface Words {
  readonly columnOf: (name: string) => string
  readonly rowOf: (data: unknown) => WireRow | undefined
}

/** Columns have their own names; rows are read as they are in lists. */
export const wordsOf = (read: (row: WireRow) => WireRow): Words => ({
  columnOf: (name) => name,
  rowOf: (data) => (isRow(data) ? read(data) : undefined),
})

/** An error of the client in the renderer's words, with the current row of a stale version. */
const asProblem = (thrown: unknown, { columnOf, rowOf }: Words): unknown => {
  if (!isApiError(thrown) || thrown.aborted) return thrown
  const current = thrown.status === 412 && isObject(thrown.body) ? rowOf(thrown.body.data) : undefined
  const problem: CallProblem = {
    code: thrown.code,
    status: thrown.status,
    details: thrown.details.flatMap((d) =>
      d.column === undefined ? [] : { ...d, column: columnOf(d.column) },
    ),
    ...(current && { current }),
  }
  return Object.assign(thrown, problem)
}

/** What a call of the client gives, or a problem of the gateway. */
export const told = async <T>(work: Promise<T>, words = wordsOf((row) => row)): Promise<T> => {
  try {
    return await work
  } catch (thrown) {
    throw asProblem(thrown, words)
  }
}
