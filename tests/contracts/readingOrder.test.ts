import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { fold, foldSql } from '#dsl/text/fold.ts'
import { byReading, sortKeySql } from '#dsl/text/sortKey.ts'
import { foldTerm } from '#engine/search.ts'
import type { Database } from '#server/db/database.ts'
import { foldTermSql } from '#server/model/searchSql.ts'
import { forEachEngine } from '../server/db/engines.ts'

/** What names and codes are made of, and what goes wrong with it. */
const pieces = [
  ..."aAbBeEmMoOsSzZ0019 '’ʼ-‑–_~.,;:/%\\",
  ...'éÉèêëàâçÇîïôöÖùûüÜÿñÑßẞœŒæÆøØłŁđÐþıİşŞžŽåÅ',
  ...'ΣςσΩάЖжЇйÑ日本각🏥𝔸\u00a0\u202f\u2009\u3000\ufffd\uffee',
  'e\u0301',
  'o\u0302\u0323',
  "l'Étang",
  'l’étang',
  'Hôpital',
  '007',
  '12345678901234567890',
]
const nasty = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''))

forEachEngine('browser and database read texts alike', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  const rows = (text: string, values: readonly (string | null)[]) =>
    database.session(async (session) => (await session.query(text, [JSON.stringify(values)])).rows)
  const given = 'from jsonb_array_elements_text($1::jsonb) with ordinality as g("said", "id")'

  test('they fold them to the same', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(nasty, { minLength: 1, maxLength: 60 }), async (texts) => {
        const found = await rows(
          `select ${foldSql('"said"')} as "read", ${foldTermSql('"said"')} as "term" ${given} order by "id"`,
          texts,
        )
        expect(found).toEqual(texts.map((text) => ({ read: fold(text), term: foldTerm(text) })))
      }),
      { numRuns: 40 },
    )
  })

  test('they put them in the same order, either way, nothing behind everything', async () => {
    const key = sortKeySql('"said"')
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(nasty), { minLength: 2, maxLength: 60 }), async (texts) => {
        const inOrder = async (way: 'asc' | 'desc') =>
          (await rows(`select "said" ${given} order by ${key} ${way}, "id" ${way}`, texts)).map(
            ({ said }) => said,
          )
        const expected = texts.toSorted((a, b) =>
          a === null || b === null ? Number(a === null) - Number(b === null) : byReading(a, b),
        )
        expect(await inOrder('asc')).toEqual(expected)
        expect(await inOrder('desc')).toEqual(expected.toReversed())
      }),
      { numRuns: 40 },
    )
  })
})
