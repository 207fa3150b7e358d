import type { Database } from '#server/db/database.ts'
import { nameOfMission, nameOfSchedule } from './writes.ts'

type Found = Record<string, unknown>

const query = (database: Database, sql: string): Promise<Found[]> =>
  database.session(async (session) => (await session.query(sql)).rows)

/** Links without their row, rows without an institution, unique keys that the removed still hold. */
export const orphans = async (database: Database): Promise<Found | undefined> => {
  const [counts] = await query(
    database,
    `select
      (select count(*)::int from "institutionHasSchedule" l
        where not exists (select from "schedule" s where s."id" = l."schedule")) as "linksToNothing",
      (select count(*)::int from "schedule" s
        where not exists (select from "institutionHasSchedule" l where s."id" = l."schedule")) as "schedulesOfNobody",
      (select count(*)::int from "institutionHasSchedule" l join "schedule" s on s."id" = l."schedule"
        where s."isDeleted" = (l."scheduleUniqueKey1" is not null)) as "keysOfTheRemoved"`,
  )
  return counts
}

/** Has every row judged anew by each constraint and brought into each index, which fails for a row that does not belong. */
export const checkConstraints = (database: Database): Promise<unknown> =>
  database.session(async (session) => {
    const [found] = await session.exec(`select string_agg("sql", ';') as "anew" from (
      select format('alter table %s drop constraint %I, add constraint %I %s',
        conrelid::regclass, conname, conname, pg_get_constraintdef(oid)) as "sql"
        from pg_constraint where contype in ('f', 'c') and connamespace = 'public'::regnamespace
      union all select format('reindex table %I', tablename) from pg_tables where schemaname = 'public') x`)
    return session.exec(`begin; ${found?.anew}; commit`)
  })

/** Keys of the writers' writes whose answers are kept, in order. */
export const keptAnswers = async (database: Database): Promise<unknown[]> =>
  (
    await query(
      database,
      `select "key" from "idempotency" where "status" between 200 and 299 and "key" ~ '^\\d+ \\d+$'`,
    )
  )
    .map(({ key }) => key as string)
    .sort()

/** The audit of what writers write, in the words of `Write.audit`, in order. */
export const auditOf = async (database: Database): Promise<string[]> => {
  const rows = await query(
    database,
    `select a.*, m."beginAt" as "begin" from "audit" a left join "mission" m on a."entity" = 'mission' and m."id" = a."row"
      where a."entity" in ('schedule', 'mission', 'institutionHasSchedule')`,
  )
  return rows.map((row) => lineOf(row as unknown as AuditRow)).sort()
}

interface AuditRow {
  readonly action: string
  readonly entity: string
  readonly before: Found | null
  readonly after: Found | null
  readonly begin: string | Date | null
}

const lineOf = ({ action, entity, before, after, begin }: AuditRow): string => {
  const { code, version, schedule, institution } = { ...before, ...after }
  if (entity === 'institutionHasSchedule') return `${action} ${entity} ${schedule} ${institution}`
  const name = begin ? nameOfMission(new Date(begin).toISOString()) : nameOfSchedule(String(code))
  return after?.version === undefined ? `${action} ${name}` : `${action} ${name} v${version}`
}
