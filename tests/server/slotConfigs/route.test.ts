import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { slotConfig } from '#schemas/enums/slotConfig.ts'
import { type Browser, signedIn } from '../auth/browser.ts'
import { people } from '../people.ts'
import { openTestServer, type TestServer } from '../testServer.ts'

let server: TestServer
let provider: Browser
let director: Browser
let viewer: Browser

beforeAll(async () => {
  server = await openTestServer()
  await sql`update "level" set "ProInstitutionConfigPage" = true where "id" = 2`.execute(
    server.database.kysely,
  )
  provider = await signedIn(server.app, people.provider)
  director = await signedIn(server.app, people.director)
  viewer = await signedIn(server.app, people.viewer)
})
afterAll(() => server.close())

const URL = '/institution-service/slotConfig'
const read = async (who: Browser, url: string) => {
  const answer = await who.send({ method: 'GET', url })
  return { status: answer.statusCode, body: answer.json() }
}
const choose = async (who: Browser, institution: number, idSlotConfig: unknown) => {
  const answer = await who.send({
    method: 'POST',
    url: `${URL}/${institution}`,
    payload: { idSlotConfig },
  })
  return { status: answer.statusCode, body: answer.json() }
}
const chosen = async (institution: number) => {
  const search = JSON.stringify({ select: ['slotConfig'], query: { id: institution } })
  const answer = await provider.send({ method: 'POST', url: '/api/v2/institution', payload: { search } })
  return answer.json().data[0].slotConfig
}

it('lists them by number, with the key of each name', async () => {
  const { status, body } = await read(viewer, URL)
  expect([status, body]).toEqual([
    200,
    { data: slotConfig.values.map((value, i) => ({ id: i + 1, labelKey: `enums.slotConfig.${value}` })) },
  ])
  expect((await read(viewer, `${URL}/2`)).body).toEqual({ data: body.data[1] })
  expect((await read(viewer, `${URL}/99`)).status).toBe(404)
})

it('is chosen by whoever may configure the institution, and by nobody else [area 3.3, area 7.2]', async () => {
  expect([(await choose(director, 1, 2)).status, await chosen(1)]).toEqual([200, slotConfig.values[1]])
  expect((await choose(viewer, 1, 3)).status).toBe(403)
  expect((await choose(director, 3, 3)).status).toBe(404)
  expect([(await choose(provider, 3, 3)).status, await chosen(3)]).toEqual([200, slotConfig.values[2]])
  expect([(await choose(director, 1, null)).status, await chosen(1)]).toEqual([200, null])
})

it.each([
  [undefined, 419],
  [0, 406],
  [99, 406],
  ['two', 406],
  ['2', 406],
  [true, 406],
  [[], 406],
  [[2], 406],
])('refuses %j, naming what is wrong', async (id, code) => {
  const { status, body } = await choose(director, 1, id)
  expect([status, body.details]).toEqual([400, [expect.objectContaining({ column: 'idSlotConfig', code })]])
})
