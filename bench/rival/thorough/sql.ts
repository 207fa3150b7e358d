/** What a list of a time code gets, out of a row named t. */
const columns = `t."id", t."version", t."code", t."beginAt", t."endAt", t."break", t."nbWorkedMinutes", t."interfacingCode", t."isDeleted"`

const places = `(select json_agg(l."institution" order by l."institution")
  from "institutionHasSchedule" l where l."schedule" = t."id") as "institution"`

/** Value: the hash of a token. Rights are those of the person's institutions; provider staff reach all. */
export const callerSql = `select a."id", a."level", (select coalesce(json_agg(h."institution"), '[]'::json)
    from "institutionHasAdmin" h where h."admin" = a."id" and h."isActivated") as "institutions"
  from "session" s join "admin" a on a."id" = s."admin"
  where s."refreshHash" = $1 and s."revokedAt" is null and s."expiresAt" > now()`

/** Values: admin, key, fingerprint. No row where the key has been used. */
export const claimSql = `insert into "idempotency" ("admin", "key", "fingerprint", "status") values ($1, $2, $3, 0)
  on conflict do nothing returning 1`

/** Values: admin, key. */
export const keptSql = `select "fingerprint", "status", "body" from "idempotency" where "admin" = $1 and "key" = $2`

/** Values: admin, key, status, body. */
export const keepSql = `update "idempotency" set "status" = $3, "body" = $4 where "admin" = $1 and "key" = $2`

/** Whether a time and attendance system is connected in one of them: codes for it are entered there alone. */
const connectedIn = (institutions: string): string =>
  `(exists (select 1 from "institutionChronos" c where c."institution" = ${institutions})
    or exists (select 1 from "institutionOctime" o where o."institution" = ${institutions})) as "isConnected"`

/** Value: institution. It stays while it is written to. */
export const placeSql = `select ${connectedIn('i."id"')} from "institution" i where i."id" = $1 for key share of i`

/** Values: institution, code, beginAt, endAt, break, nbWorkedMinutes, interfacingCode. Row and link at once. */
export const insertSql = `with t as (insert into "schedule"
    ("code", "beginAt", "endAt", "break", "nbWorkedMinutes", "interfacingCode") values ($2, $3, $4, $5, $6, $7) returning *),
  l as (insert into "institutionHasSchedule" ("schedule", "institution", "uniqueKey1", "scheduleUniqueKey1")
    select t."id", $1, t."id"::text, lower(t."code") from t)
  select ${columns} from t`

/** Value: id. */
export const currentSql = `select ${columns}, ${places}, ${connectedIn(
  `any(array(select l."institution" from "institutionHasSchedule" l where l."schedule" = t."id"))`,
)} from "schedule" t where t."id" = $1 and not t."isDeleted" for update of t`

/** Values: id, code, beginAt, endAt, break, nbWorkedMinutes, interfacingCode. */
export const updateSql = `update "schedule" t set "code" = $2, "beginAt" = $3, "endAt" = $4, "break" = $5,
  "nbWorkedMinutes" = $6, "interfacingCode" = $7, "version" = "version" + 1 where "id" = $1 returning ${columns}`

/** Values: id, code. */
export const recodeSql = `update "institutionHasSchedule" set "scheduleUniqueKey1" = lower($2) where "schedule" = $1`

/** Values: admin, action, row, institutions, before, after. */
export const auditSql = `insert into "audit" ("admin", "action", "entity", "row", "institutions", "before", "after")
  values ($1, $2, 'schedule', $3, $4, $5, $6)`
