import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Browser, signedIn } from '../auth/browser.ts'
import { people } from '../people.ts'
import { openTestServer, type TestServer } from '../testServer.ts'
import { placesIn } from './fixture.ts'

let server: TestServer
let viewer: Browser
beforeAll(async () => {
  server = await openTestServer()
  await placesIn(server.database)
  viewer = await signedIn(server.app, people.viewer)
})
afterAll(() => server.close())

const path = '/institution-service/addresses'
const ask = (query: Record<string, string>) =>
  viewer.send({ method: 'GET', url: `${path}?${new URLSearchParams(query)}` })

it('suggests addresses of a country to whoever is signed in', async () => {
  const answer = await ask({ country: 'fr', text: 'strasb' })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data[0]).toMatchObject({ address: '67000 Strasbourg', lat: 48.5839, lng: 7.7455 })
  expect((await server.app.inject(`${path}?country=fr&text=strasb`)).statusCode).toBe(401)
})

it.each([
  ['a letter', 's'],
  ['white space', '   '],
  ['NUL', 'stras\0bourg'],
  ['another script', '東京都'],
  ['SQL', "' or 1=1 --"],
])('has no answer to %s', async (_, text) => {
  const answer = await ask({ country: 'fr', text })
  expect([answer.statusCode, answer.json()]).toEqual([200, { data: [] }])
})

it('says what is too long', async () => {
  const answer = await ask({ country: 'fr', text: 'x'.repeat(10_000) })
  expect([answer.statusCode, answer.json().details]).toEqual([
    400,
    [{ column: 'text', code: 406, reason: 'shorterThan', params: { maxLength: 200 } }],
  ])
})

it.each([
  ['', {}],
  ['a country alone', { country: 'fr' }],
  ['a country of none', { country: 'xx', text: 'strasbourg' }],
  ['a country in capitals', { country: 'FR', text: 'strasbourg' }],
  ['more than is asked', { country: 'fr', text: 'strasbourg', more: '1' }],
])('refuses %s', async (_, query) => {
  expect((await ask(query)).statusCode).toBe(400)
})
