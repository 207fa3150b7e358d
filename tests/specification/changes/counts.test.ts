import { afterAll, beforeAll, expect, test } from 'vitest'
import { enumeration, select, shorterThan, text } from '#dsl'
import type { Columns } from '#dsl/columns/column.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { compare } from '../../../generators/specification/changes/compare/compare.ts'
import { countsIn } from '../../../generators/specification/changes/counts/countRows.ts'
import { boxesSaid, uniqueName } from './small.ts'

let database: Database
beforeAll(async () => {
  database = await openDatabase({ dataDir: 'memory://' })
  await database.session((session) =>
    session.exec(`
      create table box (id serial primary key, institution int, name text, code text, size text, former text);
      insert into box (institution, name, code, size, former) values
        (1, 'A', null, 's', 'x'), (1, 'a ', 'four', 'l', null), (2, 'A', 'longer', 's', 'y'), (2, 'B', '', null, null);`),
  )
})
afterAll(() => database.close())

const size = (values: readonly string[]) => select(enumeration('size', values))
const counts = async (old: Columns, next: Columns, rules: readonly (typeof uniqueName)[] = []) =>
  Object.fromEntries(
    await countsIn(database, compare(boxesSaid(old), boxesSaid(next, { rules: rules as never }))),
  )

test('rows that a change refuses or loses are counted where they are', async () => {
  const old = { code: text(), size: size(['s', 'l']), former: text() }
  const next = { code: text({ required: true, validate: [shorterThan(4)] }), size: size(['l']) }
  expect(await counts(old, next, [uniqueName])).toEqual({
    'box.former: removed column': 2,
    'size.s: removed value': 2,
    'box.code: tightened required': 2,
    'box.code: tightened max length': 1,
    'box: tightened rule unique name': 2,
  })
})

test('a column is counted under the name that the database has', async () => {
  const renamed = text({ required: true, renamedFrom: 'code' })
  expect(await counts({ code: text() }, { short: renamed })).toEqual({ 'box.short: tightened required': 2 })
})

test('what the database does not have is not counted, and its rows stay', async () => {
  expect(await counts({ unheard: text() }, {})).toEqual({})
  const { rows } = await database.session((session) =>
    session.query('select count(*)::int as count from box'),
  )
  expect(rows).toEqual([{ count: 4 }])
})
