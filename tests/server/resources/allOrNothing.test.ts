import { expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { person, type TestServer } from '../harness.ts'
import { openServer } from './institutions.ts'

const provider = person()
const PATH = '/export-api/v2/publicholiday'
const BATCH = `${PATH}/upsert-batch`

const create = (
  server: TestServer,
  dates: readonly string[],
  institutions: readonly number[],
  key?: string,
) =>
  server.call(
    provider,
    'POST',
    BATCH,
    { batch: dates.map((date) => ({ date })), institutions },
    key ? { 'idempotency-key': key } : {},
  )
const stored = async (server: TestServer) =>
  (
    await server.list(provider, PATH, { limit: 999, orderby: [{ columnName: 'id', orientation: 'asc' }] })
  ).body.data.map((row: { date: string; institution: number }) => `${row.date} ${row.institution}`)

forEachEngine('a creation of several lines in several institutions', ({ open }) => {
  it('is whole, recorded, and done once for its key', async () => {
    const server = await openServer(open)
    const first = await create(server, ['2026-05-01', '2026-12-25'], [1, 2], 'k')
    expect([first.status, first.body.count]).toEqual([200, 4])
    const again = await create(server, ['2026-05-01', '2026-12-25'], [1, 2], 'k')
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await stored(server)).toEqual(['2026-05-01 1', '2026-05-01 2', '2026-12-25 1', '2026-12-25 2'])
    const { rows } = await server.database.session((s) =>
      s.query(
        `select count(*)::int as "n" from "audit" where "entity" = 'publicholiday' and "action" = 'insert'`,
      ),
    )
    expect(rows[0]?.n).toBe(4)
  })

  it('is as whole in a thousand institutions, and in more than that it is nothing', async () => {
    const server = await openServer(open)
    await server.database.session((session) =>
      session.exec(`insert into "institution" ("name", "nameSMS", "country", "lang", "sector", "timezone")
        select 'Foyer ' || n, 'F' || n, 'fr', 'fr', 'health', 'Europe/Paris' from generate_series(5, 1001) n`),
    )
    const all = Array.from({ length: 1001 }, (_, nth) => nth + 1)
    const made = await create(server, ['2026-05-01'], all.slice(1))
    expect([made.status, made.body.count]).toEqual([200, 1000])
    const many = await create(server, ['2026-12-25'], all)
    expect([many.status, many.body.details?.[0]?.column]).toEqual([400, 'institutions'])
  })

  it('is nothing at all where one institution has one of them, each named with its line [console 5.16]', async () => {
    const server = await openServer(open)
    await create(server, ['2026-05-01'], [2])
    const refused = await create(server, ['2026-11-01', '2026-05-01'], [1, 2, 3])
    expect([refused.status, refused.body.errorCode]).toEqual([409, 409])
    expect(refused.body.details).toEqual([
      {
        column: 'date',
        code: 409,
        reason: 'taken',
        clash: { columns: ['date'], row: 1 },
        line: 1,
        institution: 2,
      },
    ])
    expect(await stored(server)).toEqual(['2026-05-01 2'])
    const twice = await create(server, ['2026-11-01', '2026-11-01'], [1])
    expect(twice.body.details).toEqual([
      {
        column: 'date',
        code: 409,
        reason: 'duplicate',
        clash: { columns: ['date'] },
        line: 1,
        institution: 1,
      },
    ])
    expect((await create(server, ['2026-11-01'], [1, 3])).status).toBe(200)
  })

  it('is refused whole for a wrong value, an institution out of reach, a row that names its own', async () => {
    const server = await openServer(open)
    const wrong = await create(server, ['2026-11-01', '2026-02-31'], [1, 2])
    expect([wrong.status, wrong.body.details]).toEqual([
      400,
      [{ column: 'date', code: 406, reason: expect.any(String), line: 1 }],
    ])
    const local = person({ level: 1, institutions: [1] })
    const body = { batch: [{ date: '2026-11-01' }], institutions: [1, 2] }
    expect((await server.call(local, 'POST', BATCH, body)).status).toBe(403)
    const own = { batch: [{ date: '2026-11-01', institution: 3 }], institutions: [1] }
    expect((await server.call(provider, 'POST', BATCH, own)).body.details).toMatchObject([
      { column: 'institution', code: 406, line: 0 },
    ])
    expect((await create(server, [], [1])).status).toBe(400)
    expect((await create(server, ['2026-11-01'], [])).status).toBe(400)
    expect(await stored(server)).toEqual([])
  })

  // T18, T23
  it('is one of many that race for the same day, whichever institutions they name', async () => {
    const server = await openServer(open)
    for (let round = 0; round < 10; round++) {
      const day = `2027-01-${String(round + 1).padStart(2, '0')}`
      const sets = [[1, 2, 3], [3, 2], [2, 1], [1, 3], [2]]
      const answers = await Promise.all(
        sets.map((institutions) => create(server, [day, `2028${day.slice(4)}`], institutions)),
      )
      expect(answers.map(({ status }) => status).filter((status) => ![200, 409].includes(status))).toEqual([])
      expect(answers.some(({ status }) => status === 200)).toBe(true)
      const won = sets.filter((_, i) => answers[i]?.status === 200).flat()
      expect(new Set(won).size).toBe(won.length)
      const rows = (await stored(server)).filter((row: string) => row.startsWith(day))
      expect(rows).toHaveLength(won.length)
    }
  })

  it('shares a row where institutions share rows', async () => {
    const server = await openServer(open)
    const body = { batch: [{ name: 'Urgences' }, { name: 'Chirurgie' }], institutions: [2, 1] }
    expect((await server.call(provider, 'POST', '/api/v2/pole/upsert-batch', body)).body.count).toBe(2)
    const { body: list } = await server.list(provider, '/api/v2/pole', { query: { institution: [1] } })
    expect(list.data.map((row: { institution: number[] }) => row.institution)).toEqual([
      [1, 2],
      [1, 2],
    ])
  })
})
