import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { entity, shared, text, unique, uniquePerInstitution, writtenByProvider } from '#dsl'
import { migrate } from '#server/db/migration/migrate.ts'
import { diffModels, snapshotOf } from '#server/model/diff.ts'
import { lineOf } from '#server/start/operatorLines.ts'
import { temporaryFolder } from '../db/children.ts'
import { forEachEngine } from '../db/engines.ts'
import { createSql } from './createSql.ts'
import { base, modelWith, thing } from './things.ts'

const badge = (rules: ReturnType<typeof unique>[] = []) =>
  entity('badge', {
    columns: { name: text() },
    belongs: shared('site-has-badge', 'site'),
    access: writtenByProvider,
    label: 'name',
    rules: rules as never,
  })
const old = modelWith(thing(base), badge())
const noted = modelWith(thing({ ...base, note: text() }), badge())
const rules = [unique(['code', 'size'])]
const next = modelWith(
  thing({ ...base, note: text() }, { rules: [uniquePerInstitution('code'), ...rules] }),
  badge([uniquePerInstitution('name')]),
)

const rows = `
  insert into site (name) values ('A'), ('B');
  insert into thing (place, code, size) values
    (1, 'Day', 1), (1, ' DAY', 1), (2, 'day', 1), (1, 'late', 2), (1, 'late', null), (1, 'Late', null), (2, 'early', 1);
  insert into badge (name) values ('red'), ('Red'), (null), (null);
  insert into "siteHasBadge" (badge, site) values (1, 1), (2, 1), (2, 2), (3, 1), (4, 1);`

/** A folder of three migrations: the tables with these rows, a column more, and unique rules. */
const folderWith = () => {
  const folder = temporaryFolder()
  const write = (name: string, sql: readonly string[]) =>
    writeFileSync(join(folder, `${name}.sql`), `${sql.join('\n')}\n`)
  write('0001-first', [...createSql(old), rows])
  return {
    folder,
    addRules: () => {
      write('0002-note', diffModels(snapshotOf(old), noted))
      write('0003-rules', diffModels(snapshotOf(noted), next))
    },
    /** As migrations of before are. */
    sayNoRules: () =>
      write(
        '0003-rules',
        diffModels(snapshotOf(noted), next).map((one) => one.replace(/ -- .*/, '')),
      ),
  }
}

forEachEngine('a unique rule that rows break', ({ open }) => {
  // Fails where migrations before it are applied first: the program that ran before could not mend the rows any more.
  it('is told before anything is changed, one after the other, and goes through once they are mended', async () => {
    const database = await open()
    const { folder, addRules, sayNoRules } = folderWith()
    await migrate(database, folder)
    addRules()
    const exec = (sql: string) => database.session((session) => session.exec(sql))
    const refused = async (facts: object) => {
      const error: unknown = await migrate(database, folder).then(
        () => undefined,
        (one) => one,
      )
      expect(error).toMatchObject({ code: 'rowsRepeat', facts: { name: '0003-rules', ...facts } })
      const columns = `select column_name from information_schema.columns where table_name = 'thing' and column_name in ('note', 'uniqueKey1')`
      expect(await exec(columns)).toEqual([])
      expect(await exec('select name from pupitre_migration')).toEqual([{ name: '0001-first' }])
      return lineOf(error)
    }
    const line = await refused({
      entity: 'thing',
      rule: "uniquePerInstitution('code')",
      rows: 5,
      values: 2,
      examples: 'place 1, "day" (1, 2); place 1, "late" (4, 5, 6)',
    })
    expect(line).toContain("Migration 0003-rules adds uniquePerInstitution('code') to thing, and 5 rows")
    expect(line).toContain('5 rows of thing share 2 values that each may have alone: place 1, "day" (1, 2);')
    expect(line).toContain('Nothing was changed. With the version that ran before')
    await exec(
      `update thing set code = 'night' where id = 2; update thing set code = 'noon' where id = 6; update thing set code = 'dawn' where id = 5`,
    )
    await exec('update thing set size = 1')
    await refused({
      entity: 'thing',
      rule: "unique(['code', 'size'])",
      rows: 2,
      values: 1,
      examples: '"day", "1" (1, 3)',
    })
    await exec('update thing set size = id')
    sayNoRules()
    await refused({ entity: 'badge', rule: 'unique rule 1', rows: 2, examples: 'site 1, "red" (1, 2)' })
    await exec(`update badge set name = 'blue' where id = 2`)
    expect(await migrate(database, folder)).toEqual(['0002-note', '0003-rules'])
  })

  it('is not rehearsed where the database is new', async () => {
    const database = await open()
    const { folder, addRules } = folderWith()
    addRules()
    const failed = { code: 'migrationFailed', facts: { name: '0003-rules' } }
    await expect(migrate(database, folder)).rejects.toMatchObject(failed)
  })

  it('is not what else is wrong with a migration', async () => {
    const database = await open()
    const { folder, addRules } = folderWith()
    await migrate(database, folder)
    addRules()
    writeFileSync(join(folder, '0002-note.sql'), 'select 1 / 0;')
    const failed = { code: 'migrationFailed', facts: { name: '0002-note', reason: 'division by zero' } }
    await expect(migrate(database, folder)).rejects.toMatchObject(failed)
  })
})
