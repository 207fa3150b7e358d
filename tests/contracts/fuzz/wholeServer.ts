import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { catalogue } from '#schemas'
import { insertAdmin } from '#server/admin/insertAdmin.ts'
import { buildServer } from '#server/build.ts'
import { readConfig } from '#server/config.ts'
import { accountKey, setPasswordHash } from '#server/services/auth/accounts.ts'
import { authContext } from '#server/services/auth/principal/authContext.ts'
import { signAccessToken } from '#server/services/auth/session/accessToken.ts'
import { openSession } from '#server/services/auth/session/sessions.ts'
import { worldMade } from '#tests/server/catalogues.ts'
import type { OpenFresh } from '#tests/server/db/engines.ts'
import { toldOf } from '#tests/server/db/made.ts'
import { passwordHash, people } from '#tests/server/people.ts'
import { testSecret } from '#tests/server/testServer.ts'
import { OWN, SIBLING, type World, worldOf } from '#tests/server/world.ts'

export type Caller = keyof typeof people

export interface WholeServer {
  readonly app: FastifyInstance
  readonly world: World
  /** Every route as registered, HEAD too. */
  readonly routes: readonly { readonly method: string; readonly url: string }[]
  /** The headers of somebody who is signed in and may do what their level lets them, whatever was written before. */
  signedIn(caller: Caller): Promise<Record<string, string>>
}

/** The folder of a front end and of a gallery, as built. */
const builtPages = (): string => {
  const dist = mkdtempSync(join(tmpdir(), 'pupitre-fuzz-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  for (const folder of ['gallery', 'assets']) mkdirSync(join(dist, folder))
  for (const page of ['index.html', 'favicon.svg', 'gallery/index.html', 'assets/main-abc123.js'])
    writeFileSync(join(dist, page), page)
  return dist
}

const levels: Readonly<Record<Caller, number>> = { provider: 1, director: 2, viewer: 4 }
const institutions: Readonly<Record<Caller, readonly number[]>> = {
  provider: [],
  director: [OWN, SIBLING],
  viewer: [OWN],
}

const made = worldMade('console', catalogue)

/** The whole server over a world with a row of every entity, behind a proxy that it believes. */
export const openWholeServer = async (open: OpenFresh): Promise<WholeServer> => {
  const database = await open({ made })
  const world = worldOf(catalogue, toldOf(made).facts)
  const ids = new Map<Caller, number>()
  for (const caller of Object.keys(people) as Caller[]) {
    const person = { email: people[caller], firstName: 'First', lastName: caller, lang: 'en', passwordHash }
    await insertAdmin(database, catalogue, person)
    const key = accountKey(people[caller])
    const { rows } = await sql<{ id: number }>`select "id" from "admin" where "uniqueKey1" = ${key}`.execute(
      database.kysely,
    )
    ids.set(caller, rows[0]?.id ?? 0)
  }
  const granted = Object.values(catalogue.permissions).map((column) => sql`${sql.ref(column)} = true`)
  await sql`insert into "level" ("id", "name") values (2, 'Directors'), (4, 'Viewers')
    on conflict ("id") do nothing`.execute(database.kysely)
  await sql`update "level" set ${sql.join(granted)} where "id" = 2`.execute(database.kysely)

  await sql`with f as (insert into "file" ("name", "mediaType", "bytes")
      values ('a.txt', 'text/plain', convert_to('{serviceName}', 'UTF8')) returning "id")
    update "shiftTemplate" set "file" = f."id" from f`.execute(database.kysely)

  const config = {
    ...readConfig({ NODE_ENV: 'test', SECRET_KEY: testSecret }),
    trustProxy: ['127.0.0.1'],
  }
  const routes: { method: string; url: string }[] = []
  const dist = builtPages()
  const app = await buildServer({
    catalogue,
    database,
    config,
    dist,
    gallery: async () => dist,
    onRoute: ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one, url })
    },
  })
  onTestFinished(() => app.close())
  await app.ready()

  const { keys } = authContext({ catalogue, config, database })
  const enter = (caller: Caller) =>
    database.transaction(async (tx) => {
      const admin = ids.get(caller) ?? 0
      await sql`update "admin" set "level" = ${levels[caller]} where "id" = ${admin}`.execute(tx)
      await sql`delete from "institutionHasAdmin" where "admin" = ${admin}`.execute(tx)
      for (const institution of institutions[caller])
        await sql`insert into "institutionHasAdmin" ("admin", "institution", "uniqueKey1")
          values (${admin}, ${institution}, ${String(admin)})`.execute(tx)
      await setPasswordHash(tx, admin, passwordHash)
      const session = await openSession(tx, { key: keys.refresh, admin, userAgent: undefined })
      return { token: await signAccessToken(keys.access, session), cookie: session.refreshToken }
    })
  return {
    app,
    world,
    routes,
    signedIn: async (caller) => {
      const { token, cookie } = await enter(caller)
      return { authorization: `Bearer ${token}`, cookie: `pupitre_refresh=${cookie}` }
    },
  }
}
