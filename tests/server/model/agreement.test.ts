import { beforeAll, expect, test } from 'vitest'
import { common, defineCatalogue, entity, minutes, number, text, unique, writtenByProvider } from '#dsl'
import { searchTextOf } from '#engine/search.ts'
import { uniqueKey } from '#engine/validation/uniqueKey.ts'
import type { Database } from '#server/db/database.ts'
import { modelOf } from '#server/model/model.ts'
import { uniquePlaces } from '#server/model/uniquePlaces.ts'
import { forEachEngine } from '../db/engines.ts'
import { createSql } from './createSql.ts'
import { scratchOf } from './scratch.ts'

const word = entity('word', {
  columns: { said: text(), size: number(), worked: minutes() },
  belongs: common,
  access: writtenByProvider,
  rules: [unique(['said', 'size'])],
  search: ['said', 'size', 'worked'],
  label: 'said',
})
const catalogue = defineCatalogue({ entities: [word], tables: [], menu: [], permissions: {} })

const said = [
  'Élan',
  ' M 1 ',
  'a\u00a0b\u202fc\u3000d',
  'Groß',
  'e\u0301te\u0301',
  '\ufeffx\ty',
  'ŒUVRE 🏥',
  "o'clock",
  '50% _a\\b',
  '',
]
const rows = said.map((text, i) => ({
  said: text,
  size: [1, 1.5, -2, null][i % 4],
  worked: [450, 0, -75, null][i % 4],
}))

forEachEngine('the database and the engine agree', ({ open }) => {
  let stored: Record<string, unknown>[]
  beforeAll(async () => {
    const database: Database = await open()
    stored = await database.session(async (session) => {
      const scratch = scratchOf(session)
      await scratch.inSchema(createSql(modelOf(catalogue)))
      const [place] = uniquePlaces(catalogue)
      await session.query(
        `insert into word (said, size, worked) select said, size, worked
         from jsonb_to_recordset($1::jsonb) as r(said text, size double precision, worked integer)`,
        [JSON.stringify(rows)],
      )
      return scratch.rows(`select search, (${place?.fill}) as key from word order by id`)
    })
  })

  test('on the text that the search box looks into', () => {
    expect(stored.map((row) => row.search)).toEqual(rows.map((row) => searchTextOf(word, row)))
  })

  test('on the key of a unique rule, for rows that were there before it', () => {
    expect(stored.map((row) => row.key)).toEqual(rows.map((row) => uniqueKey([row.said, row.size])))
  })
})
