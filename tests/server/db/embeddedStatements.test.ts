import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import type { Session } from '#server/db/session.ts'
import { lentEmpty } from './lent.ts'

let database: Database
beforeAll(async () => {
  database = await lentEmpty()
})
afterAll(() => database.close())

const asked = <T>(work: (session: Session) => Promise<T>) => database.session(work)
const rowsOf = (sql: string, ...values: unknown[]) =>
  asked(async (session) => (await session.query(sql, values)).rows)

const byId = 'select * from item where id = $1::int'
beforeEach(() =>
  asked((session) =>
    session.exec(
      `drop table if exists item; create table item (id int primary key, code text); insert into item values (1, 'A')`,
    ),
  ),
)

it('a statement is planned once and gives what stands there each time', async () => {
  expect(await rowsOf(byId, 1)).toEqual([{ id: 1, code: 'A' }])
  await rowsOf('update item set code = $1', 'B')
  expect(await rowsOf(byId, 1)).toEqual([{ id: 1, code: 'B' }])
  expect(await rowsOf(byId, 2)).toEqual([])
  const planned = await rowsOf('select count(*) from pg_prepared_statements where statement = $1', byId)
  expect(planned).toEqual([{ count: 1 }])
})

it('a statement that failed as it ran can be asked again', async () => {
  const divided = 'select 6 / $1::int as shared'
  await expect(rowsOf(divided, 0)).rejects.toMatchObject({ code: '22012' })
  expect(await rowsOf(divided, 3)).toEqual([{ shared: 2 }])
})

it('a statement that could not be planned can be once its table is there', async () => {
  const later = 'select id from later where id = $1::int'
  await expect(rowsOf(later, 1)).rejects.toMatchObject({ code: '42P01' })
  await asked((session) => session.exec('create table later as select 1 as id'))
  expect(await rowsOf(later, 1)).toEqual([{ id: 1 }])
  await asked((session) => session.exec('drop table later'))
})

it('a table that gets another column is read with it', async () => {
  await rowsOf(byId, 1)
  await asked((session) => session.exec(`alter table item add column name text default 'n'`))
  expect(await rowsOf(byId, 1)).toEqual([{ id: 1, code: 'A', name: 'n' }])
})

it('a connection that was told to forget everything plans anew', async () => {
  await rowsOf(byId, 1)
  await asked((session) => session.exec('discard all'))
  expect(await rowsOf(byId, 1)).toEqual([{ id: 1, code: 'A' }])
})

it('in a transaction that failed each statement is refused until it is rolled back', async () => {
  await asked(async (session) => {
    await (await session.begin()).answered
    await expect(session.query('insert into item values ($1::int, $2)', [1, 'A'])).rejects.toMatchObject({
      code: '23505',
      constraint: 'item_pkey',
    })
    await expect(session.query(byId, [1])).rejects.toMatchObject({ code: '25P02' })
    await session.rollback()
    expect((await session.query(byId, [1])).rows).toEqual([{ id: 1, code: 'A' }])
  })
})

it('there may be more statements than are kept', async () => {
  for (let n = 0; n < 320; n++)
    expect(await rowsOf(`select $1::int + ${n} as sum`, 1)).toEqual([{ sum: n + 1 }])
  expect(await rowsOf('select $1::int + 319 as sum', 2)).toEqual([{ sum: 321 }])
})
