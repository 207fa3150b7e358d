import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll } from 'vitest'
import type { FetchLike } from '#client/transport.ts'
import type { ErrorAnswer } from '#protocol/problem.ts'
import type { AgencySubscription } from '#protocol/services/agency.ts'
import { catalogue } from '#schemas'
import { insertAdmin } from '#server/admin/insertAdmin.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { type Browser, signedIn } from '../auth/browser.ts'
import type { OpenFresh } from '../db/engines.ts'
import { onceAFile } from '../onceAFile.ts'
import { passwordHash, people } from '../people.ts'
import { openTestServerOn } from '../testServer.ts'

export const optionsOf = (institution: number | string) =>
  `/bff-backoffice/institutions/${institution}/options`
export const listOf = (institution: number | string) => `${optionsOf(institution)}/agency/subscriptions`

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const
type Method = (typeof methods)[number]
const methodOf = (name: string | undefined): Method => methods.find((one) => one === name) ?? 'GET'

export interface Answered {
  readonly status: number
  readonly body: Partial<ErrorAnswer> & {
    readonly result?: readonly AgencySubscription[]
    // biome-ignore lint/suspicious/noExplicitAny: of any call
    readonly data?: any
  }
}

export const nurses = {
  name: 'Nuits',
  emails: ['garde@agence.example', 'nuit@agence.example'],
  delay: 3,
  autoAccept: true,
  lang: 'fr',
  jobs: [1],
  specialties: [1],
}

const seed = async (database: Database) => {
  const name = { firstName: 'Paul', lastName: 'Provider', lang: 'en' }
  await insertAdmin(database, catalogue, { ...name, email: providerToo, passwordHash })
  await database.transaction(async (tx) => {
    await sql`insert into "institutionOption" ("institution", "hasInterim", "agencyClientId")
      values (1, true, 'AG-1'), (2, true, 'AG-2'), (3, false, null)`.execute(tx)
    await sql`insert into "job" ("name") values ('Infirmier'), ('Sage-femme'), ('Brancardier')`.execute(tx)
    await sql`insert into "specialty" ("job", "name") values (1, 'Bloc'), (1, 'Urgences'), (2, 'Salle')`.execute(
      tx,
    )
    await sql`insert into "institutionHasJob" ("job", "institution")
      values (1, 1), (2, 1), (1, 2), (2, 2), (3, 3)`.execute(tx)
    await sql`insert into "institutionHasSpecialty" ("specialty", "institution")
      values (1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (3, 2)`.execute(tx)
  })
}

const { provider, director, viewer } = people
/** Another of level 1. */
export const providerToo = 'provider-too@example.org'

/** Calls of these people, each in a browser of their own. */
const callsOn = async (app: FastifyInstance) => {
  const browsers = new Map<string, Browser>()
  for (const who of [provider, providerToo, director, viewer]) browsers.set(who, await signedIn(app, who))
  return async (who: string, method: Method, url: string, payload?: unknown, headers = {}) => {
    const answer = await browsers.get(who)?.send({
      method,
      url,
      headers: { ...(payload !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(payload !== undefined && { payload: JSON.stringify(payload) }),
    })
    if (!answer) throw new Error(`${who} is not signed in`)
    const body: Answered['body'] = answer.json()
    return { status: answer.statusCode, body, headers: answer.headers }
  }
}

/**
 * A server whose institutions 1 and 2 are clients of the agencies and 3 is none. Jobs 1 and 2 with the specialties 1, 2 (of
 * job 1) and 3 (of job 2) are in institutions 1 and 2; job 3 is in institution 3 alone. Made once a file, its rows given
 * back before each test.
 */
export const agencyOf = (
  open: OpenFresh,
  config: Partial<Config> = {},
  openAgain?: () => Promise<Database>,
) =>
  onceAFile(open, async (database) => {
    const server = await openTestServerOn(database)
    const app = await server.another(config)
    // Another process has nothing in common with the first but what is stored.
    const second = await server.another(config, openAgain && { database: await openAgain() })
    afterAll(() => server.close())
    await seed(database)
    const [callAs, callSecondAs] = [await callsOn(app), await callsOn(second)]
    const recorded = async (columns: string) => {
      const text = `select ${columns} from "audit" where "entity" <> 'admin' order by "id"`
      return (await database.session((session) => session.query(text))).rows
    }
    const call = (method: Method, url: string, payload?: unknown, headers = {}) =>
      callAs(provider, method, url, payload, headers)
    return {
      server: { forget: () => {} },
      /** What a browser of the person has for `fetch`, and what it sent. */
      browserOf: (who: string) => {
        const sent: string[] = []
        const fetch: FetchLike = async (url, { method, headers, body }) => {
          sent.push(`${method} ${url} ${typeof body === 'string' ? body : ''}`.trim())
          const payload = typeof body === 'string' ? JSON.parse(body) : undefined
          const answer = await callAs(who, methodOf(method), url, payload, headers)
          const told = new Headers(Object.entries(answer.headers).map(([name, one]) => [name, String(one)]))
          return { status: answer.status, url, headers: told, text: async () => JSON.stringify(answer.body) }
        }
        return { fetch, sent }
      },
      call,
      callAs,
      /** The same of the second server. */
      callSecond: (method: Method, url: string, payload?: unknown, headers = {}) =>
        callSecondAs(provider, method, url, payload, headers),
      /** Time passes for what is stored under keys. */
      age: (seconds: number) =>
        database.session((session) =>
          session.exec(`update "idempotency" set "createdAt" = now() - interval '${seconds} seconds'`),
        ),
      list: async (institution: number) =>
        (await call('GET', `${listOf(institution)}?take=500`)).body.result ?? [],
      /** The subscription that is made of the body. */
      make: async (institution: number, body: object = nurses): Promise<AgencySubscription> => {
        const { status, body: answer } = await call('POST', listOf(institution), body)
        if (status !== 201) throw new Error(JSON.stringify(answer))
        return answer.data
      },
      /** What was recorded since the people were made. */
      audit: () => recorded('"action", "entity", "row", "institutions"'),
      /** The same, with what each says. */
      recorded: () => recorded('"action", "entity", "row", "institutions", "after"'),
    }
  })
