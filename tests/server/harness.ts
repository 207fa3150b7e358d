import { fastify, type InjectOptions } from 'fastify'
import type { Catalogue } from '#dsl/catalogue.ts'
import { catalogue as console } from '#schemas'
import type { Database } from '#server/db/database.ts'
import { HttpProblem, handleErrors } from '#server/errors.ts'
import type { Principal } from '#server/principal.ts'
import { registerResources } from '#server/resources/routes/registerResources.ts'
import { revokeCredentials } from '#server/services/auth/revokeCredentials.ts'
import { revokeSessions } from '#server/services/auth/session/sessions.ts'
import { strictBodies } from '#server/web/bodies.ts'
import { createTables } from './createTables.ts'

/** A person for tests: level 1 unless said otherwise, attached to the given institutions. */
export const person = (some: Partial<Principal> = {}): Principal => ({
  id: 1,
  level: 1,
  institutions: some.level === undefined || some.level === 1 ? 'all' : [],
  permissions: {},
  sessionId: '00000000-0000-4000-8000-000000000000',
  lang: 'fr',
  ...some,
})

export interface Called {
  readonly status: number
  readonly body: {
    readonly errorCode?: number
    readonly errors?: readonly string[]
    readonly details?: readonly {
      column: string
      code: number
      line?: number
      reason?: string
      params?: object
    }[]
    // biome-ignore lint/suspicious/noExplicitAny: answers of any resource
    readonly data?: any
    readonly count?: number
    readonly institutions?: readonly number[]
    readonly keys?: { readonly first: string; readonly last: string }
    readonly related?: Readonly<
      Record<
        string,
        {
          readonly labels: readonly { id: number; label: string | null; before?: string | null }[]
          readonly complete?: readonly number[]
        }
      >
    >
  }
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
}

export interface TestServer {
  readonly database: Database
  readonly catalogue: Catalogue
  /** Method and path of every route, as registered. */
  readonly routes: readonly { readonly method: string; readonly url: string }[]
  call(
    who: Principal | undefined,
    method: string,
    url: string,
    body?: unknown,
    headers?: object,
  ): Promise<Called>
  list(who: Principal, path: string, search?: object): Promise<Called>
  inject(options: InjectOptions, who?: Principal): Promise<Called>
  /** Forgets what the server keeps in memory of the rows, and what tests have hung into the database. */
  forget(): void
  close(): Promise<void>
}

interface Options {
  /** It is closed with the server. */
  readonly database: Database
  /** Empty otherwise: the catalogue's tables are made in it. */
  readonly hasTables?: boolean
  readonly catalogue?: Catalogue
  readonly now?: () => Date
}

/** Of every test server; rows seeded beside the server are sealed with it too. */
export const testSecretKey = new Uint8Array(32).fill(7)

const HEADER = 'x-test-principal'

/** The generic resources over a database of their own; who is asking stands in the request instead of a token. */
export const buildTestServer = async ({
  database,
  hasTables = false,
  catalogue = console,
  now,
}: Options): Promise<TestServer> => {
  if (!hasTables) await createTables(database, catalogue)
  const app = fastify({ bodyLimit: 1024 * 1024 })
  const routes: { method: string; url: string }[] = []
  handleErrors(app)
  strictBodies(app)
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') routes.push({ method: one, url })
  })
  app.addHook('onRequest', async (request) => {
    const header = request.headers[HEADER]
    if (request.is404) return
    if (typeof header !== 'string') throw new HttpProblem(401)
    request.principal = JSON.parse(header) as Principal
  })
  const { counts } = registerResources(app, {
    catalogue,
    database,
    secretKeys: [testSecretKey],
    // The domain of the e-mail addresses that examples have.
    settings: { companyDomain: 'exemple.fr' },
    now,
    signOut: revokeSessions,
    revoke: revokeCredentials,
    send: async () => {},
    start: async () => {},
    faultOf: async () => undefined,
  })
  await app.ready()

  const inject = async (options: InjectOptions, who?: Principal): Promise<Called> => {
    const headers = { ...options.headers, ...(who && { [HEADER]: JSON.stringify(who) }) }
    const answer = await app.inject({ ...options, headers })
    const { date: _, ...rest } = answer.headers
    const text = answer.body
    const json = String(rest['content-type']).includes('json')
    return { status: answer.statusCode, body: json ? JSON.parse(text) : {}, headers: rest, text }
  }
  const json = (body: unknown) => ({
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  return {
    database,
    catalogue,
    routes,
    inject,
    call: (who, method, url, body, headers = {}) => {
      if (body === undefined) return inject({ method: method as 'POST', url, headers: { ...headers } }, who)
      const { payload, headers: type } = json(body)
      return inject({ method: method as 'POST', url, payload, headers: { ...type, ...headers } }, who)
    },
    list: (who, path, search = {}) => {
      const { payload, headers } = json({ search: JSON.stringify(search) })
      return inject({ method: 'POST', url: path, payload, headers }, who)
    },
    forget: () => {
      counts.forget()
      database.onStatement = undefined
    },
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}
