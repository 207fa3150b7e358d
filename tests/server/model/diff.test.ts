import { beforeAll, describe, expect, test } from 'vitest'
import { number, relation, text } from '#dsl'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { Database } from '#server/db/database.ts'
import { diffModels, MigrationRefused, snapshotOf } from '#server/model/diff.ts'
import type { Model } from '#server/model/model.ts'
import { forEachEngine } from '../db/engines.ts'
import { createSql } from './createSql.ts'
import { cases, seed } from './diffCases.ts'
import { meanings, meant, unmeant } from './meaningCases.ts'
import { scratchOf } from './scratch.ts'
import { base, modelWith, thing } from './things.ts'

forEachEngine('a database with rows in it follows the catalogue and ends as one made anew', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })

  test.each(Object.entries({ ...cases, ...meanings }))(
    '%s',
    async (_, { from = [thing(base)], to, options, rows, ...rest }) => {
      const old = snapshotOf(modelWith(...from))
      const next = modelWith(...to)
      const kept = JSON.parse(JSON.stringify(old)) as Model
      await database.session(async (session) => {
        const scratch = scratchOf(session)
        const migrated = await scratch.inSchema([...createSql(old), rest.seed ?? seed])
        await session.exec(`begin; ${diffModels(kept, next, options).join('\n')} commit;`)
        if (rows) expect(await scratch.rows(rows[0])).toEqual(rows[1])
        const fresh = await scratch.inSchema(createSql(next))
        expect(await scratch.shapeOf(migrated)).toEqual(await scratch.shapeOf(fresh))
      })
      expect(diffModels(snapshotOf(next), next)).toEqual([])
    },
  )

  test('a table is dropped with the relations to it', async () => {
    const old = modelWith(thing(base), thing({ thing: relation('thing') }, {}, 'part'))
    await database.session(async (session) => {
      const scratch = scratchOf(session)
      const migrated = await scratch.inSchema([...createSql(old), seed])
      await session.exec(diffModels(old, modelWith(), { allowDrop: true }).join('\n'))
      const fresh = await scratch.inSchema(createSql(modelWith()))
      expect(await scratch.shapeOf(migrated)).toEqual(await scratch.shapeOf(fresh))
    })
  })
})

describe('a change that would lose or break rows is refused and says what to add', () => {
  const refusals: Readonly<Record<string, [AnyEntity[], RegExp]>> = {
    'a column gone': [[thing({ code: base.code })], /thing\.size is gone.*--allow-drop/],
    'a table gone': [[], /thing is gone.*--allow-drop/],
    'a required column without a value for old rows': [
      [thing({ ...base, note: text({ required: true }) })],
      /thing\.note.*backfill/,
    ],
    'a column become required': [
      [thing({ ...base, size: number({ required: true }) })],
      /thing\.size becomes required.*backfill/,
    ],
    'text into number': [
      [thing({ ...base, code: number({ required: true }) })],
      /thing\.code turns from text into double precision.*--using/,
    ],
  }
  test.each(Object.entries(refusals))('%s', (_, [to, reason]) => {
    const change = () => diffModels(modelWith(thing(base)), modelWith(...to))
    expect(change).toThrow(MigrationRefused)
    expect(change).toThrow(reason)
  })
  test.each(Object.entries(unmeant))(
    '%s, whose rows would come to mean something else',
    (_, [to, reason]) => {
      const change = () => diffModels(snapshotOf(modelWith(meant)), modelWith(to))
      expect(change).toThrow(MigrationRefused)
      expect(change).toThrow(reason)
    },
  )
})
