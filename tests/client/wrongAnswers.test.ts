import { expect, test } from 'vitest'
import { errorOf } from '#client/apiError.ts'
import { createHttp } from '#client/http.ts'
import { createResources } from '#client/resources.ts'
import { sessionIn } from '#client/session/sessionIn.ts'
import { createTabs, type TabMessage } from '#client/session/tabs.ts'
import { memoryStore } from '#client/session/tokenStore.ts'
import { createTokens } from '#client/session/tokens.ts'
import { isTried } from '#protocol/services/sso.ts'
import { problemOf } from '#renderer/gateway.ts'
import { config, fakeFetch } from './fakes.ts'

const job = { resource: 'job', api: 'main' } as const

const answering = (body: unknown) => {
  const fetch = fakeFetch(() => ({ status: 200, body }))
  return createResources(
    createHttp({ bases: config.bases, tokens: createTokens(memoryStore(), createTabs()), fetch }),
  )
}

test.each([
  { related: 'no', institutions: 'no' },
  { related: { job: null }, institutions: null },
  { related: { job: { labels: [{ label: 'without an id' }] } }, institutions: {} },
])('%j beside the rows of a page is nothing', async (more) => {
  const row = { id: 1, version: 1 }
  expect(await answering({ data: [row], count: 1, ...more }).list(job)).toEqual({ data: [row], count: 1 })
})

test('of a page and of a batch, what is no row and no line is none', async () => {
  const [row, line] = [
    { id: 1, version: 1 },
    { line: 0, id: 1, version: 2, outcome: 'updated' },
  ]
  const page = answering({ data: [null, row, 'row', { id: '2' }], count: 4 })
  expect((await page.list(job)).data).toEqual([row])
  const batch = { batch: [row] }
  expect(await answering({ data: [line, null] }).updateBatch(job, batch)).toEqual([line])
  await expect(answering({ data: [{ ...line, id: null }] }).updateBatch(job, batch)).rejects.toMatchObject({
    code: 520,
  })
})

test('a session is whose it says, and of the rest what can be read', () => {
  const user = { id: 7, level: 2 }
  const rest = { permissions: {}, institutions: [] }
  expect(sessionIn({ user, permissions: { 1: 'all' }, institutions: [null, { id: 1, name: 'A' }] })).toEqual({
    ...rest,
    user,
    institutions: [{ id: 1, name: 'A' }],
  })
  expect(sessionIn({ user, groups: null, sso: { expired: false } })).toEqual({ ...rest, user })
  for (const wrong of [null, {}, { user: { id: 7 } }, { user: { id: '7', level: 1 } }])
    expect(sessionIn(wrong)).toBeUndefined()
})

test('what clashes is told where it names columns, and passed over where it does not', () => {
  const clashes = [
    { columns: ['code', 7], entity: 'schedule', row: 3, more: true },
    { columns: [], row: 3 },
    { columns: 'code' },
    ['code'],
  ]
  const details = clashes.map((clash) => ({ column: 'code', code: 409, reason: 'taken', clash }))
  const { details: read } = errorOf({ status: 409, body: { errorCode: 409, errors: [], details } })
  expect(read.map(({ clash }) => clash)).toEqual([
    { columns: ['code'], entity: 'schedule', row: 3 },
    undefined,
    undefined,
    undefined,
  ])
})

test.each([null, 'done', [[]], { id: '1', version: 1 }, { id: 1, version: '1' }])(
  '%j is no row: the write is one without a readable answer',
  async (data) => {
    await expect(answering({ data }).insert(job, {})).rejects.toMatchObject({ code: 520 })
    await expect(answering({ data }).update(job, 1, {}, 1)).rejects.toMatchObject({ code: 520 })
  },
)

type Api = ReturnType<typeof answering>
const line = { id: 1, version: 1 }
/** What a proxy, a login page or another version of the server may say to a write that it calls well done. */
const strange = ['<!doctype html><title>Sign in</title>', '', 'null', {}, { data: null }, { data: 'done' }]
const writes: Readonly<Record<string, (api: Api) => Promise<unknown>>> = {
  insert: (api) => api.insert(job, {}),
  update: (api) => api.update(job, 1, {}, 1),
  updateBatch: (api) => api.updateBatch(job, { batch: [line] }),
  upsertBatch: (api) => api.upsertBatch(job, { batch: [{}], IDInstitution: 1 }),
  createBatch: (api) => api.createBatch(job, { batch: [{}], institutions: [1] }),
  batch: (api) => api.batch(job, { jobs: [1], institution: 1 }),
}

// T40, of saves and imports: they may be sent again under the same key.
test.each(Object.entries(writes))(
  '%s is not done for an answer that does not tell of it',
  async (_, write) => {
    for (const body of strange)
      await expect(write(answering(body)), JSON.stringify(body)).rejects.toMatchObject({ code: 520 })
  },
)

test('a removal needs nothing told, but what cannot be read is no answer', async () => {
  const [html] = strange
  await expect(answering({}).remove(job, 1)).resolves.toEqual({ id: 1 })
  await expect(answering(html).remove(job, 1)).rejects.toMatchObject({ code: 520 })
  await expect(answering(html).removeBatch(job, { batch: [line] })).rejects.toMatchObject({ code: 520 })
})

test('of what an error says a sentence is filled in with texts and numbers alone', () => {
  const paramsOf = (params: unknown) =>
    errorOf({ status: 400, body: { details: [{ column: 'code', params }] } }).details[0]?.params
  expect(paramsOf({ minimum: 3, unit: 'h', of: {}, list: [1], none: null })).toEqual({
    minimum: 3,
    unit: 'h',
  })
  for (const wrong of ['text', 7, null, [1]]) expect(paramsOf(wrong)).toBeUndefined()
})

test('a current row that is none does not come with a problem', () => {
  const problem = { code: 412, status: 412, details: [] }
  for (const current of [7, 'row', {}, { id: '1' }])
    expect(problemOf({ ...problem, current })).toEqual(problem)
  expect(problemOf('text')).toEqual({ code: 500, status: 500, details: [] })
})

test('another version of the console in another tab: its messages that are unknown here are not heard', () => {
  const listeners: ((event: { data: unknown }) => void)[] = []
  const channel = {
    postMessage() {},
    addEventListener: (_: string, listener: (event: { data: unknown }) => void) =>
      void listeners.push(listener),
    removeEventListener() {},
    close() {},
  }
  const heard: TabMessage[] = []
  createTabs({ channel }).listen((message) => heard.push(message))
  for (const data of [null, 'logout', { type: 'hello' }, { type: 'logout', subject: { id: 7 } }])
    for (const hear of listeners) hear({ data })
  expect(heard).toEqual([{ type: 'logout', subject: null }])
})

test('a trial that tells of no steps, or of others than ours, has not been made', () => {
  const step = { step: 'token', fault: null, detail: null }
  expect(isTried([step, { step: 'people', fault: 'nobody', detail: '0' }])).toBe(true)
  for (const wrong of [
    null,
    {},
    [],
    [step, null],
    [{ ...step, step: 'x' }],
    [{ ...step, fault: 'x' }],
    [{ step: 'token' }],
  ])
    expect(isTried(wrong)).toBe(false)
})
