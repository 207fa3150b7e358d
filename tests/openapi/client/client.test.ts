import { afterAll, beforeAll, expect, it } from 'vitest'
import type { components, paths } from '#generated/openapi.d.ts'
import { people } from '#tests/server/people.ts'
import { openClient, searchOf } from './openClient.ts'

type Schemas = components['schemas']

let opened: Awaited<ReturnType<typeof openClient>>
beforeAll(async () => {
  opened = await openClient()
})
afterAll(() => opened.close())

/** What stood in place of an answer. */
const unexpected = (error: unknown): never => {
  throw new Error(JSON.stringify(error))
}
const version = (row: { readonly version: number }) => ({ 'If-Match': `"${row.version}"` })

const newSchedule = (code: string): Schemas['NewSchedule'] => ({
  code,
  beginAt: '06:45',
  endAt: '14:15',
  break: '00:30',
  institution: [1, 2],
})

it('signs in and reads what there is for the person', async () => {
  const { client, signIn } = opened
  const user = await signIn(people.provider)
  expect(user.level).toBe(1)
  const session = await client.GET('/bff-admin/session')
  expect(session.data?.data.institutions.map(({ name }) => name)).toContain('Berghaus')
  const flags = await client.POST('/flags', { body: {} })
  expect(Object.values(flags.data?.data.flags ?? {}).every((on) => typeof on === 'boolean')).toBe(true)
  const locked = await client.GET('/auth/locked-accounts')
  expect(locked.data).toEqual({ data: [], count: 0 })
  const unlocked = await client.DELETE('/auth/locked-accounts/{admin}', { params: { path: { admin: 3 } } })
  expect(unlocked.error?.errorCode).toBe(404)
  expect((await client.GET('/healthz')).data?.status).toBe('ok')
  expect((await client.GET('/readyz')).data?.engine).toBe('embedded')
  expect((await client.GET('/config.json')).data?.bases.main).toBe('/api')
  const levels = await client.POST('/api/v2/level', { body: searchOf<'Level'>({ select: ['name'] }) })
  expect(levels.data?.data[0]?.name).toBeTypeOf('string')
})

it('creates, finds, changes and removes rows that institutions share', async () => {
  const { client } = opened
  const path = '/api/v2/schedule'
  for (let n = 0; n < 16; n++) {
    const made = await client.POST(path, {
      body: newSchedule(`M${n}`),
      params: { header: { 'Idempotency-Key': `schedule ${n}` } },
    })
    const row = made.data && !('count' in made.data) ? made.data.data : unexpected(made.error)
    const worked: number = row.nbWorkedMinutes
    expect(worked).toBe(420)
    expect(row.institution).toEqual([1, 2])
    const again = await client.POST(path, { body: newSchedule(`M${n}`) })
    expect(again.error?.details.map(({ reason }) => reason)).toEqual(['taken'])
    const params = { path: { id: row.id }, header: version(row) }
    const changed = await client.PUT(`${path}/{id}`, {
      body: { endAt: '15:15' } satisfies Schemas['ScheduleInput'],
      params,
    })
    expect(changed.data?.data.nbWorkedMinutes).toBe(480)
    const stale = await client.PUT(`${path}/{id}`, {
      body: { endAt: '16:15' } satisfies Schemas['ScheduleInput'],
      params,
    })
    expect(stale.response.status).toBe(412)
    expect(stale.error && 'data' in stale.error && stale.error.data.version).toBe(changed.data?.data.version)
  }
  const list = await client.POST(path, {
    body: searchOf<'Schedule'>({
      select: ['code', 'endAt'],
      query: { institution: [1] },
      text: { value: 'm1', columns: ['code'] },
      orderby: [{ columnName: 'code', orientation: 'asc' }],
      limit: 2,
    }),
  })
  const page = list.data && 'count' in list.data ? list.data : unexpected(list.error)
  expect(page.count).toBe(7)
  expect(page.data.map(({ code, endAt, beginAt }) => [code, endAt, beginAt])).toEqual([
    ['M1', '15:15', undefined],
    ['M10', '15:15', undefined],
  ])
  for (const { id, version: last } of page.data) {
    const removed = await client.DELETE(`${path}/{id}`, {
      params: { path: { id }, header: { 'If-Match': `"${last}"` } },
    })
    expect(removed.data?.data.id).toBe(id)
    const gone = await client.DELETE(`${path}/{id}`, { params: { path: { id } } })
    expect(gone.response.status).toBe(404)
  }
})

