import { randomBytes } from 'node:crypto'
import { typesOf } from '@pupitre/openapi-types'
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
const openapiDocument = async (catalogue: Catalogue): Promise<Readonly<Record<string, unknown>>> => {
  const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: randomBytes(32).toString('hex') })
  const app = await buildServer({ catalogue, database: new Database(noEngine), config })
  try {
    await app.ready()
    return app.swagger() as unknown as Readonly<Record<string, unknown>>
  } finally {
    await app.close()
  }
}

/** A line for each path and each schema, so that a change shows where it is, and little white space. */
const written = (value: unknown, depth: number): string => {
  const isOpen = depth > 0 && typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isOpen) return JSON.stringify(value)
  const lines = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}:${written(one, depth - 1)}`)
  return `{\n${lines.join(',\n')}\n}`
}

/** The document, and the types that a TypeScript client has by it (openapi-typescript). */
export const openapiFiles = async (catalogue: Catalogue): Promise<Files> => {
  const document = await openapiDocument(catalogue)
  const { components, paths, ...rest } = document
  const parts = Object.entries(rest).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
  const deep = [`"components":${written(components, 2)}`, `"paths":${written(paths, 1)}`]
  return new Map([
    ['src/generated/openapi.json', `{\n${[...parts, ...deep].join(',\n')}\n}\n`],
    ['src/generated/openapi.d.ts', await typesOf(structuredClone(document))],
  ])
}
