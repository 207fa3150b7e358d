import type { Database } from '#server/db/database.ts'
import { run } from '#server/resources/catalogue/statement.ts'
import { makePayrollFile } from '#server/services/payroll/make/makePayrollFile.ts'

/** Makes the files of a demo's exports as the server makes them, without telling anybody. */
export const makeDemoFiles = async (database: Database): Promise<void> => {
  const waiting = await run<{ id: number }>(
    database.kysely,
    `select "id" from "payrollExport" where "state" = 'waiting' order by "id"`,
  )
  const making = { database, origin: '', outbox: { post: async () => 0 } }
  for (const { id } of waiting) await makePayrollFile(making, id)
}
