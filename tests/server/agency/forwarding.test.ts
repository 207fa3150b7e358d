import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { faultyUpstream } from '#tests/faultyUpstream.ts'
import { until } from '../../until.ts'
import { openInMemory } from '../db/engines.ts'
import { people } from '../people.ts'
import { otherGateway, theirs } from './otherGateway.ts'
import { agencyOf, listOf, nurses, optionsOf } from './service.ts'

const gateway = await otherGateway()
const agency = agencyOf(openInMemory, {
  agencyGatewayUrl: `${gateway.url}/`,
  agencyGatewayToken: 'of-this-server',
})
const silent = await faultyUpstream()
afterAll(() => silent.close())
const silentAgency = agencyOf(openInMemory, { agencyGatewayUrl: `http://127.0.0.1:${silent.port}` })

const { secret: _, ...named } = theirs.agency
const shown = { ...theirs, agency: named }
const path = `${listOf(1)}/9b2f`

it('hands the described calls on, in this server’s own name', async () => {
  const { call } = await agency()
  gateway.answers({
    status: 200,
    body: { result: [theirs, { id: 7 }] },
    headers: { 'set-cookie': 'theirs=1' },
  })
  const read = await call('GET', listOf(1), undefined, { cookie: 'mine=1', 'x-mine': '1' })
  expect([read.status, read.body]).toEqual([200, { result: [shown] }])
  expect(read.headers['set-cookie']).toBeUndefined()
  const [{ method, url, headers } = { method: '', url: '', headers: {} }] = gateway.asked
  expect([method, url]).toEqual(['GET', '/back-office/institutions/1/options/agency/subscriptions?take=500'])
  expect(headers.authorization).toBe('Bearer of-this-server')
  expect(Object.keys(headers)).not.toContain('cookie')
  expect(Object.keys(headers)).not.toContain('x-mine')

  gateway.answers({ status: 201, body: { data: theirs } })
  const made = await call('POST', listOf(1), nurses, { 'idempotency-key': 'once' })
  expect([made.status, made.body]).toEqual([201, { data: shown }])
  expect(gateway.asked).toMatchObject([
    { method: 'POST', body: nurses, headers: { 'idempotency-key': expect.stringMatching(/^[0-9a-f]{64}$/) } },
  ])

  gateway.answers({ status: 204 })
  const lists = { idLegacySubscription: 70, jobs: [2], specialties: [] }
  for (const [method, url, body] of [
    ['PATCH', path, { idLegacySubscription: 70, name: 'Jours' }],
    ['POST', `${path}/jobs`, lists],
    ['DELETE', `${path}/jobs`, lists],
    ['DELETE', path, undefined],
  ] as const) {
    expect((await call(method, url, body)).status).toBe(200)
    expect(gateway.asked.at(-1)).toMatchObject({
      method,
      url: url.replace('/bff-backoffice', '/back-office'),
      body,
    })
  }
})

it('asks for nothing that the person may not do, or that is not understood', async () => {
  const { call, callAs } = await agency()
  gateway.answers({ status: 200, body: { result: [] } })
  expect((await callAs(people.viewer, 'GET', listOf(1))).status).toBe(200)
  expect((await callAs(people.viewer, 'GET', listOf(2))).status).toBe(403)
  expect((await callAs(people.director, 'POST', listOf(1), nurses)).status).toBe(403)
  expect((await callAs(people.director, 'PUT', `${optionsOf(1)}/toggle/is-hublo-pool-client`)).status).toBe(
    403,
  )
  expect((await call('POST', listOf(1), { ...nurses, jobs: ['1'] })).status).toBe(400)
  expect((await call('PATCH', `${listOf(1)}/..%2F..%2F2`, { name: 'x' })).status).toBe(404)
  expect(gateway.asked).toHaveLength(1)
  expect((await call('POST', '/api/v2/agencySubscription', { search: '{}' })).status).toBe(404)
})

