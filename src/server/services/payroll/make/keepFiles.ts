import { type FileState, payrollFileName } from '#protocol/services/payroll.ts'
import { storeFile } from '../../../files/files.ts'
import { operator } from '../../../principal.ts'
import { type Executor, run } from '../../../resources/catalogue/statement.ts'
import { lockIds } from '../../../resources/write/lock/lockIds.ts'
import { dayText } from '../calendar.ts'
import { changeState } from '../changeState.ts'
import type { Hours } from './hoursOf.ts'
import type { Order } from './readOrder.ts'

/** What an export has become. */
export interface Made {
  readonly exported: Uint8Array
  /** Nothing where nothing was left out. */
  readonly leftOut: Uint8Array | undefined
  readonly gaps: readonly Hours[]
  /** How many missions have hours in the file, and how many have hours that are not. */
  readonly counts: { readonly exported: number; readonly leftOut: number }
}

const mediaType = 'text/csv; charset=utf-8'

/** Keeps the files of an export in the caller's transaction. False where it has them already: whoever came second has done it in vain. */
export const keepFiles = async (tx: Executor, order: Order, made: Made): Promise<boolean> => {
  // A statement of its own: one that waits for a lock sees what it joins as it was before.
  await lockIds(tx, 'payrollExport', [order.id], 'no key update')
  const [before] = await run<{ state: FileState; isMade: boolean }>(
    tx,
    `select e."state", exists (select 1 from "payrollFile" f where f."export" = e."id") as "isMade"
    from "payrollExport" e where e."id" = $1::int`,
    [order.id],
  )
  if (!before || before.isMade) return false
  const store = (part: 'exported' | 'leftOut', bytes: Uint8Array) =>
    storeFile(tx, { name: payrollFileName(order, order.institutionName, part), mediaType, bytes })
  const exported = await store('exported', made.exported)
  const leftOut = made.leftOut ? await store('leftOut', made.leftOut) : null
  await run(
    tx,
    `insert into "payrollFile" ("export", "exported", "leftOut") values ($1::int, $2::int, $3::int)`,
    [order.id, exported, leftOut],
  )
  await keepGaps(tx, order, made.gaps)
  return changeState(tx, operator, {
    id: order.id,
    from: before.state,
    after: { state: 'done', ...made.counts },
  })
}

const keepGaps = async (tx: Executor, { id, institution }: Order, gaps: readonly Hours[]): Promise<void> => {
  const rows = gaps.map(({ mission, day, reason, minutes, code }) => ({
    mission: mission.id,
    day: dayText(day),
    reason,
    minutes,
    workerType: mission.workerType,
    timeCode: mission.timeCode,
    payCode: code?.name ?? null,
  }))
  await run(
    tx,
    `insert into "payrollLeftOut" ("institution", "payrollExport", "mission", "day", "reason", "minutes", "workerType", "timeCode", "payCode")
    select $1::int, $2::int, x."mission", x."day", x."reason", x."minutes", x."workerType", x."timeCode", x."payCode"
    from jsonb_to_recordset($3::jsonb) as x("mission" int, "day" date, "reason" text, "minutes" int, "workerType" int, "timeCode" text, "payCode" text)`,
    [institution, id, JSON.stringify(rows)],
  )
}
