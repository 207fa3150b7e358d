import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { verifyPassword } from '../services/auth/password.ts'
import { StartProblem } from '../start/operatorLines.ts'
import { demoKeys, demoPassword } from './demoAccounts.ts'

interface SignIn {
  readonly email: string
  readonly passwordHash: string
}

/** The demo's accounts in the database that have a password, the highest first. */
export const demoSignIns = async (database: Database): Promise<SignIn[]> => {
  const { rows } = await sql<SignIn>`
    select a."email", c."passwordHash" from "admin" a join "account" c on c."admin" = a."id"
    where ${JSON.stringify(demoKeys)}::jsonb ? a."uniqueKey1" order by a."level", a."id"`.execute(
    database.kysely,
  )
  return rows
}

/** @throws StartProblem naming the demo's accounts whose password is still the one that everybody can read */
export const refuseDemo = async (database: Database): Promise<void> => {
  const found = await demoSignIns(database)
  const isPublished = await Promise.all(found.map((one) => verifyPassword(demoPassword, one.passwordHash)))
  const open = found.flatMap(({ email }, i) => (isPublished[i] ? email : []))
  if (open.length === 0) return
  throw new StartProblem(
    `The database holds demo accounts with their published password: ${open.join(', ')}. Take it away before production: npm run demo:remove`,
  )
}
