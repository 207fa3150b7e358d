import { expect } from 'vitest'
import { catalogue } from '#schemas'
import type { Database } from '#server/db/database.ts'
import { createTables } from '../createTables.ts'
import type { OpenFresh } from '../db/engines.ts'
import { buildTestServer, person, type TestServer } from '../harness.ts'
import { onceARun } from '../onceAFile.ts'

export const NOW = new Date('2026-11-21T12:00:00.000Z')

/** Makes a row as provider staff do, and gives its id. */
export const insert = async (server: TestServer, path: string, row: object): Promise<number> => {
  const { status, body } = await server.call(person(), 'POST', path, row)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.id
}

const servers = new WeakMap<OpenFresh, () => Promise<{ readonly server: TestServer }>>()

/** For one test. Four institutions; a time system is connected in the first. It is noon of 21 November 2026. */
export const openServer = async (open: OpenFresh): Promise<TestServer> => {
  const ready = servers.get(open) ?? built(open)
  servers.set(open, ready)
  return (await ready()).server
}

const institutions = {
  name: 'institutions',
  make: async (database: Database) => {
    await createTables(database, catalogue)
    await database.session((session) =>
      session.exec(`insert into "institution" ("name", "nameSMS", "country", "lang", "sector", "timezone")
        select 'Clinique ' || n, 'C' || n, 'fr', 'fr', 'health', 'Europe/Paris' from generate_series(1, 4) n;
        insert into "institutionChronos" ("institution", "uniqueKey1") values (1, '');`),
    )
    return null
  },
}
const built = onceARun(institutions, async (database) => ({
  server: await buildTestServer({ database, catalogue, now: () => NOW, hasTables: true }),
}))

export const morning = { code: 'M1', beginAt: '06:45', endAt: '14:15', break: '00:30' }
export const night = { code: 'N1', beginAt: '21:00', endAt: '06:30', break: '00:30' }
