import fastifyStatic from '@fastify/static'
import { fastify } from 'fastify'
import { verifyPassword } from '#server/services/auth/password.ts'
import { openRivalDatabase } from './database.ts'
import { countSql, insertSql, type Order, pageSql, searchSql, updateSql } from './sql.ts'
import { registerThorough } from './thorough/routes.ts'

/** A server written by hand for one list: no session, no rights, no schema, no audit, but in its thorough writes; statements prepared, count kept. */
const { DATABASE_URL = '', RIVAL_DATA = '', RIVAL_SITE = '', PORT } = process.env
/** How long a count is kept, as long as the console keeps its own. */
const LIFE_MS = 10_000
/** Rows of an institution up to which fetching them all is faster than walking along an index past those of others. */
const FEW = 3_000
const database = await openRivalDatabase(DATABASE_URL, RIVAL_DATA)
const app = fastify()
await app.register(fastifyStatic, { root: RIVAL_SITE, preCompressed: true })

interface Asked extends Order {
  readonly institution: number
  readonly limit: number
  readonly offset: number
  readonly search?: string
}
interface Counted {
  readonly count: number
}
const counted = new Map<number, { readonly count: number; readonly until: number }>()

const total = async (institution: number): Promise<number> => {
  const known = counted.get(institution)
  if (known && known.until > Date.now()) return known.count
  const [found] = await database.query<Counted>('count', countSql, [institution])
  const count = found?.count ?? 0
  counted.set(institution, { count, until: Date.now() + LIFE_MS })
  return count
}

app.post<{ Body: Asked }>('/list', async ({ body }) => {
  const { institution, limit, offset, search, ...order } = body
  const count = await total(institution)
  const size = count <= FEW ? 'few' : 'many'
  const name = `${order.sort} ${order.descending} ${size}`
  const values = [institution, limit, offset]
  if (!search) {
    const data = await database.query(`page ${name}`, pageSql(order, size), values)
    return { data, count }
  }
  const term = search
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/[\\%_]/g, '\\$&')
  const found = await database.query<Counted>(`search ${name}`, searchSql(order, size), [
    ...values,
    `%${term}%`,
  ])
  return { data: found.map(({ count: _, ...row }) => row), count: found[0]?.count ?? 0 }
})

type Row = Readonly<Record<string, unknown>>
const written = (row: Row) =>
  ['code', 'beginAt', 'endAt', 'break', 'nbWorkedMinutes', 'interfacingCode'].map((name) => row[name] ?? null)

app.post<{ Body: Row }>('/rows', async ({ body }) => {
  const [row] = await database.query('insert', insertSql, [body.institution, ...written(body)])
  return { data: row }
})

app.put<{ Body: Row; Params: { id: string } }>('/rows/:id', async ({ body, params }) => {
  const [row] = await database.query('update', updateSql, [params.id, ...written(body)])
  return { data: row }
})

registerThorough(app, database)

/** The same hash of the same password as ours, and nothing after it. */
app.post<{ Body: { email: string; password: string } }>('/login', async ({ body }, reply) => {
  const [found] = await database.query<{ passwordHash: string }>(
    'account',
    `select c."passwordHash" from "account" c join "admin" a on a."id" = c."admin" where a."email" = $1`,
    [body.email],
  )
  const right = await verifyPassword(body.password, found?.passwordHash)
  return reply.code(right ? 204 : 401).send()
})

await app.listen({ host: '127.0.0.1', port: Number(PORT) })
process.on('SIGTERM', () => void app.close().then(() => database.close()))
