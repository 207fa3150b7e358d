import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { offeringOf } from '../messages/offeringOf.ts'
import { sendMessage } from '../messages/sendMessage.ts'
import { transportsOf } from '../messages/transports.ts'
import type { Executor } from '../resources/catalogue/statement.ts'
import { addressSealOf } from '../services/auth/offers/addressSeal.ts'
import { offerNewPassword } from '../services/auth/offers/offerNewPassword.ts'
import { resumeExports } from '../services/payroll/make/resumeExports.ts'
import type { Work } from '../work/work.ts'

/** Begins to do what requests have asked for, and what earlier ones did when there was no server to send by. */
export const startWork = async (database: Database, work: Work, config: Config): Promise<void> => {
  const offering = offeringOf(config, work.enqueue)
  const { outbox, origin } = offering
  const { open } = addressSealOf(config)
  const sending = { database, outbox, transports: transportsOf(config) }
  await everyPage(database, (tx, after) => outbox.resume(tx, after))
  await everyPage(database, (tx, after) => resumeExports(tx, work.enqueue, after))
  await work.begin({
    sendMessage: ({ message }) => sendMessage(sending, message),
    offerNewPassword: (asked) =>
      offerNewPassword(database, offering, 'email' in asked ? asked.email : open(asked.sealed)),
    // Its code is of use to few starts.
    makePayrollFile: async ({ row }) => {
      const { makePayrollFile } = await import('../services/payroll/make/makePayrollFile.ts')
      await makePayrollFile({ database, outbox, origin }, row)
    },
  })
}

/** Page after page until none is left, each in a transaction of its own: whoever writes meanwhile waits for one at most. */
const everyPage = async (
  database: Database,
  page: (tx: Executor, after: number) => Promise<number | undefined>,
): Promise<void> => {
  const next = (after: number) => database.transaction((tx) => page(tx, after))
  for (let last = await next(0); last !== undefined; ) last = await next(last)
}
