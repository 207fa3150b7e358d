import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { offeringOf } from '../messages/offeringOf.ts'
import { sendMessage } from '../messages/sendMessage.ts'
import { transportsOf } from '../messages/transports.ts'
import { offerNewPassword } from '../services/auth/offers/offerNewPassword.ts'
import { resumeExports } from '../services/payroll/make/resumeExports.ts'
import type { Work } from '../work/work.ts'

/** Begins to do what requests have asked for, and what earlier ones did when there was no server to send by. */
export const startWork = async (database: Database, work: Work, config: Config): Promise<void> => {
  const offering = offeringOf(config, work.enqueue)
  const { outbox, origin } = offering
  const sending = { database, outbox, transports: transportsOf(config) }
  await database.transaction(async (tx) => {
    await outbox.resume(tx)
    await resumeExports(tx, work.enqueue)
  })
  await work.begin({
    sendMessage: ({ message }) => sendMessage(sending, message),
    offerNewPassword: ({ email }) => offerNewPassword(database, offering, email),
    // Its code is of use to few starts.
    makePayrollFile: async ({ row }) => {
      const { makePayrollFile } = await import('../services/payroll/make/makePayrollFile.ts')
      await makePayrollFile({ database, outbox, origin }, row)
    },
  })
}
