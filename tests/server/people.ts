import { argon2Sync } from 'node:crypto'
import { sql } from 'kysely'
import { catalogue } from '#schemas'
import { insertAdmin } from '#server/admin/insertAdmin.ts'
import type { Database } from '#server/db/database.ts'
import { accountKey, setPasswordHash } from '#server/services/auth/accounts.ts'

export const password = 'correct horse battery'

/** Of that password, as cheap as can be: what is stored says what checking it costs, and suites sign in a thousand times. */
export const passwordHash = ((): string => {
  const [memory, passes, parallelism] = [8, 1, 1]
  const nonce = Buffer.from('salt of tests')
  const tag = argon2Sync('argon2id', { message: password, nonce, memory, passes, parallelism, tagLength: 32 })
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''))
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt}$${hash}`
})()

/** Level 1; level 2 in institutions 1 and 2; level 4 in institution 1. Ids 1, 2, 3. */
export const people = {
  provider: 'provider@example.org',
  director: 'director@example.org',
  viewer: 'viewer@example.org',
}

export const seedPeople = async (database: Database): Promise<void> => {
  await insertAdmin(database, catalogue, {
    email: people.provider,
    firstName: 'Paula',
    lastName: 'Provider',
    lang: 'en',
    passwordHash,
  })
  await database.transaction(async (tx) => {
    await sql`insert into "level" ("name", "isAllowedToAccessSettings", "isPostingMissionAllowed")
      values ('Directors', true, true), ('Managers', true, false), ('Viewers', false, false)`.execute(tx)
    await sql`insert into "institution" ("name", "nameSMS", "country", "lang", "sector", "timezone")
      values ('Clinique du Lac', 'Lac', 'fr', 'fr', 'health', 'Europe/Paris'),
        ('Berghaus', 'Berg', 'de', 'de', 'health', 'Europe/Berlin'),
        ('St Mary', 'Mary', 'uk', 'en', 'health', 'Europe/London')`.execute(tx)
    for (const [email, level, institutions] of [
      [people.director, 2, [1, 2]],
      [people.viewer, 4, [1]],
    ] as const) {
      const { rows } = await sql<{ id: number }>`
        insert into "admin" ("firstName", "lastName", "email", "level", "typeAdmin", "lang", "uniqueKey1")
        values ('First', 'Last', ${email}, ${level}, 1, 'en', ${accountKey(email)}) returning "id"`.execute(
        tx,
      )
      const id = rows[0]!.id
      for (const institution of institutions)
        await sql`insert into "institutionHasAdmin" ("admin", "institution", "uniqueKey1")
          values (${id}, ${institution}, ${String(id)})`.execute(tx)
      await setPasswordHash(tx, id, passwordHash)
    }
  })
}
