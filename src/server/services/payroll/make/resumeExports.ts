import { type Executor, run } from '../../../resources/catalogue/statement.ts'
import type { Enqueue } from '../../../work/work.ts'

/** Exports that wait for their file, such as from a time when nothing worked: asked for twice, a file is made once. */
export const resumeExports = async (tx: Executor, enqueue: Enqueue): Promise<void> => {
  const waiting = await run<{ id: number }>(
    tx,
    `select "id" from "payrollExport" where "state" = 'waiting' order by "id" limit 1000`,
  )
  for (const { id } of waiting) await enqueue(tx, 'makePayrollFile', { row: id })
}
