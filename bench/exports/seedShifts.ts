import { readConfig } from '#server/config.ts'
import { openMigrated } from '#server/start/openMigrated.ts'
import type { Environment } from '../ground/children.ts'

const PATIENCE_MS = 600_000

/** First day of the month that is exported. */
export const MONTH = '2026-10-01'
/** Shifts of an institution in that month. */
export const SHIFTS = 2_000

const statements = (institutions: number): readonly string[] => [
  `insert into "institution" ("name", "nameSMS", "country", "lang", "sector", "timezone")
    select 'Hospital ' || g, 'H' || g, 'fr', 'fr', 'health', 'Europe/Paris' from generate_series(1, ${institutions}) g`,
  `insert into "schedule" ("code", "beginAt", "endAt", "nbWorkedMinutes")
    select 'C' || g, '07:00', '14:30', 450 from generate_series(1, 100) g`,
  `insert into "institutionHasSchedule" ("institution", "schedule")
    select i."id", s."id" from "institution" i, "schedule" s where s."id" % 3 = i."id" % 3`,
  `insert into "mission" ("institution", "schedule", "beginAt", "endAt", "workerType")
    select i."id", s.first + g % 100, b.at, b.at + interval '450 minutes', g % 2
    from "institution" i, generate_series(1, ${SHIFTS}) g, (select min("id") as first from "schedule") s,
      lateral (select timestamptz '${MONTH}T05:00Z' + (g * 21 % 43000) * interval '1 minute' as at) b`,
  `insert into "payrollcode" ("institution", "name", "code", "isBusinessDay", "isNight")
    select i."id", n, left(n, 1), n = 'Day', n = 'Night' from "institution" i, (values ('Day'), ('Night'), ('All')) v(n)`,
]

/** Institutions with a month of shifts each, and pay codes for days and nights, in the empty database that the environment names. */
export const seedShifts = async (env: Environment, institutions: number): Promise<void> => {
  const database = await openMigrated(readConfig(env), { statementTimeoutMs: PATIENCE_MS })
  try {
    await database.session(async (session) => {
      for (const statement of statements(institutions)) await session.exec(statement)
    })
    await database.afterBulk()
  } finally {
    await database.close()
  }
}
