import { type Counts, type Task, type TaskState, taskStates } from '#protocol/operation.ts'
import { type Executor, run } from '../resources/catalogue/statement.ts'
import { countsOf } from './countsOf.ts'
import { workSchema } from './work.ts'

/** Most tasks in an answer. */
const most = 500

/** The queue's own states in ours; all others are failures. */
const states: Readonly<Record<string, TaskState>> = {
  created: 'waiting',
  retry: 'waiting',
  active: 'running',
  completed: 'done',
}
export const stateOf = (state: string): TaskState => states[state] ?? 'failed'
const cases = Object.entries(states).map(([own, state]) => `when '${own}' then '${state}'`)
const stateSql = `case j."state" ${cases.join(' ')} else 'failed' end`

/** How many tasks there are in each state. */
export const countTasks = async (db: Executor): Promise<Counts<TaskState>> =>
  countsOf(
    taskStates,
    await run(
      db,
      `select ${stateSql} as "state", count(*)::int as "count" from ${workSchema}.job j group by 1`,
    ),
  )

/**
 * Newest first; one alone where its id is given. What the tasks are about is not told: it may name people. What the queue itself
 * says of a task, whose process ended or that took too long, stands one level deeper.
 */
export const listTasks = (db: Executor, state?: TaskState, id?: string): Promise<Task[]> =>
  run<Task>(
    db,
    `select * from (
      select j."id", j."name",
        ${stateSql} as "state",
        j."retry_count" + case when j."started_on" is null then 0 else 1 end as "tries",
        coalesce(j."output"->>'message', j."output"->'value'->>'message') as "problem",
        j."created_on" as "createdAt",
        case when j."state" in ('created', 'retry') then j."start_after" end as "nextAt",
        j."completed_on" as "doneAt"
      from ${workSchema}.job j where $2::uuid is null or j."id" = $2::uuid
    ) t where $1::text is null or t."state" = $1 order by t."createdAt" desc, t."id" limit ${most}`,
    [state ?? null, id ?? null],
  )
