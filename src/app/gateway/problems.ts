import { isApiError } from '#client/apiError.ts'
import type { CallProblem } from '#protocol/problem.ts'
import { isObject, isRow, type WireRow } from '#protocol/row.ts'

/** How the rows of a service differ from the renderer's: the column that a name stands for, and the row of an answer. */
interface Words {
  readonly columnOf: (name: string) => string
  readonly rowOf: (data: unknown) => WireRow | undefined
}

const same: Words = { columnOf: (name) => name, rowOf: (data) => (isRow(data) ? data : undefined) }

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
export const told = async <T>(work: Promise<T>, words: Words = same): Promise<T> => {
  try {
    return await work
  } catch (thrown) {
    throw asProblem(thrown, words)
  }
}
