import type { FastifyInstance, InjectOptions, LightMyRequestResponse, RouteOptions } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Database } from '#server/db/database.ts'
import { unavailable } from '#server/db/failure.ts'
import { isOpen } from '#server/services/auth/principal/authenticate.ts'
import { type Browser, signedIn } from '../auth/browser.ts'
import { password, people } from '../people.ts'
import { formOf, formType } from '../templates/files.ts'
import { openTestServerOn, type TestServer } from '../testServer.ts'
import { type Fault, FaultyEngine } from './faultyEngine.ts'

type Method = NonNullable<InjectOptions['method']>
interface Route {
  readonly method: Method
  readonly url: string
  /** Columns of its body, as documented. */
  readonly columns: readonly string[]
}

let engine: FaultyEngine
let server: TestServer
let app: FastifyInstance
let browser: Browser
const routes: Route[] = []

beforeAll(async () => {
  engine = await FaultyEngine.open()
  server = await openTestServerOn(new Database(engine))
  const onRoute = ({ method, url, schema }: RouteOptions) => {
    const { properties = {} } = (schema?.body ?? {}) as { properties?: object }
    const columns = Object.keys(properties)
    for (const one of [method].flat()) routes.push({ method: one as Method, url, columns })
  }
  app = await server.another({}, { onRoute })
})
afterEach(() => {
  engine.fault = undefined
  vi.useRealTimers()
})
afterAll(async () => {
  await server.close()
  await engine.close()
})

/** Errors as the drivers throw them. */
const driver = (code: string) => Object.assign(new Error('select "secret" from "table"'), { code })
const faults: Readonly<Record<string, Fault>> = {
  'nobody listens': { at: 'connect', error: driver('ECONNREFUSED') },
  'the server is starting': { at: 'connect', error: driver('57P03') },
  'the server has no connection left': { at: 'connect', error: driver('53300') },
  'the password was changed': { at: 'connect', error: driver('28P01') },
  'the database was dropped': { at: 'connect', error: driver('3D000') },
  'no place comes free': { at: 'connect', error: new Error('timeout exceeded when trying to connect') },
  'the database thread has died': { at: 'statement', error: unavailable('the database thread ended') },
  'the server was stopped': { at: 'statement', error: driver('57P01') },
  'the connection broke': { at: 'statement', error: new Error('Connection terminated unexpectedly') },
  'the connection is mute': { at: 'statement', error: new Error('Query read timeout') },
  'a table is locked': { at: 'statement', error: driver('55P03') },
  'a statement takes too long': { at: 'statement', error: driver('57014') },
  'the server may not write': { at: 'statement', error: driver('25006') },
  'a pooler lost the statement': { at: 'statement', error: driver('26000') },
}

/** Routes of which no word is in the database; whether it can serve does not hang on one table of it. */
const without = ({ url, method }: Pick<Route, 'url' | 'method'>, { at }: Fault) =>
  (url === '/readyz' && at !== 'connect') ||
  ['/healthz', '/config.json', '/openapi.json', '/flags', '/gallery', '/gallery/*'].includes(url) ||
  // Pages of files, which nobody writes here.
  ['/specification', '/specification/*'].includes(url) ||
  // Holidays of a country stand in a package.
  url === '/export-api/holidays' ||
  // Slot configurations are an enumeration; choosing one is a change like others.
  (url.startsWith('/institution-service/slotConfig') && ['GET', 'HEAD'].includes(method)) ||
  // An answer to no sign-on is refused before anything is asked.
  url === '/auth/sso/callback' ||
  // This server has no queue.
  url.startsWith('/bff-backoffice/work') ||
  url.startsWith('/docs')

const subscriptions = '/bff-backoffice/institutions/:id/options/agency/subscriptions'

const bodies: Readonly<Record<string, object>> = {
  '/auth/login': { email: people.provider, password },
  '/auth/password/change-password': { currentPassword: password, newPassword: `${password}!` },
  '/auth/password/forgot': { email: people.provider },
  '/auth/password/reset': { token: 'of no link', newPassword: `${password}!` },
  '/auth/sso/trial': { institution: 1 },
  '/auth/institutionHasSso': { idInstitution: 1 },
  // Another name of a described route.
  '/api/v2/institutionHasAdmin/batch': { admins: [1], institution: 1 },
  '/admin/logout': {},
  '/bff-admin/logout': {},
  '/messaging/api/v1/slack-with-template/send': { name: 'contact', vars: { message: 'Bonjour' } },
  '/messaging/api/v1/email-with-template/send': {},
  '/flags': {},
  [subscriptions]: { name: 'Nuits', emails: ['garde@agence.example'], delay: 3, jobs: [1], lang: 'fr' },
  [`${subscriptions}/:idSubscription/jobs`]: { idLegacySubscription: 1, jobs: [1], specialties: [] },
  '/institution-service/slotConfig/:id': { idSlotConfig: 1 },
  '/counter-service/counter': {},
  '/counter-service/counter/fetch': { idInstitutions: [1] },
}

const text = { name: 'a.txt', bytes: Buffer.from('{serviceName}') }
const templates = '/mission-service/v1/shiftTemplate'
/** What is sent as files are, by method and path. */
const forms: Readonly<Record<string, Buffer>> = {
  [`POST ${templates}`]: formOf([
    ['institution', '1'],
    ['file', text],
  ]),
  [`PUT ${templates}/:id`]: formOf([['file', text]]),
}

