import { expect, test } from 'vitest'
import { catalogue } from '#schemas'
import { modelOf } from '#server/model/model.ts'
import { forEachEngine } from '../db/engines.ts'
import { migrationTexts, systemTexts } from '../migrationTexts.ts'
import { createSql } from './createSql.ts'
import { scratchOf } from './scratch.ts'

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
