import { sql } from 'kysely'
import type { Catalogue } from '#dsl/catalogue.ts'
import { providerLevel } from '#protocol/services/session.ts'
import { recordAudit } from '../audit.ts'
import { type Config, readConfig } from '../config.ts'
import type { Database, Tx } from '../db/database.ts'
import { operator } from '../principal.ts'
import { type Resources, resourcesOf } from '../resources/catalogue/resource.ts'
import { modifications } from '../resources/routes/drafts/drafts.ts'
import { rightsBy, writeLines } from '../resources/routes/writing.ts'
import { lockIds } from '../resources/write/lock/lockIds.ts'
import type { Submitted } from '../resources/write/submission.ts'
import { vaultOf } from '../secrets/vault.ts'
import { revokeCredentials } from '../services/auth/revokeCredentials.ts'
import { revokeSessions } from '../services/auth/session/sessions.ts'
import { flagsOf } from '../services/flags/registerFlags.ts'
import { openMigrated } from '../start/openMigrated.ts'
import { StartProblem } from '../start/operatorLines.ts'
import { demoKeys } from './demoAccounts.ts'

/**
 * The command `demo:remove`: the demo's accounts lose password, sessions and activated attachments; the rows of the demo
 * stay. Says what was done, one line an account.
 */
export const removeDemo = async (args: readonly string[], catalogue: Catalogue): Promise<void> => {
  if (args.length > 0) throw new StartProblem('Usage: npm run demo:remove')
  const config = readConfig(process.env)
  const database = await openMigrated(config)
  try {
    console.log((await shutOutDemo(database, catalogue, config)).join('\n'))
  } finally {
    await database.close()
  }
}

interface Person {
  readonly id: number
  readonly email: string
  readonly hasPassword: boolean
  /** Of the sessions that are not over. */
  readonly sessions: number
  /** Activated attachments. */
  readonly attachments: readonly { readonly id: number; readonly version: number }[]
}

const shutOutDemo = async (database: Database, catalogue: Catalogue, config: Config): Promise<string[]> => {
  const resources = resourcesOf(catalogue, vaultOf([config.secretKey, ...config.previousSecretKeys]))
  const flags = flagsOf(catalogue, config)
  return database.transaction(async (tx) => {
    const people = await demoPeople(tx)
    for (const person of people) {
      await takeAccess(tx, person)
      await deactivate(tx, person, { resources, flags })
    }
    if (people.length === 0) return ['There is no demo account in the database.']
    const lines = people.map(
      ({ email, hasPassword, sessions, attachments }) =>
        `${email}: ${hasPassword ? 'password taken away' : 'no password'}; sessions ended: ${sessions}; attachments deactivated: ${attachments.length}`,
    )
    return (await isRunBySomebody(tx))
      ? lines
      : [...lines, 'Nobody of level 1 can sign in: npm run admin:create makes the first administrator.']
  })
}

const demoPeople = async (tx: Tx): Promise<Person[]> => {
  const demo = sql`${JSON.stringify(demoKeys)}::jsonb ? a."uniqueKey1"`
  const found = await sql<{ id: number }>`select a."id" from "admin" a where ${demo}`.execute(tx)
  await lockIds(
    tx,
    'admin',
    found.rows.map(({ id }) => id),
    'update',
  )
  const { rows } = await sql<Person>`
    select a."id", a."email", exists (select from "account" c where c."admin" = a."id") as "hasPassword",
      (select count(*)::int from "session" s
        where s."admin" = a."id" and s."revokedAt" is null and s."expiresAt" > now()) as "sessions",
      (select coalesce(jsonb_agg(jsonb_build_object('id', h."id", 'version', h."version") order by h."id"), '[]'::jsonb)
        from "institutionHasAdmin" h where h."admin" = a."id" and h."isActivated") as "attachments"
    from "admin" a where ${demo} order by a."level", a."id"`.execute(tx)
  return rows
}

/** That a password was taken away is recorded; what it was, never. */
const takeAccess = async (tx: Tx, { id, hasPassword, sessions }: Person): Promise<void> => {
  if (!hasPassword && sessions === 0) return
  await sql`delete from "account" where "admin" = ${id}`.execute(tx)
  await revokeSessions(tx, id)
  await recordAudit(tx, operator, [{ action: 'removePassword', entity: 'admin', row: id }])
}

const deactivated: Submitted = { values: { isActivated: false }, claimed: {} }

/** As somebody of level 1 does it in the console: stamped, recorded, and with all that hangs on it. */
const deactivate = async (
  tx: Tx,
  { attachments }: Person,
  given: { readonly resources: Resources; readonly flags: Readonly<Record<string, boolean>> },
): Promise<void> => {
  const resource = given.resources.of('institutionHasAdmin')
  const following = {
    signOut: revokeSessions,
    revoke: revokeCredentials,
    send: async () => {},
    start: async () => {},
  }
  const write = { ...given, ...following, tx, principal: operator, resource, settings: {}, now: new Date() }
  const right = { places: 'all' } as const
  const changes = attachments.map(({ id, version }) => ({
    id,
    isWanted: (found: number) => found === version,
    submitted: deactivated,
  }))
  // At once: each makes other versions of those beside it.
  if (changes.length > 0) await writeLines(write, modifications(write, changes, right), rightsBy(right))
}

const isRunBySomebody = async (tx: Tx): Promise<boolean> => {
  const { rows } = await sql`
    select from "admin" a join "account" c on c."admin" = a."id" where a."level" = ${providerLevel} limit 1`.execute(
    tx,
  )
  return rows.length > 0
}
