import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Browser, signedIn } from '../auth/browser.ts'
import { people } from '../people.ts'
import { openTestServer, type TestServer } from '../testServer.ts'

let server: TestServer
let viewer: Browser
beforeAll(async () => {
  server = await openTestServer()
  viewer = await signedIn(server.app, people.viewer)
})
afterAll(() => server.close())

const ask = (query: string) => viewer.send({ method: 'GET', url: `/export-api/holidays?${query}` })

it('proposes the holidays of a year to whoever is signed in, in the language asked for or their own', async () => {
  const german = (await ask('country=fr&region=67&year=2027&lang=de')).json().data
  expect(german.holidays).toContainEqual({
    date: '2027-03-26',
    name: 'Karfreitag',
    kind: 'public',
    usual: true,
  })
  expect(german.regions).toContainEqual({ code: '57', name: 'Moselle' })
  expect((await ask('country=de&year=2027')).json().data.holidays[0].name).toMatch(/^New Year/)
  expect((await server.app.inject('/export-api/holidays?country=fr&year=2027')).statusCode).toBe(401)
})

it.each([
  '',
  'country=fr',
  'country=FR&year=2027',
  'country=xx&year=2027',
  'country=fr&year=1999',
  'country=fr&year=2100',
  'country=fr&year=2027.5',
  'country=fr&region=BY&year=2027',
  'country=fr&region=__proto__&year=2027',
  'country=lu&region=67&year=2027',
  'country=fr&year=2027&lang=xx',
  'country=fr&year=2027&more=1',
])('refuses %s', async (query) => {
  expect((await ask(query)).statusCode).toBe(400)
})
