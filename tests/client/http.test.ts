import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createHttp } from '#client/http.ts'
import { createResources } from '#client/resources.ts'
import { createTabs } from '#client/session/tabs.ts'
import { memoryStore } from '#client/session/tokenStore.ts'
import { createTokens } from '#client/session/tokens.ts'
import { type Configuration, defaultConfiguration } from '#protocol/configuration.ts'
import { jwt } from './fakes.ts'

interface Seen {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** A real server: `answer` sees the request whole and writes the response. */
async function serve(answer: (seen: Seen, response: ServerResponse, nth: number) => void) {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const one = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body }
    seen.push(one)
    answer(one, response, seen.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { seen, origin, close: closers.at(-1)! }
}

function clientOf(origin: string, token: string | null = jwt('7')) {
  const store = memoryStore()
  if (token) store.write({ token, subject: '7' })
  const tokens = createTokens(store, createTabs())
  const bases = Object.fromEntries(
    Object.entries(defaultConfiguration.bases).map(([service, base]) => [service, origin + base]),
  ) as Configuration['bases']
  const http = createHttp({ bases, tokens })
  return { tokens, http, resources: createResources(http) }
}

const json = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) => response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
const schedule = { resource: 'schedule', api: 'main' } as const

describe('the generic protocol on the wire [console 7.1, console 7.2]', () => {
  test('a list posts its search as a string and has no idempotency key', async () => {
    const { seen, origin } = await serve((_, response) =>
      json(response, 200, { data: [{ id: 1, version: 1 }], count: 41 }),
    )
    const search = { select: ['id', 'code'], query: { institution: [1, 2] }, limit: 30, offset: 30 }
    const page = await clientOf(origin).resources.list(schedule, search)
    expect(page).toEqual({ data: [{ id: 1, version: 1 }], count: 41 })
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/v2/schedule' })
    expect(JSON.parse(JSON.parse(seen[0]!.body).search)).toEqual(search)
    expect(seen[0]!.headers['idempotency-key']).toBeUndefined()
    expect(seen[0]!.headers).toMatchObject({
      'cache-control': 'no-cache',
      authorization: `Bearer ${jwt('7')}`,
    })
  })

  test('insert, update, remove and batches go where the protocol says', async () => {
    const { seen, origin } = await serve(({ url }, response) => {
      const row = { id: 3, version: 2 }
      const data = url?.endsWith('batch') ? [{ ...row, line: 0, outcome: 'created' }] : row
      json(response, 200, { data })
    })
    const { resources } = clientOf(origin)
    await resources.insert(
      { resource: 'publicholiday', api: 'export' },
      { date: '2026-12-25' },
      { key: 'again' },
    )
    await resources.update(schedule, 3, { code: 'J' }, 2)
    await resources.remove(schedule, 3, { query: { institutions: [1, 2] }, version: 4 })
    await resources.upsertBatch(schedule, { batch: [{ code: 'J' }], IDInstitution: 1 })
    await resources.batch(
      { resource: 'institution-has-schedule', api: 'main' },
      { schedules: [3], institution: 1 },
    )
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /export-api/v2/publicholiday',
      'PUT /api/v2/schedule/3',
      'DELETE /api/v2/schedule/3?institutions=1%2C2',
      'POST /api/v2/schedule/upsert-batch',
      'POST /api/v2/institution-has-schedule/batch',
    ])
    expect(seen[0]!.headers['idempotency-key']).toBe('again')
    expect(seen[2]!.headers['if-match']).toBe('"4"')
    expect(seen[1]!.headers['if-match']).toBe('"2"')
    expect(JSON.parse(seen[3]!.body)).toEqual({ batch: [{ code: 'J' }], IDInstitution: 1 })
    expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(5)
  })
})

test('what a resource says together goes under one name, changed columns only', async () => {
  const { seen, origin } = await serve((_, response) => json(response, 200, { data: { id: 3, version: 3 } }))
  const person = {
    resource: 'person',
    api: 'main',
    together: { edited: { phone: 'mobilePhone', name: 'name' } },
  } as const
  const { resources } = clientOf(origin)
  await resources.update(person, 3, { mobilePhone: null, lang: 'de' }, 2)
  await resources.update(person, 3, { lang: 'fr' }, 2)
  expect(seen.map(({ body }) => JSON.parse(body))).toEqual([
    { edited: { phone: null }, lang: 'de' },
    { lang: 'fr' },
  ])
})

