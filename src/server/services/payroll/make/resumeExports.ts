import { type Executor, run } from '../../../resources/catalogue/statement.ts'
import type { Enqueue } from '../../../work/work.ts'

/**
 * Exports that wait for their file, such as from a time when nothing worked: a thousand behind an id. Asked for twice, a file is made
 * once. Gives the last one's, undefined where there are none.
 */
export const resumeExports = async (
  tx: Executor,
  enqueue: Enqueue,
  after = 0,
): Promise<number | undefined> => {
  const waiting = await run<{ id: number }>(
    tx,
    `select "id" from "payrollExport" where "id" > $1::int and "state" = 'waiting' order by "id" limit 1000`,
    [after],
  )
  for (const { id } of waiting) await enqueue(tx, 'makePayrollFile', { row: id })
  return waiting.at(-1)?.id
}
