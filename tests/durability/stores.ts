import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, watch } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Database, openDatabase } from '#server/db/database.ts'
import { fillWithDemo } from '../server/madeFolders.ts'

/** Where a server keeps its rows, seen from outside. */
export interface Store {
  readonly env: Readonly<Record<string, string>>
  /** Resolves when the database next writes to the disk, where that can be seen. */
  readonly written?: () => Promise<unknown>
  /** Resolves once nothing of a dead server is at work any more. */
  settled(): Promise<void>
  /** The database itself, when no server runs. */
  open(): Promise<Database>
  drop(): Promise<void>
}

/** A folder of its own, with the demo unless filled otherwise. */
export const embeddedStore = async (fill: typeof fillWithDemo = fillWithDemo): Promise<Store> => {
  const folder = mkdtempSync(join(tmpdir(), 'pupitre-killed-'))
  const dataDir = join(folder, 'data')
  await fill(dataDir)
  return {
    env: { DATA_DIR: dataDir },
    written: async () => {
      const log = watch(join(dataDir, 'pg', 'pg_wal'))
      await once(log, 'change').finally(() => log.close())
    },
    settled: async () => {},
    open: () => openDatabase({ dataDir }),
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A database of its own on the server at `url`. */
export const postgresStore = async (url: string): Promise<Store> => {
  const name = `pupitre_killed_${randomBytes(6).toString('hex')}`
  const folder = mkdtempSync(join(tmpdir(), 'pupitre-killed-'))
  const databaseUrl = Object.assign(new URL(url), { pathname: `/${name}` }).href
  const administer = async (sql: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return (await client.query(sql, values).finally(() => client.end())).rows
  }
  await administer(`create database "${name}" template template0 encoding 'UTF8'`)
  const busy = 'select 1 from pg_stat_activity where datname = $1'
  return {
    env: { DATA_DIR: join(folder, 'data'), DATABASE_URL: databaseUrl },
    settled: async () => {
      // A backend ends its statement, or a commit that it has received, before it sees that nobody listens.
      while ((await administer(busy, [name])).length > 0);
    },
    open: () => openDatabase({ databaseUrl }),
    drop: async () => {
      await administer(`drop database "${name}" with (force)`)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
