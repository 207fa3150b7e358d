import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { described } from '#schemas/described/described.ts'
import { offeringOf } from '#server/messages/offeringOf.ts'
import { Outbox } from '#server/messages/outbox.ts'
import { makePayrollFile } from '#server/services/payroll/make/makePayrollFile.ts'
import { mostTries } from '#server/work/work.ts'
import { type Browser, signedIn } from '#tests/server/auth/browser.ts'
import { people } from '#tests/server/people.ts'
import { openTestServer, type TestServer } from '#tests/server/testServer.ts'
import { projectRoot } from '../../../generators/files.ts'
import { sourceFiles } from '../../../generators/sourceFiles.ts'
import { drawn, seen, watch } from './watchMoves.ts'

const { lifecycles } = described
const LICENCES = '/api/v2/institution-has-admin'
const SWITCHES = '/institutionHasSso'
const CODES = '/api/v2/schedule'
const EXPORTS = '/export-api/v2/export'
const october = { beginAt: Date.UTC(2026, 9, 1) / 1000, endAt: Date.UTC(2026, 10, 1) / 1000 - 1 }

let server: TestServer
let provider: Browser
beforeAll(async () => {
  server = await openTestServer()
  provider = await signedIn(server.app, people.provider)
  for (const [table, column] of [
    ['institutionHasAdmin', 'isActivated'],
    ['institutionHasSso', 'enabled'],
    ['schedule', 'isDeleted'],
    ['payrollExport', 'state'],
    ['message', 'state'],
  ] as const)
    await watch(server.database, `"${table}"`, column)
})
afterAll(() => server.close())

type Method = 'POST' | 'PUT' | 'DELETE'
const send = async (method: Method, url: string, payload?: object) => {
  const answer = await provider.send({ method, url, ...(payload && { payload }) })
  return { status: answer.statusCode, data: answer.json().data }
}
const make = async (url: string, row: object): Promise<number> => {
  const { status, data } = await send('POST', url, row)
  expect(status).toBe(201)
  return data.id
}

it('an access is switched off and on again', async () => {
  const person = {
    firstName: 'Claire',
    lastName: 'Morel',
    email: 'claire@example.org',
    level: 2,
    typeAdmin: 4,
  }
  const admin = await make('/api/v2/admin', { ...person, lang: 'fr', institution: [2] })
  const found = await send('POST', LICENCES, { search: JSON.stringify({ query: { admin } }) })
  const access = `${LICENCES}/${found.data[0].id}`
  for (const isActivated of [true, false, false, true])
    expect((await send('PUT', access, { isActivated })).status).toBe(200)
  expect(await seen(server.database, '"institutionHasAdmin"')).toEqual(drawn(lifecycles.licence))
})

it('single sign-on begins as it is first turned on', async () => {
  const made = await send('POST', `/auth${SWITCHES}`, { idInstitution: 2, ssoType: 1, enabled: true })
  const path = `/api/v2${SWITCHES}/${made.data[0].id}`
  for (const enabled of [true, false, false, true])
    expect((await send('PUT', path, { enabled })).status).toBe(200)
  expect(await seen(server.database, '"institutionHasSso"')).toEqual(drawn(lifecycles.singleSignOn))
})

it('a time code that is deleted stays so, whatever is asked for', async () => {
  const id = await make(CODES, { code: 'M1', beginAt: '06:45', endAt: '14:15', institution: [1] })
  expect((await send('PUT', `${CODES}/${id}`, { isDeleted: true })).status).toBe(400)
  expect((await send('DELETE', `${CODES}/${id}`)).status).toBe(200)
  for (const patch of [{ isDeleted: false }, { code: 'M2' }])
    expect((await send('PUT', `${CODES}/${id}`, patch)).status).toBeGreaterThanOrEqual(400)
  expect(await seen(server.database, '"schedule"')).toEqual(drawn(lifecycles.timeCode))
})

