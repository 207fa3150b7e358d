import { CompiledQuery } from 'kysely'
import { expect, it } from 'vitest'
import { EngineConnection } from '#server/db/dialect.ts'
import type { Session } from '#server/db/session.ts'
import { WriteCounts, writtenBy } from '#server/db/writtenTables.ts'

it.each([
  ['select 1 from "item" t for update of t', []],
  ['insert into "item" ("id") values (1)', ['item']],
  ['INSERT INTO item SELECT 1', ['item']],
  ['update only "item" set "name" = null', ['item']],
  [
    'with gone as (delete from "item" returning *), n as (insert into "audit" select 1) select 1',
    ['item', 'audit'],
  ],
])('%s', (sql, tables) => {
  const { tables: found, andOthers } = writtenBy(sql)
  // The alias of a lock is no table, and does no harm.
  expect([[...found].filter((name) => name !== 'of'), andOthers]).toEqual([tables, false])
})

it.each([
  'truncate "item"',
  'drop table "item"',
  'merge into "item" using "other" on true when matched then delete',
])('%s may write anything', (sql) => {
  expect(writtenBy(sql).andOthers).toBe(true)
})

it('what is counted of a table rises with writes to it, and to whatever is not known', () => {
  const counts = new WriteCounts()
  const of = () => [counts.of(['item']), counts.of(['other', 'item']), counts.of(['third']), counts.total]
  counts.add(writtenBy('update "item" set "id" = 1'))
  expect(of()).toEqual([1, 1, 0, 1])
  counts.add(writtenBy('delete from "other"'))
  expect(of()).toEqual([1, 2, 0, 2])
  counts.add(writtenBy('truncate "x"'))
  expect(of()).toEqual([2, 3, 1, 3])
})

/** A session whose statements are answered, but for its commit, of whose end nobody hears. */
const unheard: Session = {
  query: async () => ({ rows: [], affected: 1, command: 'INSERT' }),
  exec: async () => [],
  begin: async () => ({ answered: Promise.resolve() }),
  commit: () => Promise.reject(new Error('Connection terminated')),
  rollback: async () => {},
  release: () => {},
}

it('what a commit may have written counts as written, where its answer is lost', async () => {
  const counts = new WriteCounts()
  const connection = new EngineConnection(unheard, {
    share: undefined,
    onStatement: () => {},
    onWritten: (written) => counts.add(written),
  })
  await connection.begin(undefined)
  await connection.executeQuery(CompiledQuery.raw('insert into "item" ("id") values (1)'))
  expect(counts.of(['item'])).toBe(0)
  await expect(connection.commit()).rejects.toThrow('terminated')
  expect(counts.of(['item'])).toBe(1)
})
