import { randomBytes } from 'node:crypto'
import type { Catalogue } from '#dsl/catalogue.ts'
import { buildServer } from '#server/build.ts'
import { readConfig } from '#server/config.ts'
import { Database } from '#server/db/database.ts'
import type { Engine } from '#server/db/session.ts'
import type { Files } from './files.ts'

/** Routes are described without being called: nothing is ever asked of the database. */
const noEngine: Engine = {
  name: 'embedded',
  session: () => Promise.reject(new Error('no database')),
  ready: () => Promise.reject(new Error('no database')),
  tidy: () => Promise.resolve(),
  close: () => Promise.resolve(),
}

/** The description of every route, OpenAPI 3.1, as the server gives it at `/openapi.json`. */
export const openapiFiles = async (catalogue: Catalogue): Promise<Files> => {
  const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: randomBytes(32).toString('hex') })
  const app = await buildServer({ catalogue, database: new Database(noEngine), config })
  try {
    await app.ready()
    const described = (app as unknown as { swagger(): unknown }).swagger()
    return new Map([['src/generated/openapi.json', `${JSON.stringify(described, null, 1)}\n`]])
  } finally {
    await app.close()
  }
}
