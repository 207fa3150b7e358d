import { expect, test } from 'vitest'
import { catalogue } from '#schemas'
import { modelOf } from '#server/model/model.ts'
import { serverTables } from '#server/model/names.ts'
import { forEachEngine } from '../db/engines.ts'
import { migrationTexts, systemTexts } from '../migrationTexts.ts'
import { createSql } from './createSql.ts'
import { scratchOf } from './scratch.ts'

test('no entity is called as a table that the server has of its own', () => {
  const made = systemTexts.flatMap((sql) =>
    [...sql.matchAll(/create table "(\w+)"/g)].flatMap(([, name]) => name ?? []),
  )
  expect(serverTables).toEqual([...made, 'pupitre_migration'].sort((a, b) => a.localeCompare(b)))
  const of = catalogue.entities.get('job')
  for (const name of serverTables)
    expect(() => modelOf({ ...catalogue, entities: new Map(of && [[name, { ...of, name }]]) })).toThrow(
      `${name}: the server has a table of that name`,
    )
})

forEachEngine('the migrations', ({ open }) => {
  test('make, from the first on, the database that the catalogue asks for', async () => {
    const database = await open()
    await database.session(async (session) => {
      const scratch = scratchOf(session)
      const migrated = await scratch.inSchema(migrationTexts)
      const fresh = await scratch.inSchema([...systemTexts, ...createSql(modelOf(catalogue))])
      expect(await scratch.shapeOf(migrated)).toEqual(await scratch.shapeOf(fresh))
    })
  })
})
