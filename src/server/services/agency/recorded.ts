import { type AuditEntry, recordAudit } from '../../audit.ts'
import type { Database } from '../../db/database.ts'
import { HttpProblem } from '../../errors.ts'
import type { Principal } from '../../principal.ts'

/** Records what is asked of another platform, in a transaction of its own, before it is asked, and a refusal after it. */
export const recorded = async <T>(
  database: Database,
  principal: Principal,
  entry: AuditEntry,
  work: () => Promise<T>,
): Promise<T> => {
  const record = (one: AuditEntry) => database.transaction((tx) => recordAudit(tx, principal, [one]))
  await record(entry)
  try {
    return await work()
  } catch (error) {
    const refused = error instanceof HttpProblem ? error.status : 500
    await record({ ...entry, after: { refused } })
    throw error
  }
}