const queries: Readonly<Record<string, string>> = {
  '/auth/sso': '?institutionCode=lac',
  '/auth/sso/people': '?institution=1',
  '/bff-backoffice/history': '?entity=schedule&row=1',
  '/institution-service/addresses': '?country=fr&text=strasbourg',
  '/export-api/holidays/region': '?country=de&places=52.5%3B13.4',
}

const bodyOf = ({ method, url, columns }: Route): object => {
  if (bodies[url]) return bodies[url]
  if (url.endsWith('/upsert-batch')) return { batch: [{}], IDInstitution: 1 }
  if (url.endsWith('/update-batch') || url.endsWith('/remove-batch')) return { batch: [{ id: 1 }] }
  if (url.endsWith('/batch'))
    return Object.fromEntries(columns.map((name) => [name, name === 'institution' ? 1 : [1]]))
  return method === 'POST' ? { search: '{}' } : {}
}

let count = 0
const sent = (route: Route): InjectOptions => {
  const { method } = route
  const url = route.url.replace(/:\w+/g, '1') + (queries[route.url] ?? '')
  const form = forms[`${method} ${route.url}`]
  const headers = {
    'if-match': '"1"',
    'idempotency-key': `outage ${++count}`,
    accept: 'application/json',
    ...(form && { 'content-type': formType }),
  }
  const bare = ['GET', 'HEAD', 'DELETE'].includes(method) && !bodies[route.url]
  const payload = form ?? (bare ? undefined : bodyOf(route))
  return { method, url, headers, payload }
}

/** What nobody may do is refused before the database is asked. */
const isRefused = ({ statusCode }: LightMyRequestResponse) => statusCode === 403

const expectTryAgain = (response: LightMyRequestResponse, label: string) => {
  expect([label, response.statusCode, response.body]).toEqual([label, 503, expect.any(String)])
  expect(Number(response.headers['retry-after']), label).toBeGreaterThan(0)
  if (response.body === '') return
  expect(response.json(), label).toEqual({ errorCode: 503, errors: [expect.any(String)], details: [] })
}

/** Signed in, and known to the server for as long as the clock stands still: what is asked next reaches its route. */
const known = async (): Promise<Browser> => {
  engine.fault = undefined
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const found = await signedIn(app, people.provider)
  await found.session()
  return found
}

it.each(Object.entries(faults))('%s: people are told to try again', async (name, fault) => {
  browser = await known()
  engine.fault = fault
  const list = { method: 'POST', url: '/api/v2/schedule', columns: [] } as const
  const write = { method: 'PUT', url: '/api/v2/schedule/:id', columns: [] } as const
  for (const route of [list, write]) expectTryAgain(await browser.send(sent(route)), name)
  expectTryAgain(await browser.session(), name)
  expectTryAgain(await browser.refresh(), name)
  expectTryAgain(await browser.login(people.provider), name)
})

const everywhere = Object.entries(faults).filter(([name]) => /^nobody listens|^a table/.test(name))

describe.each(everywhere)('while %s', (_, fault) => {
  it('every route that needs the database says to try again', async () => {
    browser = await known()
    engine.fault = fault
    for (const route of routes) {
      const label = `${route.method} ${route.url}`
      const response = await browser.send(sent(route))
      if (without(route, fault)) expect([label, response.statusCode < 500]).toEqual([label, true])
      else if (!isRefused(response)) expectTryAgain(response, label)
    }
  })

  it('so does every route that must look up who asks', async () => {
    browser = await known()
    vi.setSystemTime(Date.now() + 5000)
    engine.fault = fault
    for (const route of routes.filter(({ method, url }) => !isOpen(method, url)))
      expectTryAgain(await browser.send(sent(route)), `${route.method} ${route.url}`)
  })
})

describe('when the answer to a commit is lost', () => {
  it('it is neither told as done nor as our fault, and asked again it is done once', async () => {
    browser = await known()
    const write = () =>
      browser.send({
        method: 'POST',
        url: '/api/v2/job',
        headers: { 'idempotency-key': 'lost answer' },
        payload: { name: 'Infirmier', institution: [1] },
      })
    engine.fault = { at: 'commit', error: new Error('Connection terminated unexpectedly') }
    expectTryAgain(await write(), 'POST /api/v2/job')
    engine.fault = undefined
    const again = await write()
    expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([201, 'true'])
    const search = JSON.stringify({ query: { name: 'Infirmier' } })
    const listed = await browser.send({ method: 'POST', url: '/api/v2/job', payload: { search } })
    expect(listed.json().count).toBe(1)
  })
})

describe('a full disk', () => {
  it('is told as one, on every write', async () => {
    browser = await known()
    engine.fault = { at: 'statement', error: driver('53100') }
    const writes = routes.filter(({ method, url }) => method === 'PUT' && !url.startsWith('/auth'))
    expect(writes.length).toBeGreaterThan(10)
    for (const route of writes) {
      const response = await browser.send(sent(route))
      if (isRefused(response)) continue
      expect([route.url, response.statusCode, response.json().errorCode]).toEqual([route.url, 507, 507])
    }
    expect((await browser.login(people.provider)).statusCode).toBe(507)
  })
})