test('a write retried after a refresh keeps its key and its body', async () => {
  const fresh = jwt('7', 1)
  const { seen, origin } = await serve(({ url, headers }, response) => {
    if (url.startsWith('/auth/token/refresh')) json(response, 201, { data: { token: fresh } })
    else if (headers.authorization === `Bearer ${fresh}`) json(response, 201, { data: { id: 1, version: 1 } })
    else json(response, 401, { errorCode: 401, errors: ['Token expired'] })
  })
  const { resources, tokens } = clientOf(origin)
  await expect(resources.insert(schedule, { code: 'N' })).resolves.toEqual({ id: 1, version: 1 })
  const [first, refresh, second] = seen
  expect(refresh).toMatchObject({ method: 'GET', url: '/auth/token/refresh?adminId=7' })
  expect(second!.headers['idempotency-key']).toBe(first!.headers['idempotency-key'])
  expect(second!.body).toBe(first!.body)
  expect(tokens.current()).toBe(fresh)
})

test('a column named token in a created row is not taken for a session', async () => {
  const { origin } = await serve((_, response) =>
    json(response, 201, { data: { id: 1, token: 'secret-of-a-device' } }),
  )
  const { resources, tokens } = clientOf(origin)
  await resources.insert({ resource: 'institutionChronos', api: 'main' }, {})
  expect(tokens.current()).toBe(jwt('7'))
})

test('a token header is kept from the API, and ignored when a redirect led to a foreign origin', async () => {
  const offered = jwt('7', 9)
  const foreign = await serve((_, response) =>
    json(
      response,
      200,
      { data: 1 },
      { authorization: offered, 'access-control-expose-headers': 'authorization' },
    ),
  )
  const api = await serve((_, response, nth) =>
    nth === 1
      ? response.writeHead(302, { location: `${foreign.origin}/x` }).end()
      : json(response, 200, { data: 1 }, { authorization: `Bearer ${offered}` }),
  )
  const { http, tokens } = clientOf(api.origin)
  await http.send({ service: 'main', path: '/v2/schedule' })
  expect(foreign.seen).toHaveLength(1)
  expect(tokens.current()).toBe(jwt('7'))
  await http.send({ service: 'main', path: '/v2/schedule' })
  expect(tokens.current()).toBe(offered)
})

describe('failures', () => {
  test('an error of the server comes with its code, its columns and its body [console 8.1]', async () => {
    const details = [{ column: 'code', code: 409, line: 2, institution: 4 }]
    const { origin } = await serve((_, response) => json(response, 409, { errorCode: 409, details }))
    const error = await clientOf(origin)
      .resources.insert(schedule, {})
      .catch((cause) => cause)
    expect(error).toMatchObject({ name: 'ApiError', status: 409, code: 409, details })
  })

  test.each([
    [502, '<html>Bad gateway</html>', {}, { status: 502, code: 500 }],
    [404, '', {}, { status: 404, code: 500 }],
    [503, '{"errorCode":503}', { 'retry-after': '12' }, { status: 503, code: 503, retryAfter: 12 }],
    [
      400,
      '{"errorCode":"4062","details":[null,3,{"column":7}]}',
      {},
      { status: 400, code: 4062, details: [{ code: 4062 }] },
    ],
    [400, '[]', {}, { status: 400, code: 500, details: [] }],
    [200, '{"data":[', {}, { status: 520, code: 520 }],
  ] as const)('%i %s', async (status, body, headers, expected) => {
    const { origin } = await serve((_, response) => response.writeHead(status, headers).end(body))
    await expect(clientOf(origin).http.send({ service: 'main', path: '/' })).rejects.toMatchObject(expected)
  })

  test('an answer without content is one, of a list that of no rows', async () => {
    const { origin } = await serve((_, response) => response.writeHead(204).end())
    await expect(clientOf(origin).http.send({ service: 'main', path: '/' })).resolves.toMatchObject({
      data: undefined,
    })
    expect((await clientOf(origin).resources.list(schedule)).data).toEqual([])
  })

  test('half a body, a reset, a closed port and silence are all 520 [console 8.1, area 8.1]', async () => {
    const half = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"data"')
      response.destroy()
    })
    const reset = await serve((_, response) => response.destroy())
    const silent = await serve(() => {})
    const closed = await serve(() => {})
    await closed.close()
    closers.splice(closers.indexOf(closed.close), 1)
    for (const { origin } of [half, reset, silent, closed]) {
      const call = { service: 'main', path: '/', timeoutMs: origin === silent.origin ? 30 : 5000 } as const
      await expect(clientOf(origin).http.send(call)).rejects.toMatchObject({
        status: 520,
        code: 520,
        aborted: false,
      })
    }
    expect(reset.seen).toHaveLength(1)
  })

  test('a caller who gives up gets an error marked so, and the server sees the connection close', async () => {
    const stop = new AbortController()
    let closed = () => {}
    const gone = new Promise<void>((resolve) => {
      closed = resolve
    })
    const { origin } = await serve((_, response) => {
      response.on('close', closed)
      stop.abort()
    })
    const call = clientOf(origin).http.send({ service: 'main', path: '/', signal: stop.signal })
    await expect(call).rejects.toMatchObject({ aborted: true })
    await gone
  })
})
