import { type QueryExecutorProvider, sql } from 'kysely'
import { uniqueKey } from '#engine/validation/uniqueKey.ts'
import type { SessionUser } from '#protocol/services/session.ts'
import { isStorable } from '../../db/storable.ts'

const userColumns = sql`a."id", a."firstName", a."lastName", a."email", a."level", a."typeAdmin", a."contractLevel", a."lang"`

/** E-mail addresses are compared as the unique index compares them. */
export const accountKey = (email: string): string => uniqueKey([email]) ?? ''

/** The person of that e-mail address and the hash of the password; undefined when nobody may sign in with it. */
export const findAccount = async (
  db: QueryExecutorProvider,
  email: string,
): Promise<{ user: SessionUser; passwordHash: string } | undefined> => {
  if (!isStorable(email)) return undefined
  const { rows } = await sql<SessionUser & { passwordHash: string }>`
    select ${userColumns}, c."passwordHash" from "admin" a join "account" c on c."admin" = a."id"
    where a."uniqueKey1" = ${accountKey(email)}`.execute(db)
  if (!rows[0]) return undefined
  const { passwordHash, ...user } = rows[0]
  return { user, passwordHash }
}

export const findUser = async (db: QueryExecutorProvider, id: number): Promise<SessionUser | undefined> =>
  (await sql<SessionUser>`select ${userColumns} from "admin" a where a."id" = ${id}`.execute(db)).rows[0]

export const passwordHashOf = async (
  db: QueryExecutorProvider,
  admin: number,
): Promise<string | undefined> => {
  const { rows } = await sql<{ passwordHash: string }>`
    select "passwordHash" from "account" where "admin" = ${admin}`.execute(db)
  return rows[0]?.passwordHash
}

/** Whether that is the person's password to this moment; it stays so until the transaction ends. */
export const isStillPassword = async (
  tx: QueryExecutorProvider,
  admin: number,
  passwordHash: string,
): Promise<boolean> => {
  const { rows } = await sql`select 1 from "account"
    where "admin" = ${admin} and "passwordHash" = ${passwordHash} for share`.execute(tx)
  return rows.length > 0
}

/** Sets the password of a person, with or without one before. The hash is made outside the transaction. */
export const setPasswordHash = async (
  tx: QueryExecutorProvider,
  admin: number,
  passwordHash: string,
): Promise<void> => {
  await sql`insert into "account" ("admin", "passwordHash") values (${admin}, ${passwordHash})
    on conflict ("admin") do update set "passwordHash" = excluded."passwordHash", "passwordChangedAt" = now()`.execute(
    tx,
  )
}
