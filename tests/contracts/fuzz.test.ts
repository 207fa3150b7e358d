import { type ClientRequestArgs, METHODS, request } from 'node:http'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { forEachCatalogue } from '#tests/server/catalogues.ts'
import { forEachEngine } from '#tests/server/db/engines.ts'
import { person } from '#tests/server/harness.ts'
import { password, people } from '#tests/server/people.ts'
import { runsOf, seed } from '#tests/server/seed.ts'
import { formType } from '#tests/server/templates/files.ts'
import { OWN } from '#tests/server/world.ts'
import { type Answer, checkAnswer } from './fuzz/answers.ts'
import { bodiesOf } from './fuzz/bodies.ts'
import {
  addressesOf,
  contentTypes,
  credentials,
  formsOf,
  payloadsOf,
  serviceBodies,
  someHeaders,
  strayAddresses,
} from './fuzz/requests.ts'
import { type Caller, openWholeServer } from './fuzz/wholeServer.ts'

/** Requests of which some get past the doors of a route, for the most part. */
const ENOUGH = 12

// T09: whatever is asked, the answer is one of ours: no 5xx, no SQL, no stack, a code of the catalogue.
const RUNS = runsOf(ENOUGH)
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const

const type = fc.oneof(
  { weight: 9, arbitrary: fc.constant(contentTypes[0]) },
  fc.constantFrom(...contentTypes),
)
/** Who asks: the provider for the most part, who gets furthest. */
const callers = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Caller>('provider') },
  { weight: 2, arbitrary: fc.constant<Caller>('director') },
  { weight: 1, arbitrary: fc.constant<Caller>('viewer') },
  { weight: 1, arbitrary: fc.constant(undefined) },
)

forEachEngine('requests of all sorts', ({ open }) => {
  it('never break a route of the whole server', { timeout: 3_600_000 }, async () => {
    const { app, world, routes, signedIn } = await openWholeServer(open)
    const { resources } = world
    const byPath = [...resources.all].sort((a, b) => b.path.length - a.path.length)
    const services = serviceBodies(Object.values(people), password)
    const counts = new Map<number, number>()
    const sessions = new Map<Caller, Record<string, string>>()
    /** Somebody whose session the last request has ended signs in again. */
    const headersOf = async (caller: Caller | undefined) => {
      if (!caller) return {}
      const known = sessions.get(caller) ?? (await signedIn(caller))
      sessions.set(caller, known)
      return known
    }
    const shoot = async (
      method: string,
      url: string,
      runs: number,
      round = 0,
    ): Promise<ReadonlySet<number>> => {
      const statuses = new Set<number>()
      const resource = byPath.find(({ path }) => url === path || url.startsWith(`${path}/`))
      const own = services[url.split('/').at(-1) ?? ''] ?? fc.jsonValue({ maxDepth: 3 })
      const counter = url.startsWith('/counter-service/counter') && bodiesOf(resources.of('counter'), url)
      const bodies = resource ? bodiesOf(resource, url) : counter ? fc.oneof(counter, own) : own
      const takesFile = url.startsWith('/mission-service') && (method === 'POST' || method === 'PUT')
      const property = fc.asyncProperty(
        addressesOf(url),
        takesFile ? formsOf : payloadsOf(bodies),
        takesFile ? fc.constant(formType) : type,
        someHeaders,
        callers,
        fc.oneof({ weight: 11, arbitrary: fc.constant({}) }, credentials),
        async (address, payload, contentType, more, caller, other) => {
          const versioned = method === 'PUT' && { 'if-match': '"1"' }
          const who = await headersOf(caller)
          const headers = {
            ...(payload !== undefined && contentType && { 'content-type': contentType }),
            ...versioned,
            ...who,
            ...other,
            ...more,
          }
          const sent = await app.inject({ method: method as 'POST', url: address, headers, payload })
          const { statusCode: status, body: text } = sent
          const answer: Answer = { status, text, type: String(sent.headers['content-type']) }
          const told = `${method} ${JSON.stringify(address)} ${JSON.stringify({ ...headers, ...(caller && { caller }) })} ${payload}`
          checkAnswer(answer, told, method === 'HEAD')
          if (caller && (status === 440 || /logout|password|refresh/.test(url))) sessions.delete(caller)
          statuses.add(status)
          counts.set(status, (counts.get(status) ?? 0) + 1)
        },
      )
      await fc.assert(property, { seed: seed + round, numRuns: runs, endOnFailure: true })
      return statuses
    }
    const doors = new Set([401, 403, 404, 413, 414, 415, 440])
    let written = false
    for (const { method, url } of routes) {
      const reads = method === 'GET' || method === 'HEAD'
      // Rights and attachments may have gone with what was sent before.
      if (written) sessions.clear()
      written = !reads
      const tried = async (runs: number, round?: number) =>
        [...(await shoot(method, url, runs, round))].filter((status) => !doors.has(status))
      let behind = await tried(reads ? Math.min(ENOUGH, RUNS) : RUNS)
      // Where none of a few came in, ten times as many are sent, until one does, before that is said.
      for (let round = 1; behind.length === 0 && round <= 10; round++) behind = await tried(ENOUGH, round)
      if (url !== '/*') expect(behind, `${method} ${url} is never got into`).not.toEqual([])
    }
    const known = new Set(routes.map(({ method, url }) => `${method} ${url}`))
    for (const url of new Set(routes.map((route) => route.url)))
      for (const method of methods)
        if (!known.has(`${method} ${url}`)) await shoot(method, url, Math.ceil(RUNS / 50))
    console.info(`${routes.length} routes, ${JSON.stringify(Object.fromEntries(counts))}`)
    expect(routes.length).toBeGreaterThan(150)
  })

  it('never break it over a connection, whatever the address and the method', {
    timeout: 600_000,
  }, async () => {
    const { app } = await openWholeServer(open)
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as { port: number }
    const ask = (options: ClientRequestArgs): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const sent = request({ host: '127.0.0.1', port, ...options }, (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk) => chunks.push(chunk))
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              type: String(answer.headers['content-type']),
              text: Buffer.concat(chunks).toString(),
            }),
          )
        })
        sent.on('error', reject)
        sent.end()
      })
    const spoken = METHODS.filter((method) => method !== 'CONNECT')
    const property = fc.asyncProperty(
      strayAddresses,
      fc.oneof({ weight: 3, arbitrary: fc.constant('GET') }, fc.constantFrom(...spoken)),
      fc.constantFrom('text/html', '*/*'),
      async (address, method, accept) => {
        const path = encodeURI(address).replaceAll('%25', '%').slice(0, 4000)
        checkAnswer(await ask({ path, method, headers: { accept } }), `${method} ${path}`, method === 'HEAD')
      },
    )
    await fc.assert(property, { seed, numRuns: RUNS, endOnFailure: true })
  })
})