it('writes batches, and links what is there', async () => {
  const { client } = opened
  const jobs = ['Infirmier', 'Aide-soignant', 'Sage-femme'].map((name): Schemas['JobInput'] => ({ name }))
  const made = await client.POST('/api/v2/job/upsert-batch', { body: { batch: jobs, IDInstitution: 1 } })
  const ids = made.data?.data.map(({ id }) => id) ?? unexpected(made.error)
  expect(made.data?.data.map(({ outcome }) => outcome)).toEqual(['created', 'created', 'created'])
  const [nurse = 0] = ids
  const path = '/api/v2/job/update-batch'
  type Changes = paths[typeof path]['post']['requestBody']['content']['application/json']
  const named: Changes = { batch: [{ id: nurse, name: 'Infirmière' }] }
  const changed = await client.POST(path, { body: named })
  expect(changed.data?.data.map(({ id }) => id)).toEqual([nurse])
  // @ts-expect-error A column that there is not is none to the client's types either.
  const wrong: Changes = { batch: [{ id: nurse, nom: 'Infirmière' }] }
  const misspelt = await client.POST(path, { body: wrong })
  expect(misspelt.error?.details.map(({ column, line }) => [column, line])).toEqual([['nom', 0]])
  const linked = await client.POST('/api/v2/institution-has-job/batch', {
    body: { jobs: ids, institution: 2 },
  })
  expect(linked.data?.count).toBe(3)
  const holidays = await client.POST('/export-api/v2/publicholiday/upsert-batch', {
    body: { batch: [{ date: '2026-12-25' }], institutions: [1, 2, 3] },
  })
  expect(holidays.data?.count).toBe(3)
  for (const job of ids)
    for (const name of ['Jour', 'Nuit']) {
      const specialty = await client.POST('/api/v2/specialty', { body: { job, name, institution: [1] } })
      const row =
        specialty.data && !('count' in specialty.data) ? specialty.data.data : unexpected(specialty.error)
      const params = { path: { id: row.id }, header: version(row) }
      const renamed = await client.PUT('/api/v2/specialty/{id}', { body: { name: `${name} (2)` }, params })
      expect(renamed.data?.data.job).toBe(job)
      const removed = await client.DELETE('/api/v2/specialty/{id}', {
        params: { path: { id: row.id }, query: { institutions: '1' } },
      })
      expect(removed.response.status).toBe(200)
    }
})

it('speaks the words of the counter service', async () => {
  const { client } = opened
  for (const whichCounter of [0, 1] as const) {
    const made = await client.POST('/counter-service/counter', {
      body: {
        status: 0,
        whichCounter,
        limitType: 0,
        limitValue: 40,
        isActive: true,
        starter: 1,
        institution: 1,
      },
    })
    const row = made.data?.data ?? unexpected(made.error)
    const limit = await client.PUT('/counter-service/counter/{id}', {
      body: { limitValue: 35 },
      params: { path: { id: row.id }, header: version(row) },
    })
    expect(limit.data?.data.limitValue).toBe(35)
  }
  const found = await client.POST('/counter-service/counter/fetch', { body: { idInstitutions: [1] } })
  expect(found.data?.result.map(({ status }) => status)).toEqual([0, 0])
})

it('is refused in the words of the document', async () => {
  const { client, signIn } = opened
  await signIn(people.viewer)
  const forbidden = await client.POST('/api/v2/schedule', { body: newSchedule('N1') })
  expect(forbidden.error?.errorCode).toBe(403)
  expect(forbidden.error?.errors).toHaveLength(1)
  const list = await client.POST('/api/v2/schedule', { body: searchOf<'Schedule'>({ limit: 100 }) })
  expect(list.data && 'count' in list.data && list.data.data[0]?.institution).toEqual([1])
  const left = await client.POST('/bff-admin/logout')
  expect(left.data?.data).toEqual({})
  expect((await client.GET('/bff-admin/session')).error?.errorCode).toBe(440)
})

it('has called a hundred times, and each answer was as the document says', () => {
  const { calls, problems } = opened
  expect(problems).toEqual([])
  expect(calls.length).toBeGreaterThanOrEqual(100)
  const routes = new Set(calls.map((call) => call.replace(/ \d+$/, '')))
  expect(routes.size).toBeGreaterThanOrEqual(20)
})
