import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { databaseProblem } from '#server/db/errors.ts'
import { unavailable } from '#server/db/failure.ts'
import { forEachEngine } from './engines.ts'

forEachEngine('errors', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.session((session) =>
      session.exec(`create table parent (id int primary key);
        create table child (id int constraint child_key primary key, name varchar(3) not null,
          age int constraint child_age check (age > 0), parent int constraint child_parent references parent,
          kept int constraint child_kept references parent on delete restrict);
        insert into parent values (1), (2);
        insert into child values (1, 'a', 1, 1, 2)`),
    )
  })

  const problemOf = async (statement: string, parameters: unknown[] = []) => {
    try {
      await database.session((session) => session.query(statement, parameters))
    } catch (error) {
      return databaseProblem(error)
    }
    throw new Error('the statement was accepted')
  }

  it.each([
    [
      `insert into child values (1, 'b')`,
      { kind: 'unique', constraint: 'child_key', table: 'child', values: '1' },
    ],
    [`insert into child values (2, null)`, { kind: 'notNull', column: 'name', table: 'child' }],
    [`insert into child values (2, 'b', 0)`, { kind: 'check', constraint: 'child_age', table: 'child' }],
    [
      `insert into child values (2, 'b', 1, 9)`,
      { kind: 'foreignKey', constraint: 'child_parent', table: 'child' },
    ],
    [`delete from parent where id = 1`, { kind: 'foreignKey', constraint: 'child_parent', table: 'child' }],
    [`delete from parent where id = 2`, { kind: 'foreignKey', constraint: 'child_kept', table: 'child' }],
    [`insert into child values (2, 'long')`, { kind: 'outOfRange' }],
    [`select 99999999999::int`, { kind: 'outOfRange' }],
    [`select 'x'::int`, { kind: 'invalidText' }],
    [`select 'x'::date`, { kind: 'invalidText' }],
    [`select '2026-02-30'::date`, { kind: 'outOfRange' }],
    [`select nothing from nowhere`, undefined],
  ])('%s', async (statement, problem) => {
    expect(await problemOf(statement)).toEqual(problem)
  })

  it('a NUL in a text', async () => {
    expect(await problemOf('select $1::text', ['a\0b'])).toEqual({ kind: 'invalidText' })
  })

  it('the next statement works', async () => {
    expect((await sql`select 1 as one`.execute(database.kysely)).rows).toEqual([{ one: 1 }])
  })
})

it.each([
  [{ code: '40001' }, { kind: 'conflict' }],
  [{ code: '57014' }, { kind: 'timeout' }],
  [{ code: '53100' }, { kind: 'diskFull' }],
  [{ code: '57P01' }, { kind: 'unavailable' }],
  [{ code: '08006' }, { kind: 'unavailable' }],
  [{ code: 'ECONNREFUSED' }, { kind: 'unavailable' }],
  [new Error('Connection terminated unexpectedly'), { kind: 'unavailable' }],
  [unavailable('closed'), { kind: 'unavailable' }],
  [{ code: 'constructor' }, undefined],
  [new TypeError('x is not a function'), undefined],
  [null, undefined],
])('%o', (error, problem) => {
  expect(databaseProblem(error)).toEqual(problem)
})
