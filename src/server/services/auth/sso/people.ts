import { providerLevel } from '#protocol/services/session.ts'
import type { SsoRefusal } from '#protocol/services/sso.ts'
import { recordAudit } from '../../../audit.ts'
import { type Executor, run } from '../../../resources/catalogue/statement.ts'
import { accountKey } from '../accounts.ts'
import type { SsoSettings } from './settings.ts'
import type { Identity } from './userInfo.ts'

/** Administrators with an active access within the reach of the settings; provider staff never sign on there. */
const eligible = `from "admin" a where a."level" > ${providerLevel} and exists (
  select 1 from "institutionHasAdmin" h where h."admin" = a."id" and h."isActivated"
    and h."institution" in (select jsonb_array_elements_text($1::jsonb)::integer))`

/** How many could sign on. */
export const countEligible = async (db: Executor, { within }: SsoSettings): Promise<number> => {
  const [row] = await run<{ count: number }>(db, `select count(*)::integer as "count" ${eligible}`, [
    JSON.stringify(within),
  ])
  return row?.count ?? 0
}

/**
 * The administrator of that address. Upper and lower case of plain letters aside it is compared as it is: letters that look or
 * fold alike (ſ and s, K and k) are others. Undefined for nobody who may sign on there.
 */
export const findEligible = async (
  db: Executor,
  { within }: SsoSettings,
  email: string,
): Promise<number | undefined> => {
  const [row] = await run<{ id: number; email: string }>(
    db,
    `select a."id", a."email" ${eligible} and a."uniqueKey1" = $2`,
    [JSON.stringify(within), accountKey(email)],
  )
  return row && plain(row.email) === plain(email.trim()) ? row.id : undefined
}

const plain = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/**
 * Holds a person to the subject by which the server first called them: an address that is given to somebody else there, or an
 * account of another's that is given the address, opens nothing. Recorded when it is first seen. Undefined where all is well. Who
 * forgets the person waits for the end of the transaction, or is seen by it: what was begun before is over then, and no first sign-on.
 */
export const holdTo = async (
  tx: Executor,
  { institution, accessTokenUrl }: SsoSettings,
  { subject }: Identity,
  { admin, begunAt }: { readonly admin: number; readonly begunAt: string },
): Promise<SsoRefusal | undefined> => {
  const values = [institution, accessTokenUrl, subject, admin]
  const known = await recognised(tx, values)
  if (known !== undefined) return known ? undefined : 'otherAccount'
  if (await forgottenSince(tx, { institution, admin, begunAt })) return 'over'
  const made = await run(
    tx,
    `insert into "ssoIdentity" ("institution", "server", "subject", "admin")
    values ($1::int, $2, $3, $4::int) on conflict do nothing returning 1`,
    values,
  )
  // Another sign-on was first.
  if (made.length === 0) return (await recognised(tx, values)) ? undefined : 'otherAccount'
  const entry = { action: 'recognise', entity: 'admin', row: admin } as const
  await recordAudit(tx, { id: admin }, [{ ...entry, institutions: [institution], after: { subject } }])
  return undefined
}

/** Whether the server calls this person by this subject; undefined where it has not called them yet, nor anybody by that. */
const recognised = async (tx: Executor, values: readonly unknown[]): Promise<boolean | undefined> => {
  const found = await run<{ same: boolean }>(
    tx,
    `select "subject" = $3 and "admin" = $4::int as "same" from "ssoIdentity"
    where "institution" = $1::int and "server" = $2 and ("subject" = $3 or "admin" = $4::int) for share`,
    values,
  )
  return found.length === 0 ? undefined : found.some(({ same }) => same)
}

/** Whether people of the institution's server, or this one alone, were forgotten since: the audit alone knows them. */
const forgottenSince = async (
  tx: Executor,
  { institution, admin, begunAt }: { institution: number; admin: number; begunAt: string },
): Promise<boolean> => {
  const found = await run(
    tx,
    `select 1 from "audit" where "entity" = 'admin' and ("row" = $2::int or "row" is null)
      and "action" = 'forget' and "institutions" @> to_jsonb($1::int) and "at" >= $3::timestamptz limit 1`,
    [institution, admin, begunAt],
  )
  return found.length > 0
}
