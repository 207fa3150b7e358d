import type { RowTaskName } from '#dsl/names.ts'
import type { Start } from '../resources/write/writeContext.ts'
import type { Enqueue, OfRow, TaskName, Tasks } from './work.ts'

type OfRows = { [K in TaskName]: Tasks[K] extends OfRow ? K : never }[TaskName]

/** What the schemas name, and what does it. */
const started: Readonly<Record<RowTaskName, OfRows>> = { makePayrollFile: 'makePayrollFile' }

/** Begins the tasks that schemas name. */
export const starterOf =
  (enqueue: Enqueue): Start =>
  async (tx, task, row) => {
    const name = started[task]
    if (name) await enqueue(tx, name, { row })
  }
