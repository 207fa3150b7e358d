import type { Database } from '../../../db/database.ts'
import { run } from '../../../resources/catalogue/statement.ts'
import { accountKey } from '../accounts.ts'
import { type Offering, offerPassword } from './passwordOffers.ts'

/** Sends a link to whoever has that address; an unknown one is sent nothing. */
export const offerNewPassword = (database: Database, offering: Offering, email: string): Promise<void> =>
  database.transaction(async (tx) => {
    const [person] = await run<{ id: number }>(tx, `select "id" from "admin" where "uniqueKey1" = $1`, [
      accountKey(email),
    ])
    if (person) await offerPassword(tx, offering, person.id)
  })
