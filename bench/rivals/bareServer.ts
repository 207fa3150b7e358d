import { fastify } from 'fastify'
import pg from 'pg'

/** How long a count is kept, as long as the console keeps its own. */
const LIFE_MS = 10_000
const linked = (table: string, column: string, row: string, name: string) =>
  `(select coalesce(json_agg(distinct l."${column}" order by l."${column}"), '[]'::json) from "${table}" l where l."${row}" = t."id") as "${name}"`
const lists = {
  schedule: {
    columns: `t."id", t."version", t."code", t."beginAt", t."endAt", t."break", t."nbWorkedMinutes", t."interfacingCode", t."isDeleted", ${linked('institutionHasSchedule', 'institution', 'schedule', 'institution')}`,
    where: 'not t."isDeleted"',
    order: `lower(t."code") collate "C", t."id"`,
  },
  admin: {
    columns: `t."id", t."version", t."firstName", t."lastName", t."email", t."mobilePhone", t."level", t."typeAdmin", t."contractLevel", t."lang", t."service", t."notificationPoles", t."isStatisticAllowed", t."isPlanningAllowed", t."shouldSendEmail", t."didAcceptTerms", t."user", ${linked('adminInInstitutionNotificationService', 'service', 'admin', 'notificationServices')}, ${linked('institutionHasAdmin', 'institution', 'admin', 'institution')}`,
    where: 'true',
    order: `lower(t."lastName") collate "C", t."id"`,
  },
}
type Of = keyof typeof lists

const pageSql = (of: Of) =>
  `select ${lists[of].columns} from "${of}" t where ${lists[of].where} order by ${lists[of].order} limit 30 offset $1`
const countSql = (of: Of) => `select count(*)::int as "count" from "${of}" t where ${lists[of].where}`
const searchSql = (
  of: Of,
) => `with m as materialized (select t.* from "${of}" t where t."search" like $1 and ${lists[of].where})
  select (select count(*)::int from m) as "count", ${lists[of].columns} from m t order by ${lists[of].order} limit 30 offset $2`

/** A handler written by hand for these two lists: no session, no rights, no schema; statements prepared, count kept. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = fastify()
const counted = { schedule: { count: 0, until: 0 }, admin: { count: 0, until: 0 } }

const total = async (of: Of): Promise<number> => {
  if (counted[of].until < Date.now()) {
    const { rows } = await pool.query<{ count: number }>(countSql(of))
    counted[of] = { count: rows[0]?.count ?? 0, until: Date.now() + LIFE_MS }
  }
  return counted[of].count
}

interface Asked {
  readonly of: Of
  readonly search?: string
  readonly offset?: number
}

app.post<{ Body: Asked }>('/list', async ({ body }) => {
  const { of, search, offset = 0 } = body
  if (!search) {
    const { rows } = await pool.query({ name: `page of ${of}`, text: pageSql(of), values: [offset] })
    return { data: rows, count: await total(of) }
  }
  const term = `%${search
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await pool.query({
    name: `search of ${of}`,
    text: searchSql(of),
    values: [term, offset],
  })
  const found = rows as { count?: number }[]
  const count = found[0]?.count ?? 0
  for (const row of found) delete row.count
  return { data: found, count }
})

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.on('SIGTERM', () => void app.close().then(() => pool.end()))
