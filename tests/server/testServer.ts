import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { catalogue } from '#schemas'
import { buildServer, type ServerParts } from '#server/build.ts'
import { type Config, readConfig } from '#server/config.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
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

/** A server with a handful of people (people.ts), on the given empty database or on one in memory of its own. */
export const openTestServer = async (given?: Database): Promise<TestServer> => {
  const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: testSecret })
  const database = given ?? (await openDatabase({ dataDir: 'memory://' }))
  await migrate(database, migrations)
  await seedPeople(database)
  const apps: FastifyInstance[] = []
  const another: TestServer['another'] = async (changed = {}, parts = {}) => {
    const app = await buildServer({ catalogue, database, config: { ...config, ...changed }, ...parts })
    apps.push(app)
    return app
  }
  const close = async () => {
    for (const app of apps) await app.close()
    if (!given) await database.close()
  }
  return { app: await another(), database, config, another, close }
}
