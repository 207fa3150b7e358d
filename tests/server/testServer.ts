import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { catalogue } from '#schemas'
import { shiftSummary } from '#schemas/shiftSummary.ts'
import { buildServer, type ServerParts } from '#server/build.ts'
import { type Config, readConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migration/migrate.ts'
import { type OpenFresh, openInMemory } from './db/engines.ts'
import { seedPeople } from './people.ts'

export const testSecret = createHash('sha256').update('the key of the tests').digest('hex')
export const migrations = fileURLToPath(new URL('../../migrations/', import.meta.url))

export interface TestServer {
  readonly app: FastifyInstance
  readonly database: Database
  readonly config: Config
  /** Another server on the same database, differently configured. */
  another(config?: Partial<Config>, parts?: Partial<ServerParts>): Promise<FastifyInstance>
  close(): Promise<void>
}

/** A database with those people, made once a run. */
export const peopled = {
  name: 'people',
  make: async (database: Database) => {
    await migrate(database, migrations)
    await seedPeople(database)
    return null
  },
}

/**
 * A server with a handful of people (people.ts), on a database of the given engine or on one in memory. Closing it gives the database
 * back, so that the next one has not to be opened: that takes two seconds.
 */
export const openTestServer = async (open: OpenFresh = openInMemory): Promise<TestServer> => {
  const database = await open({ made: peopled })
  return serveTests(database, () => database.close())
}

/** The same on a database that is empty, and not closed with the server. */
export const openTestServerOn = async (database: Database): Promise<TestServer> => {
  await peopled.make(database)
  return serveTests(database, () => Promise.resolve())
}

const serveTests = async (database: Database, closeDatabase: () => Promise<void>): Promise<TestServer> => {
  const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: testSecret })
  await migrate(database, migrations)
  const apps: FastifyInstance[] = []
  const another: TestServer['another'] = async (changed = {}, parts = {}) => {
    const app = await buildServer({
      catalogue,
      tags: shiftSummary,
      database,
      config: { ...config, ...changed },
      ...parts,
    })
    apps.push(app)
    return app
  }
  const close = async () => {
    for (const app of apps) await app.close()
    await closeDatabase()
  }
  return { app: await another(), database, config, another, close }
}
