import type { Database } from '../../../db/database.ts'
import { run } from '../../../resources/catalogue/statement.ts'
import { accountKey } from '../accounts.ts'
import { type Offering, offerPassword } from './passwordOffers.ts'

/** Sends a link to whoever has that address; an unknown one is sent nothing. Who never chose a password is invited anew. */
export const offerNewPassword = (database: Database, offering: Offering, email: string): Promise<void> =>
  database.transaction(async (tx) => {
    const [person] = await run<{ id: number; hasPassword: boolean }>(
      tx,
      `select a."id", exists (select 1 from "account" c where c."admin" = a."id") as "hasPassword"
      from "admin" a where a."uniqueKey1" = $1`,
      [accountKey(email)],
    )
    if (!person) return
    const purpose = person.hasPassword ? 'newPassword' : 'invitation'
    await offerPassword(tx, offering, { admin: person.id, purpose })
  })