it('answers what the gateway refuses, and 502 or 503 for what is its own trouble', async () => {
  const { call } = await agency()
  const after = async (answer: Parameters<typeof gateway.answers>[0]) => {
    gateway.answers(answer)
    const [read, written] = [await call('GET', listOf(1)), await call('PATCH', path, { name: 'x' })]
    expect(JSON.stringify([read.body, written.body])).not.toContain('inside')
    return [read.status, written.status]
  }
  for (const status of [400, 404, 409, 412, 422])
    expect(await after({ status, body: { inside: true } })).toEqual([status, status])
  expect((await call('GET', listOf(1))).body).toMatchObject({
    errors: [expect.stringContaining('client of the agencies')],
    details: [{ column: 'institution', reason: 'noAgencyClient' }],
  })
  for (const status of [401, 403]) expect(await after({ status, body: { inside: true } })).toEqual([502, 502])
  expect(await after({ status: 429, body: { inside: true } })).toEqual([503, 503])
  expect(await after({ status: 500, body: { inside: true } })).toEqual([502, 502])
  expect(await after({ status: 503, body: { inside: true } })).toEqual([503, 503])
  expect(await after({ status: 302, headers: { location: 'http://inside.example' } })).toEqual([503, 502])
  expect(await after({ status: 200, body: '<html>inside' })).toEqual([502, 502])
  expect(await after('hangs up')).toEqual([503, 502])
})

it('reads a long answer in parts, and none that is longer than any list', async () => {
  const { call } = await agency()
  const name = `-${'é'.repeat(400_000)}`
  gateway.answers({ status: 200, body: { result: [{ ...theirs, name }] } })
  expect((await call('GET', listOf(1))).body.result?.[0]?.name === name).toBe(true)
  gateway.answers({ status: 200, body: { result: [theirs], more: 'x'.repeat(4_000_000) } })
  expect((await call('GET', listOf(1))).status).toBe(502)
})

it('records what is asked before it is asked, and a refusal after it', async () => {
  const { call, audit } = await agency()
  gateway.answers({ status: 201, body: { data: theirs } })
  await call('POST', listOf(2), nurses)
  gateway.answers({ status: 500 })
  await call('PATCH', path, { idLegacySubscription: 70, delay: 9 })
  const entity = 'agencySubscription'
  expect(await audit()).toEqual([
    { action: 'insert', entity, row: 0, institutions: [2] },
    { action: 'update', entity, row: 70, institutions: [1] },
    { action: 'update', entity, row: 70, institutions: [1] },
  ])
})

it('keeps the number by which the other platform knows an institution', async () => {
  const { call } = await agency()
  gateway.answers({ status: 201, body: { agencyClientId: 'client-of-theirs' } })
  const given = await call('POST', `${optionsOf(3)}/agency`)
  expect(given.body.data).toMatchObject({ hasInterim: true, agencyClientId: 'client-of-theirs' })
  gateway.answers({ status: 409 })
  expect((await call('DELETE', `${optionsOf(3)}/agency`)).body.data).toMatchObject({ hasInterim: false })
  expect(gateway.asked).toMatchObject([
    { method: 'DELETE', url: '/back-office/institutions/3/options/agency' },
  ])
  gateway.answers({ status: 500 })
  expect((await call('PUT', `${optionsOf(3)}/toggle/is-hublo-pool-client`)).status).toBe(502)
})

it('asks for nothing again when a write is sent once more with its key', async () => {
  const { call } = await agency()
  const toggle = () =>
    call('PUT', `${optionsOf(1)}/toggle/is-hublo-pool-client`, undefined, { 'idempotency-key': 'once' })
  gateway.answers({ status: 200 })
  const answers = [await toggle(), await toggle()]
  expect(answers.map(({ body }) => body.data?.hasHubloPool)).toEqual([true, true])
  expect(gateway.asked).toMatchObject([{ method: 'PUT', body: { isHubloPoolClient: true } }])
})

it('keeps nobody else waiting while the gateway says nothing', async () => {
  const patience = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  onTestFinished(() => void vi.restoreAllMocks())
  const { call } = await silentAgency()
  const waiting = Array.from({ length: 30 }, () => call('GET', listOf(1)))
  await until(() => expect(silent.open()).toBe(30))
  expect((await call('POST', '/api/v2/job', { search: '{}' })).status).toBe(200)
  patience.abort()
  expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([503]))
})