it('an export is made, or fails and is made later, asked for again or not', async () => {
  const making = { database: server.database, ...offeringOf(server.config, async () => {}) }
  const work = (id: number) => makePayrollFile(making, id).catch(() => undefined)
  const fails = async (id: number) => {
    server.database.onStatement = (text) => {
      if (text.includes('insert into "payrollFile"')) throw new Error('full of holes')
    }
    await work(id)
    server.database.onStatement = undefined
  }
  const ask = () => make(EXPORTS, { ...october, institution: 1 })
  const again = (id: number) => send('POST', `${EXPORTS}/${id}/file`, {})
  // Everything that can be done, in each state.
  const toStates = {
    waiting: async () => {},
    failed: fails,
    done: work,
  }
  for (const reach of Object.values(toStates))
    for (const step of [work, fails, again]) {
      const id = await ask()
      await reach(id)
      await step(id)
    }
  expect(Object.keys(toStates).sort()).toEqual([...lifecycles.export.states].sort())
  expect(await seen(server.database, '"payrollExport"')).toEqual(drawn(lifecycles.export))
})

it('nothing but what is driven here moves an export', () => {
  const source = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
  const files = sourceFiles(projectRoot, 'src/server')
  const moving = files.filter((path) => /(?<!const )\bchangeState\(/.test(source(path)))
  expect(moving.map((path) => path.slice(path.lastIndexOf('/') + 1)).sort()).toEqual([
    'keepFiles.ts',
    'makePayrollFile.ts',
    'registerPayroll.ts',
  ])
  const written = files.filter((path) => /update "payrollExport"/.test(source(path)))
  expect(written.map((path) => path.slice(path.lastIndexOf('/') + 1))).toEqual(['changeState.ts'])
})

it('a message waits until it is taken or refused for good, and can always be sent again', async () => {
  const { outbox } = offeringOf(server.config, async () => {})
  const db = server.database.kysely
  const post = () =>
    outbox.post(db, {
      kind: 'received',
      channel: 'email',
      recipient: 'claire@example.org',
      language: 'fr',
      content: { name: 'Claire' },
    })
  const settle = (problem: string | null, isOver?: boolean) => async (id: number) => {
    if (await outbox.take(db, id)) await outbox.settle(db, id, problem, isOver)
  }
  const refused = settle('no such mailbox')
  const given = async (id: number) => {
    for (let n = 0; n < mostTries; n++) await refused(id)
  }
  const toStates = { waiting: async () => {}, sent: settle(null), failed: given }
  const steps = [
    settle(null),
    refused,
    settle('its link is over', true),
    given,
    (id: number) => outbox.repost(db, id),
    () => outbox.resume(db),
    (id: number) => outbox.find(db, id),
    () => outbox.list(db, undefined, 1),
    () => outbox.counts(db),
    () => outbox.forgetSent(db, 1),
  ]
  for (const reach of Object.values(toStates))
    for (const step of steps) {
      const id = await post()
      await reach(id)
      await step(id)
    }
  // What is not called above could move messages that nobody has looked at.
  expect(Object.getOwnPropertyNames(Outbox.prototype).sort()).toEqual(
    [
      'constructor',
      'counts',
      'find',
      'forgetSent',
      'list',
      'post',
      'repost',
      'resume',
      'settle',
      'take',
    ].sort(),
  )
  expect(Object.keys(toStates).sort()).toEqual([...lifecycles.message.states].sort())
  expect(await seen(server.database, '"message"')).toEqual(drawn(lifecycles.message))
})

it('everything that has states is driven', () => {
  const folder = join(projectRoot, 'tests/specification/states')
  const texts = ['transitions.test.ts', 'taskTransitions.test.ts'].map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  )
  const driven = texts.flatMap((text) => [...text.matchAll(/drawn\((?:described\.)?lifecycles\.(\w+)\)/g)])
  expect(driven.map(([, name]) => name).sort()).toEqual(Object.keys(lifecycles).sort())
})
