import { type RawBuilder, sql } from 'kysely'
import { uniqueKey } from '#engine/validation/uniqueKey.ts'
import type { SsoRefusal } from '#protocol/services/sso.ts'
import { isStorable } from '../../../db/storable.ts'
import type { Resource } from '../../../resources/catalogue/resource.ts'
import { type Executor, run } from '../../../resources/catalogue/statement.ts'
import type { StoredRow } from '../../../resources/catalogue/storedRow.ts'
import { readSecret } from '../../../secrets/rowSecrets.ts'
import { VaultError } from '../../../secrets/vault.ts'

/** The authorization server of an institution, and whom it may speak for. */
export interface SsoSettings {
  readonly institution: number
  readonly clientId: string
  readonly clientSecret: string | null
  /** Why its secret cannot be opened, such as that its key is lost; null where it can, or there is none. */
  readonly secretFault: string | null
  readonly authUrl: string
  readonly accessTokenUrl: string
  readonly userInfoUrl: string | null
  readonly scope: string | null
  readonly resource: string | null
  readonly usePKCE: boolean
  /** The institution, and those of its groups where its settings reach there. */
  readonly within: readonly number[]
  /** In which they are turned on and name this server; null where they are turned off. */
  readonly turn: string | null
  /** When that was so, by the clock of the database. */
  readonly readAt: string
}

type Row = StoredRow & Omit<SsoSettings, 'clientSecret' | 'secretFault'>

const within = `case when o."shouldPropagateToGroup" then (
    select jsonb_agg(distinct g) from (
      select o."institution" as g union select b."institution" from "institutionHasInstitutiongroup" a
        join "institutionHasInstitutiongroup" b on b."institutiongroup" = a."institutiongroup"
      where a."institution" = o."institution") members)
  else jsonb_build_array(o."institution") end`

/** The switch by which people sign on there, where it is on. */
const switchedOn = `from "institutionHasSso" s
  where s."idInstitution" = o."institution" and s."enabled" and s."ssoType" = 1`

/** SQL of the line of the audit by which a row came to be, last of all, as it is now in what a condition is about. */
const lastLine = (entity: string, row: string, condition: string): string =>
  `(select max(u."id") from "audit" u where u."entity" = '${entity}' and u."row" = ${row} and ${condition})`

const turnsOn = (values: string): string =>
  `coalesce(${values}->>'enabled' = 'true' and ${values}->>'ssoType' = '1', false)`

/**
 * In which turn people sign on there; null where it is off. It begins where somebody turns it on, or has another server answer: turned
 * off and on again, or changed away and back, it is another one. Whatever else changes in the rows is no matter of it.
 */
const turn = `(select concat(s."id", '.', ${lastLine('institutionHasSso', 's."id"', `${turnsOn('u."after"')} and not ${turnsOn('u."before"')}`)},
    '.', o."id", '.', ${lastLine('institutionHasOauth2', 'o."id"', `u."after"->>'accessTokenUrl' is distinct from u."before"->>'accessTokenUrl'`)})
  ${switchedOn})`

const columns = `o."id", o."version", o."institution", o."clientId", o."clientSecret", o."authUrl", o."accessTokenUrl",
  o."userInfoUrl", o."scope", o."resource", o."usePKCE", ${within} as "within",
  ${turn} as "turn", now()::text as "readAt"`

const turnedOn = `exists (select 1 ${switchedOn})`

/**
 * SQL of the institutions, as jsonb, that an institution's server may speak for now; null where people sign on there by no server,
 * by another one, or in another turn.
 */
export const spokenFor = ({ institution, server, turn: since }: Speaking) =>
  sql<readonly number[] | null>`(select ${sql.raw(within)} from "institutionHasOauth2" o
    where o."institution" = ${institution} and o."accessTokenUrl" = ${server} and ${sql.raw(turn)} = ${since})`

interface Speaking {
  readonly institution: RawBuilder<unknown>
  readonly server: RawBuilder<unknown>
  readonly turn: RawBuilder<unknown>
}

/** The tables that are read for it; what is read of the audit comes with their rows. */
export const spokenOn = ['institutionHasOauth2', 'institutionHasSso', 'institutionHasInstitutiongroup']

/** What cannot be opened is told, not thrown: who asks has to say more of it than that something failed. */
const secretOf = (resource: Resource, row: Row): Pick<SsoSettings, 'clientSecret' | 'secretFault'> => {
  try {
    return { clientSecret: readSecret(resource, row, 'clientSecret'), secretFault: null }
  } catch (error) {
    if (!(error instanceof VaultError)) throw error
    return { clientSecret: null, secretFault: error.message }
  }
}

const settingsOf = (resource: Resource, row: Row): SsoSettings => ({
  institution: row.institution,
  clientId: row.clientId,
  ...secretOf(resource, row),
  authUrl: row.authUrl,
  accessTokenUrl: row.accessTokenUrl,
  userInfoUrl: row.userInfoUrl,
  scope: row.scope,
  resource: row.resource,
  usePKCE: row.usePKCE,
  within: row.within,
  turn: row.turn,
  readAt: row.readAt,
})

/** The settings of an institution, whether they are turned on or not. */
export const settingsOfInstitution = async (
  db: Executor,
  resource: Resource,
  institution: number,
): Promise<SsoSettings | undefined> => {
  const text = `select ${columns} from "institutionHasOauth2" o where o."institution" = $1::int`
  const [row] = await run<Row>(db, text, [institution])
  return row && settingsOf(resource, row)
}

/** The same, where people may sign on by them now. */
export const settingsTurnedOn = async (
  db: Executor,
  resource: Resource,
  institution: number,
): Promise<SsoSettings | undefined> => {
  const text = `select ${columns} from "institutionHasOauth2" o where o."institution" = $1::int and ${turnedOn}`
  const [row] = await run<Row>(db, text, [institution])
  return row && settingsOf(resource, row)
}

/** The settings that a code leads to: the SSO name of an institution, else one of its sign-up codes. */
export const settingsByCode = async (
  db: Executor,
  resource: Resource,
  code: string,
): Promise<SsoSettings | SsoRefusal> => {
  const key = uniqueKey([code.trim()])
  if (key === null || !isStorable(code)) return 'unknownCode'
  const rows = await run<Row & { readonly named: boolean }>(
    db,
    `select * from (select ${columns}, coalesce(o."uniqueKey2" = $1::text, false) as "named",
      exists (select 1 from "institutionHasSignupCode" h join "signupCode" c on c."id" = h."signupCode"
        where h."institution" = o."institution" and c."uniqueKey1" = $1::text) as "coded"
      from "institutionHasOauth2" o where ${turnedOn}) found where "named" or "coded"`,
    [key],
  )
  const named = rows.filter((row) => row.named)
  const [only, another] = named.length > 0 ? named : rows
  if (!only) return 'unknownCode'
  return another ? 'ambiguousCode' : settingsOf(resource, only)
}

/** Whether there is a code by which people find the institution's server. */
export const hasName = async (db: Executor, institution: number): Promise<boolean> => {
  const rows = await run(
    db,
    `select 1 from "institutionHasOauth2" where "institution" = $1::int and btrim("ssoName") <> ''
    union all select 1 from "institutionHasSignupCode" where "institution" = $1::int limit 1`,
    [institution],
  )
  return rows.length > 0
}