forEachCatalogue('bodies of all sorts', ({ build, called }) => {
  // The console's are sent to the whole server.
  if (called !== 'console')
    it(`never break a route of ${called}`, { timeout: 3_600_000 }, async () => {
      const { server, resources } = await build()
      const byPath = [...resources.all].sort((a, b) => b.path.length - a.path.length)
      for (const { method, url } of server.routes) {
        const resource = byPath.find((r) => url.startsWith(r.path))
        if (!resource) throw new Error(`${url} belongs to no entity`)
        const property = fc.asyncProperty(bodiesOf(resource, url), type, async (body, contentType) => {
          const { status, text, headers } = await server.inject(
            {
              method: method as 'POST',
              url: url.replace(':id', '1'),
              payload: JSON.stringify(body) ?? '',
              headers: { 'content-type': contentType ?? '', 'if-match': '"1"' },
            },
            person(),
          )
          const answer = { status, text, type: String(headers['content-type']) }
          checkAnswer(answer, `${method} ${url} ${JSON.stringify(body)}`)
        })
        await fc.assert(property, { seed, numRuns: 2 * RUNS, endOnFailure: true })
      }
    })

  it(`are refused by ${called} when they are too long, too deep or no JSON`, async () => {
    const { server, resources } = await build()
    const [resource] = resources.all.filter(({ entity }) => entity.access.insert.may !== 'nobody')
    const url = resource?.path ?? ''
    const deep = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    const [name] = Object.keys(resource?.entity.columns ?? {})
    const deepValue = `{${JSON.stringify(name)}:${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    const sent = async (payload: string) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': 'deep' }
      const answer = await server.inject({ method: 'POST', url, payload, headers }, person())
      checkAnswer({ ...answer, type: String(answer.headers['content-type']) }, payload.slice(0, 40))
      return answer.status
    }
    expect(await sent(deep)).toBe(400)
    expect(await sent(deepValue)).toBe(400)
    expect(await sent('{"a":')).toBe(400)
    expect(await sent('')).toBe(400)
    expect(await sent(`{"a":"${'x'.repeat(1024 * 1024)}"}`)).toBe(413)
    expect(await sent(`{"__proto__":{"x":1}}`)).toBe(400)
    expect(await sent(JSON.stringify({ batch: [] }))).toBe(400)
    const many = { batch: Array.from({ length: 101 }, () => ({})), IDInstitution: OWN }
    expect((await server.call(person(), 'POST', `${url}/upsert-batch`, many)).status).toBeGreaterThanOrEqual(
      400,
    )
  })
})
