import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Columns } from '#dsl/columns/column.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { copiesIn } from '#dsl/entities/facts.ts'
import { isLocal } from '#dsl/entities/local.ts'
import { validateRow } from '#engine/validation/validate.ts'
import { catalogue } from '#schemas'
import { demoAccounts, demoPassword } from '#server/admin/demoAccounts.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migration/migrate.ts'
import { verifyPassword } from '#server/services/auth/password.ts'
import { demoRows } from '../../generators/demo/rows.ts'
import { NotEmpty, seedDemo } from '../../generators/demo/seedDemo.ts'

type Row = Readonly<Record<string, unknown>>

const now = new Date('2026-11-21T05:00:00Z')
const secretKey = new Uint8Array(32)
let database: Database

beforeAll(async () => {
  database = await openDatabase({ dataDir: 'memory://' })
  await migrate(database, fileURLToPath(new URL('../../migrations/', import.meta.url)))
})
afterAll(() => database.close())

test('a demo fills an empty database with what was promised, and only an empty one', async () => {
  const counts = Object.fromEntries(await seedDemo(database, catalogue, { now, secretKey }))
  expect(counts).toMatchObject({ institution: 12, admin: 200, schedule: 120, mission: 2000, level: 6 })
  await expect(seedDemo(database, catalogue, { now, secretKey })).rejects.toBeInstanceOf(NotEmpty)
})

test('the accounts sign in with the demo password and are attached as told', async () => {
  const { rows } = await sql<Record<string, unknown>>`select a."email", a."level", p."passwordHash",
    (select coalesce(json_agg(l."institution" order by l."institution"), '[]') from "institutionHasAdmin" l where l."admin" = a."id") as "at"
    from "account" p join "admin" a on a."id" = p."admin" order by a."id"`.execute(database.kysely)
  expect(rows.map(({ email, level, at }) => ({ email, level, at }))).toEqual(
    demoAccounts.map(({ email, level, at }) => ({ email, level, at })),
  )
  expect(await verifyPassword(demoPassword, String(rows[0]?.passwordHash))).toBe(true)
})

test('every row could have been typed in: the engine finds nothing wrong with any', () => {
  const context = { mode: 'create', level: 1, institutions: [], records: {}, options: {}, flags: {} } as const
  for (const [name, rows] of demoRows(catalogue, { now })) {
    const entity = catalogue.entities.get(name) as AnyEntity
    for (const row of rows) expect(validateRow(entity, row, { context, final: true })).toEqual([])
  }
})

test('nothing has been exported yet that will be: on the first of a month the last export is that of the month before', () => {
  for (const day of ['2026-12-01T14:00:00Z', '2026-12-02T08:59:00Z', '2026-12-02T09:01:00Z']) {
    const exports = demoRows(catalogue, { now: new Date(day) }).get('payrollExport') ?? []
    expect(exports.length).toBeGreaterThan(0)
    for (const { exportedAt, endAt } of exports) {
      expect(Number(exportedAt)).toBeLessThan(Date.parse(day) / 1000)
      expect(Number(exportedAt)).toBeGreaterThan(Number(endAt))
    }
  }
})

test('every row points at rows of its own institutions', () => {
  const rows = demoRows(catalogue, { now })
  const placesOf = ({ name, belongs }: AnyEntity, row: Row): unknown[] => {
    if (belongs.to === 'institution') return [row[belongs.column]]
    if (belongs.to !== 'institutions') return []
    const links = linksOf.get(name) ?? linksBy(rows.get(belongs.link) ?? [], belongs.row)
    linksOf.set(name, links)
    return (links.get(row.id) ?? []).map((link) => link[belongs.institution])
  }
  const linksOf = new Map<string, Map<unknown, Row[]>>()
  const linksBy = (links: readonly Row[], column: string) => Map.groupBy(links, (link) => link[column])
  const astray = [...rows].flatMap(([name, of]) => {
    const entity = catalogue.entities.get(name) as AnyEntity
    return Object.entries(entity.columns as Columns).flatMap(([column, { facts }]) => {
      const target = catalogue.entities.get(facts.entity ?? '')
      if (!target || facts.through || !isLocal(entity, column, target)) return []
      const byId = new Map(rows.get(target.name)?.map((row) => [row.id, row]))
      return of.flatMap((row) => {
        const places = placesOf(entity, row)
        const isHere = (id: unknown) =>
          placesOf(target, byId.get(id as number) ?? {}).some((place) => places.includes(place))
        const ids = [row[column] ?? []].flat()
        return places.length > 0 && !ids.every(isHere) ? [`${name} ${row.id} ${column}`] : []
      })
    })
  })
  expect(astray).toEqual([])
})

test('every row that institutions share is at one of them, which says its language', () => {
  const rows = demoRows(catalogue, { now })
  const alone = [...rows].flatMap(([name, of]) => {
    const { belongs } = catalogue.entities.get(name) as AnyEntity
    if (belongs.to !== 'institutions') return []
    const linked = new Set(rows.get(belongs.link)?.map((link) => link[belongs.row]))
    return of.flatMap(({ id }) => (linked.has(id) ? [] : [`${name} ${id}`]))
  })
  // Provider staff is attached nowhere.
  expect(alone).toEqual(['admin 1'])
})

test('what a row repeats of another is what stands there', () => {
  const rows = demoRows(catalogue, { now })
  const compared = [...rows].flatMap(([name, of]) => {
    const entity = catalogue.entities.get(name) as AnyEntity
    const columns: Columns = entity.columns
    return copiesIn(entity).flatMap(([into, { relation, column }]) => {
      if (columns[into]?.facts.through) return []
      const target = rows.get(columns[relation]?.facts.entity ?? '') ?? []
      const byId = new Map(target.map((row): [unknown, Row] => [row.id, row]))
      return of.map((row) => {
        const there = byId.get(row[relation])?.[column] ?? null
        const isSame = JSON.stringify(row[into]) === JSON.stringify(there)
        return { at: `${name} ${row.id} ${into}`, isSame }
      })
    })
  })
  expect(compared.length).toBeGreaterThan(0)
  expect(compared.filter(({ isSame }) => !isSame)).toEqual([])
})

test('new rows are numbered after those of the demo', async () => {
  const { rows } = await sql<{
    id: number
  }>`insert into "institutionChronos" ("institution", "url") values (4, 'https://x.test') returning "id"`.execute(
    database.kysely,
  )
  const last = demoRows(catalogue, { now }).get('institutionChronos')?.length ?? 0
  expect(rows[0]?.id).toBe(last + 1)
})

test('the same options give the same rows, and a scale gives more', () => {
  const rows = demoRows(catalogue, { now })
  expect(demoRows(catalogue, { now })).toEqual(rows)
  const more = demoRows(catalogue, { now, scale: 3 })
  expect(more.get('schedule')).toHaveLength(360)
  expect(new Set(more.get('institution')?.map((i) => i.name)).size).toBe(36)
})

test('upcoming missions are made from the time codes of their institution', async () => {
  const { rows } = await sql`select 1 from "mission" m where m."schedule" is not null and not exists
    (select 1 from "institutionHasSchedule" l where l."schedule" = m."schedule" and l."institution" = m."institution")`.execute(
    database.kysely,
  )
  expect(rows).toEqual([])
  const upcoming = await sql<{
    n: number
  }>`select count(*)::int n from "mission" where "beginAt" > ${now.toISOString()}`.execute(database.kysely)
  expect(upcoming.rows[0]?.n).toBeGreaterThan(1000)
})
