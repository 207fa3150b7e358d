import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue } from '#schemas'
import { modelOf } from '#server/model/model.ts'
import { createSql } from '#server/model/sql.ts'
import { forEachEngine } from '../db/engines.ts'
import { scratchOf } from './scratch.ts'

const folder = new URL('../../../migrations/', import.meta.url)
const texts = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))

forEachEngine('the migrations', ({ open }) => {
  test('make, from the first on, the database that the catalogue asks for', async () => {
    const database = await open()
    await database.session(async (session) => {
      const scratch = scratchOf(session)
      const migrated = await scratch.inSchema(texts)
      const fresh = await scratch.inSchema([...texts.slice(0, 1), ...createSql(modelOf(catalogue))])
      expect(await scratch.shapeOf(migrated)).toEqual(await scratch.shapeOf(fresh))
    })
  })
})
