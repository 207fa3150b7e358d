import { expect, it, vi } from 'vitest'
import { createGateway } from '#app/gateway/createGateway.ts'
import { createClient } from '#client/client.ts'
import { createTabs } from '#client/session/tabs.ts'
import type { FetchLike } from '#client/transport.ts'
import { problemOf } from '#renderer/gateway.ts'
import { catalogue } from '#schemas'
import { config, fakeFetch, type Reply, type Sent } from '../client/fakes.ts'

const ENTITY = 'schedule'
const lines = [
  { id: 1, version: 4, patch: { code: 'A' } },
  { id: 2, version: 1, patch: { code: 'B' } },
]

/** The console's gateway over a server that answers so, and what it was sent. */
const over = (answer: (sent: Sent) => Reply) => {
  const fetch = fakeFetch((sent) => (sent.url.includes('/v2/') ? answer(sent) : { status: 401 }))
  const tabs = createTabs()
  const client = createClient(config, { fetch, tabs, storage: {}, cookies: () => '' })
  const told = () =>
    fetch.sent
      .splice(0)
      .filter(({ url }) => url.includes('/v2/'))
      .map(({ method, url, headers, body }) => ({
        call: `${method} ${url.replace(/.*\/v2/, '')}`,
        key: headers['idempotency-key'] ?? headers['Idempotency-Key'],
        body,
      }))
  return { gateway: createGateway(catalogue, client), told }
}
const written = (batch: readonly { readonly id: number }[]) =>
  batch.map(({ id }, line) => ({ line, id, version: 9, outcome: 'updated' }))
const echo = ({ body }: Sent): Reply => {
  const { batch } = body as { batch: { id: number }[] }
  return { status: 200, body: { data: written(batch) } }
}

it('rows are changed and removed in one call each, with its key and where it holds', async () => {
  const { gateway, told } = over(echo)
  const answer = await gateway.updateAll(ENTITY, lines, { key: 'k', institutions: [3, 5] })
  expect(answer).toEqual(written(lines))
  await gateway.updateAll(ENTITY, lines)
  await gateway.removeAll(ENTITY, [{ id: 1 }, { id: 2, version: 6 }], 'all', { key: 'r' })
  const batch = [
    { id: 1, version: 4, code: 'A' },
    { id: 2, version: 1, code: 'B' },
  ]
  expect(told()).toEqual([
    { call: 'POST /schedule/update-batch?institutions=3%2C5', key: 'k', body: { batch } },
    { call: 'POST /schedule/update-batch', key: expect.any(String), body: { batch } },
    {
      call: 'POST /schedule/remove-batch?institutions=all',
      key: 'r',
      body: { batch: [{ id: 1 }, { id: 2, version: 6 }] },
    },
  ])
})

it('an answer that leaves a row out is none', async () => {
  const { gateway } = over(() => ({ status: 200, body: { data: written(lines.slice(1)) } }))
  expect(await gateway.updateAll(ENTITY, lines).catch(problemOf)).toMatchObject({ status: 520 })
})

it('a refused call tells the lines, and is not done row by row', async () => {
  const details = [{ column: 'id', code: 404, line: 1 }]
  const { gateway, told } = over(() => ({ status: 404, body: { errorCode: 404, errors: [], details } }))
  expect(await gateway.updateAll(ENTITY, lines).catch(problemOf)).toMatchObject({ status: 404, details })
  expect(await gateway.removeAll(ENTITY, lines, 'all').catch(problemOf)).toMatchObject({ details })
  expect(told()).toHaveLength(2)
})

it('a resource without such calls gets those of single rows, each under a key of its own, and is asked once', async () => {
  const { gateway, told } = over(({ url, method }) => {
    if (/batch/.test(url)) return { status: 404, body: { errors: ['Cannot POST'] } }
    const id = Number(/\d+(?=\?|$)/.exec(url)?.[0])
    if (method === 'DELETE') return { status: id === 1 ? 404 : 200, body: { data: { id } } }
    return id === 3 ? { status: 409, body: {} } : { status: 200, body: { data: { id, version: 2 } } }
  })
  expect(await gateway.updateAll(ENTITY, lines, { key: 'k' })).toEqual([
    { line: 0, id: 1, version: 2, outcome: 'updated' },
    { line: 1, id: 2, version: 2, outcome: 'updated' },
  ])
  expect(told().map(({ call, key }) => [call, key])).toEqual([
    ['POST /schedule/update-batch', 'k'],
    ['PUT /schedule/1', 'k:1'],
    ['PUT /schedule/2', 'k:2'],
  ])
  const third = { id: 3, version: 1, patch: { code: 'C' } }
  expect(await gateway.updateAll(ENTITY, [...lines, third]).catch(problemOf)).toMatchObject({
    status: 409,
    details: [{ line: 2 }],
  })
  await gateway.removeAll(ENTITY, lines, [7])
  expect(told().map(({ call }) => call)).toEqual([
    'PUT /schedule/1',
    'PUT /schedule/2',
    'PUT /schedule/3',
    'DELETE /schedule/1?institutions=7',
    'DELETE /schedule/2?institutions=7',
  ])
})

it('a row that is another by now is told by its version, whoever says so', async () => {
  const { gateway } = over(({ url }) => (/batch/.test(url) ? { status: 404 } : { status: 412, body: {} }))
  expect(await gateway.updateAll(ENTITY, lines).catch(problemOf)).toMatchObject({
    status: 412,
    details: [{ column: 'version', code: 412, line: 0 }],
  })
})

it('an answer for many rows is waited for longer than one for a single row', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const fetch: FetchLike = (_, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    const silent = createClient(config, { fetch, tabs: createTabs(), storage: {}, cookies: () => '' })
    const gateway = createGateway(catalogue, silent)
    const ended: string[] = []
    const wait = (name: string, call: Promise<unknown>) =>
      call.catch((thrown) => ended.push(`${name} ${problemOf(thrown).status}`))
    void wait('one', gateway.update(ENTITY, 1, {}, 1))
    void wait('many', gateway.updateAll(ENTITY, lines))
    void wait('gone', gateway.removeAll(ENTITY, lines, 'all'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ended).toEqual(['one 520'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ended).toEqual(['one 520', 'many 520', 'gone 520'])
  } finally {
    vi.useRealTimers()
  }
})
