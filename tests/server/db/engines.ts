import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, describe } from 'vitest'
import { type Database, type DatabaseConfig, openDatabase } from '#server/db/database.ts'
import { FaultProxy } from '#tests/faultProxy.ts'
import { lent, lentEmpty } from './lent.ts'
import { type Made, templateOf } from './made.ts'

interface OpenConfig extends Omit<DatabaseConfig, 'databaseUrl' | 'dataDir'> {
  /** What it is a copy of, instead of empty. */
  made?: Made<unknown>
}
/** Opens a fresh database each time, empty where nothing is said; it is closed (and dropped) when the suite ends. */
export type OpenFresh = (config?: OpenConfig) => Promise<Database>

export interface EngineSuite {
  engine: Database['engine']
  open: OpenFresh
  /** Another connection to what `open` gave last, as a second process would have; PostgreSQL only. */
  openAgain: () => Promise<Database>
  /** The same through a proxy that can cut and delay connections; PostgreSQL only. */
  openByWay: (config: OpenConfig) => Promise<{ database: Database; way: FaultProxy }>
}

/** Runs a suite on the embedded engine in memory; on the PostgreSQL server that `TEST_DATABASE_URL` names, if it does. */
export function forEachEngine(name: string, suite: (given: EngineSuite) => void): void {
  onPostgresOnly(name, suite)
  if (!process.env.TEST_DATABASE_URL) onOneEngine(name, suite)
}

/** For what both engines answer alike, since the code decides it, or the text of a statement: asked of the embedded one. */
export function onOneEngine(name: string, suite: (given: EngineSuite) => void): void {
  describe(`${name} (embedded)`, () => {
    const { open, closeAll } = tracked(openInMemory)
    afterAll(closeAll)
    const none = () => Promise.reject(new Error('the embedded engine serves one process'))
    suite({ engine: 'embedded', open, openAgain: none, openByWay: none })
  })
}

/** On the embedded engine, which knows but one of the time-outs; who sets it has an engine of their own. */
export const openInMemory: OpenFresh = async ({ made, ...config } = {}) => {
  if (made) return lent(made)
  return Object.keys(config).length > 0 ? openDatabase({ ...config, dataDir: 'memory://' }) : lentEmpty()
}

/** For what the embedded engine has not: several processes, a server that ends connections. */
export function onPostgresOnly(name: string, suite: (given: EngineSuite) => void): void {
  const server = process.env.TEST_DATABASE_URL
  if (server) describe(`${name} (postgres)`, () => onPostgres(server, suite))
}

function onPostgres(server: string, suite: (given: EngineSuite) => void) {
  const created: string[] = []
  const last = () => Object.assign(new URL(server), { pathname: `/${created.at(-1)}` }).href
  const ways: FaultProxy[] = []
  interface Opened extends DatabaseConfig {
    again?: boolean
    made?: Made<unknown>
  }
  const { open, closeAll } = tracked(async ({ again, made, ...config }: Opened) => {
    if (!again) created.push(await createDatabase(server, made && (await templateOf(server, made))))
    return openDatabase({ databaseUrl: last(), ...config, dump: undefined })
  })
  const openByWay = async (config: OpenConfig) => {
    const way = await FaultProxy.to(last())
    ways.push(way)
    return { database: await open({ ...config, again: true, databaseUrl: way.url }), way }
  }
  afterAll(async () => {
    for (const way of ways) await way.close()
    await closeAll()
    for (const name of created) await administer(server, `drop database "${name}" with (force)`)
  })
  suite({ engine: 'postgres', open, openAgain: () => open({ again: true }), openByWay })
}

function tracked<C extends object>(openOne: (config: C) => Promise<Database>) {
  const opened: Database[] = []
  const open = async (config = {} as C) => {
    const database = await openOne(config)
    opened.push(database)
    return database
  }
  return { open, closeAll: () => Promise.all(opened.map((database) => database.close())) }
}

async function createDatabase(server: string, template = 'template0'): Promise<string> {
  const name = `pupitre_test_${randomBytes(6).toString('hex')}`
  await administer(server, `create database "${name}" template "${template}" encoding 'UTF8'`)
  return name
}

async function administer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
