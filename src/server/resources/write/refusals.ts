import { type Detail, onLine } from '#protocol/problem.ts'
import { HttpProblem } from '../../errors.ts'

/** Whether it is the row that a call is refused for, and no other row would be. */
const isOfRow = (error: unknown): error is HttpProblem =>
  error instanceof HttpProblem && [400, 404, 409, 412].includes(error.status)

/**
 * What the rows of a call are refused for, the first of each line. All rows are looked at before the call is refused for
 * all of them; what it has written by then is undone with its transaction.
 */
export class Refusals {
  readonly #byLine = new Map<number, HttpProblem>()

  /** Rows that nothing speaks against so far. */
  without<T extends { readonly line: number }>(rows: readonly T[]): readonly T[] {
    return rows.filter(({ line }) => !this.#byLine.has(line))
  }

  add(found: ReadonlyMap<number, HttpProblem>): void {
    for (const [line, problem] of found) if (!this.#byLine.has(line)) this.#byLine.set(line, problem)
  }

  /** What is found out about a row, unless it is refused. Throws what every other row would be refused for too. */
  async ask<T>(line: number, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work()
    } catch (error) {
      if (!isOfRow(error)) throw error
      this.add(new Map([[line, error]]))
      return undefined
    }
  }

  /** Throws HttpProblem: of a batch, as that of its first line, with each detail's line. */
  throwAny(isBatch: boolean): void {
    const found = [...this.#byLine].sort(([a], [b]) => a - b)
    const [[, first] = []] = found
    if (!first) return
    if (!isBatch) throw first
    const { status, errorCode, says } = first
    const details = found.flatMap(([line, problem]) => lineDetails(problem, line))
    throw new HttpProblem(status, { errorCode, ...(says !== undefined && { says }), details })
  }
}

/** Details that say their lines, as what each of these is refused for. */
export const refusedLines = (details: readonly Detail[], status = 400): ReadonlyMap<number, HttpProblem> =>
  new Map(
    [...Map.groupBy(details, ({ line }) => line ?? 0)].map(([line, own]) => [
      line,
      new HttpProblem(status, { details: own.map(({ line: _, ...detail }) => detail) }),
    ]),
  )

const lineDetails = ({ status, errorCode: code, details }: HttpProblem, line: number): readonly Detail[] =>
  onLine({ status, code, details }, line).details
