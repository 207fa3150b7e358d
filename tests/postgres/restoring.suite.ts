import { mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { backUp } from '#server/backup/backUp.ts'
import { restore } from '#server/backup/restore.ts'
import type { Database } from '#server/db/database.ts'
import { onPostgresOnly } from '../server/db/engines.ts'

const scratch = mkdtempSync(join(tmpdir(), 'pupitre-restoring-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const all = async (database: Database, text: string) =>
  (await database.session((session) => session.query(text))).rows

const use = async (database: Database): Promise<void> => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const [named] = await all(database, 'select current_database() as "name"')
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  vi.stubEnv('DATABASE_URL', Object.assign(url, { pathname: `/${named?.name}` }).href)
}

onPostgresOnly('a backup that is restored', ({ open }) => {
  const backedUp = async (name: string, more = ''): Promise<string> => {
    const database = await open()
    await database.session((session) =>
      session.exec(`create table "session" ("id" int, "revokedAt" timestamptz); insert into "session" values (1, null), (2, 'epoch');
        create table "audit" ("admin" int, "action" text, "entity" text, "row" int, "institutions" jsonb, "before" jsonb, "after" jsonb);
        create table "rows" as select n, repeat('row', 100) as "text" from generate_series(1, 20000) n; ${more}`),
    )
    await use(database)
    const file = join(scratch, name)
    await backUp([file])
    return file
  }
  const tables = (database: Database) =>
    all(database, `select "tablename" from pg_tables where "schemaname" = 'public' order by 1`)

  it('is whole, with nobody signed in, and says so in the audit', async () => {
    const file = await backedUp('whole')
    const database = await open()
    await use(database)
    await restore([file])
    expect(
      await all(database, `select "id", "revokedAt" > 'epoch' as "now" from "session" order by 1`),
    ).toEqual([
      { id: 1, now: true },
      { id: 2, now: false },
    ])
    expect(await all(database, `select "admin", "action", "entity", "row" from "audit"`)).toEqual([
      { admin: null, action: 'restore', entity: 'database', row: null },
    ])
    expect(await all(database, 'select count(*)::int as "n" from "rows"')).toEqual([{ n: 20_000 }])
  })

  // Fails where the rows are there, and their sessions with them, whatever becomes of ending these.
  it('is not there at all where its sessions cannot be ended', async () => {
    const file = await backedUp(
      'with a fault',
      `create function "never"() returns trigger language plpgsql as $$ begin raise exception 'never'; end $$;
      create trigger "never" before update on "session" execute function "never"();`,
    )
    const database = await open()
    await use(database)
    await expect(restore([file])).rejects.toThrow(/^psql failed: [\s\S]*never/)
    expect(await tables(database)).toEqual([])
  })

  it('is not there at all where the file is cut off', async () => {
    const file = await backedUp('cut')
    truncateSync(file, 10_000)
    const database = await open()
    await use(database)
    await expect(restore([file])).rejects.toThrow(/^pg_restore failed: /)
    expect(await tables(database)).toEqual([])
    vi.stubEnv('PATH', '')
    await expect(restore([file])).rejects.toThrow(/^(psql|pg_restore) is not installed: it is one of Postgre/)
  })
})
