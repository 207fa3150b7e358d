import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { migrate, migrationTable } from '#server/db/migration/migrate.ts'
import { temporaryFolder } from './children.ts'
import { forEachEngine, onPostgresOnly } from './engines.ts'

const first = `create table person (id int primary key, name text not null);
create index person_name on person using gin (name gin_trgm_ops);
insert into person values (1, 'Ada; not a new statement');`
const second = `alter table person add column age int; update person set age = 36;`

const folderOf = (files: Record<string, string>) => {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

const people = (database: Database) => database.kysely.selectFrom('person').selectAll().execute()

forEachEngine('migrations', ({ open }) => {
  it('are applied in order, once, and later ones when they come', async () => {
    const database = await open()
    const folder = folderOf({ '0001-first.sql': first })
    expect(await migrate(database, folder)).toEqual(['0001-first'])
    writeFileSync(join(folder, '0002-second.sql'), second)
    expect(await migrate(database, folder)).toEqual(['0002-second'])
    expect(await migrate(database, folder)).toEqual([])
    expect(await people(database)).toEqual([{ id: 1, name: 'Ada; not a new statement', age: 36 }])
  })

  it('that were changed or are unknown to this program stop the start; other line ends are no change', async () => {
    const database = await open()
    const folder = folderOf({ '0001-first.sql': first, '0002-second.sql': second })
    await migrate(database, folder)
    writeFileSync(join(folder, '0001-first.sql'), first.replaceAll('\n', '\r\n'))
    expect(await migrate(database, folder)).toEqual([])
    writeFileSync(join(folder, '0001-first.sql'), `${first} `)
    const changed = { code: 'migrationChanged', facts: { name: '0001-first' } }
    await expect(migrate(database, folder)).rejects.toMatchObject(changed)
    writeFileSync(join(folder, '0001-first.sql'), first)
    rmSync(join(folder, '0002-second.sql'))
    const newer = { code: 'databaseNewer', facts: { name: '0002-second' } }
    await expect(migrate(database, folder)).rejects.toMatchObject(newer)
  })

  it('that fail leave nothing of themselves, and keep what came before', async () => {
    const database = await open()
    const folder = folderOf({
      '0001-first.sql': first,
      '0002-second.sql': `${second} create table half (id int); insert into half values ('x');`,
    })
    const failed = { code: 'migrationFailed', facts: { name: '0002-second' } }
    await expect(migrate(database, folder)).rejects.toMatchObject(failed)
    expect(await people(database)).toEqual([{ id: 1, name: 'Ada; not a new statement' }])
    writeFileSync(join(folder, '0002-second.sql'), second)
    expect(await migrate(database, folder)).toEqual(['0002-second'])
  })

  it('with a wrong name or a number used twice are refused before anything is done', async () => {
    const database = await open()
    const named = folderOf({ 'first.sql': first })
    await expect(migrate(database, named)).rejects.toMatchObject({ code: 'migrationName' })
    const twice = folderOf({ '0001-first.sql': first, '0001-second.sql': second })
    await expect(migrate(database, twice)).rejects.toMatchObject({ code: 'migrationNumberTwice' })
  })
})

onPostgresOnly('migrations together', ({ open, openAgain }) => {
  it('are applied once each by processes that start together', async () => {
    const starters = [await open(), await openAgain(), await openAgain()]
    const folder = folderOf({ '0001-first.sql': `select pg_sleep(0.1); ${first}`, '0002-second.sql': second })
    const applied = await Promise.all(starters.map((database) => migrate(database, folder)))
    expect(applied.flat().sort()).toEqual(['0001-first', '0002-second'])
  })

  it('are what a server needs to be ready: one whose database was set back is not', async () => {
    const database = await open()
    await database.ready()
    await migrate(database, folderOf({ '0001-first.sql': first, '0002-second.sql': second }))
    await database.ready()
    await database.session((session) => session.query(`delete from ${migrationTable} where name > '0001'`))
    await expect(database.ready()).rejects.toMatchObject({ code: 'databaseUnavailable' })
    await database.session((session) => session.query(`drop table ${migrationTable}`))
    await expect(database.ready()).rejects.toThrow(migrationTable)
  })
})
