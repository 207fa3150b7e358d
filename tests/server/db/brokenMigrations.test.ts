import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migration/migrate.ts'
import { randomFrom } from '../../../generators/demo/random.ts'
import { shapeOf } from '../restore.ts'
import { runsOf, seed } from '../seed.ts'
import { migrations } from '../testServer.ts'
import { temporaryFolder } from './children.ts'
import { forEachEngine } from './engines.ts'

/** Points at which each migration is broken off; with RUNS=30 as many as T32 asks for. */
const POINTS = runsOf(1)

const files = readdirSync(migrations)
  .filter((name) => name.endsWith('.sql'))
  .sort()

/** Where its statements end: bodies of functions have semicolons of their own. */
const endsOf = (text: string): number[] => {
  const blank = text
    .replaceAll(/\$\$[\s\S]*?\$\$/g, (body) => ' '.repeat(body.length))
    .replaceAll(/--.*/g, (comment) => ' '.repeat(comment.length))
  return [...blank.matchAll(/;[ \t]*$/gm)].map(({ index }) => index + 1)
}

const rowsSql = `select string_agg(c.relname || ' ' || (xpath('/row/c/text()', query_to_xml(
    format('select md5(coalesce(string_agg(t::text, '','' order by t::text), '''')) as c from %s t', c.oid::regclass), false, true, '')))[1]::text,
  E'\\n' order by c.relname) as "rows" from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`
const stateOf = async (database: Database): Promise<unknown[]> => [
  await shapeOf(database),
  await database.session(async (session) => (await session.query(rowsSql)).rows),
]

// T32: a migration that is broken off has done nothing, and is done whole the next time.
forEachEngine('each migration of this program', ({ open }) => {
  it('that is broken off leaves the former tables and rows, and goes through afterwards', async () => {
    const database = await open()
    const folder = temporaryFolder()
    const random = randomFrom(seed)
    for (const name of files) {
      const path = join(folder, name)
      const text = readFileSync(join(migrations, name), 'utf8')
      const ends = endsOf(text)
      const before = await stateOf(database)
      for (let n = 0; n < Math.min(POINTS, ends.length); n++) {
        const end = POINTS < ends.length ? random.pick(ends) : (ends[n] ?? 0)
        writeFileSync(path, `${text.slice(0, end)}\nselect 1 / 0;\n${text.slice(end)}`)
        await expect(migrate(database, folder), `${name} at ${end}`).rejects.toMatchObject({
          code: 'migrationFailed',
          facts: { reason: 'division by zero' },
        })
        expect(await stateOf(database), `${name} at ${end}`).toEqual(before)
      }
      copyFileSync(join(migrations, name), path)
      expect(await migrate(database, folder)).toEqual([name.replace('.sql', '')])
      expect(await stateOf(database), name).not.toEqual(before)
    }
  })
})
