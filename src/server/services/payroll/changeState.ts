import type { FileState } from '#protocol/services/payroll.ts'
import { recordAudit } from '../../audit.ts'
import type { Principal } from '../../principal.ts'
import { type Executor, run } from '../../resources/catalogue/statement.ts'

interface After {
  readonly state: FileState
  /** Missions with hours in the file, and with hours that are not. */
  readonly exported?: number
  readonly leftOut?: number
}

/** Moves an export on and records who did. False where it does not stand as `from` any more: nothing is changed then. */
export const changeState = async (
  tx: Executor,
  who: Principal,
  { id, from, after }: { readonly id: number; readonly from: FileState; readonly after: After },
): Promise<boolean> => {
  const [changed] = await run<{ institution: number }>(
    tx,
    `update "payrollExport" set "state" = $3::text, "version" = "version" + 1,
      "exported" = coalesce($4::int, "exported"), "leftOut" = coalesce($5::int, "leftOut")
    where "id" = $1::int and "state" = $2::text returning "institution"`,
    [id, from, after.state, after.exported ?? null, after.leftOut ?? null],
  )
  if (!changed) return false
  await recordAudit(tx, who, [
    {
      action: 'update',
      entity: 'payrollExport',
      row: id,
      institutions: [changed.institution],
      before: { state: from },
      after: { ...after },
    },
  ])
  return true
}
