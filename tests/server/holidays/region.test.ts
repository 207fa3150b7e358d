import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, signedIn } from '../auth/browser.ts'
import { placesIn } from '../gazetteer/fixture.ts'
import { people } from '../people.ts'
import { openTestServer, type TestServer } from '../testServer.ts'

let server: TestServer
let viewer: Browser
beforeAll(async () => {
  server = await openTestServer()
  await placesIn(server.database)
  viewer = await signedIn(server.app, people.viewer)
})
afterAll(() => server.close())

const url = (country: string, places: string) =>
  `/export-api/holidays/region?${new URLSearchParams({ country, places })}`
const ask = (country: string, places: string) => viewer.send({ method: 'GET', url: url(country, places) })

describe('the region of places', () => {
  it.each([
    ['Alsace, a post box', 'fr', '67091', '67'],
    ['Moselle', 'fr', '57000,57970', '57'],
    ['Guadeloupe', 'fr', '97110', 'GP'],
    ['Saint-Martin, within its numbers', 'fr', '97150', 'MF'],
    ['Berlin, some streets away from its middle', 'de', '52.49;13.37', 'BE'],
    ['Munich, twice', 'de', '48.14;11.57,48.1;11.6', 'BY'],
    ['Brussels, which others call otherwise', 'be', '50.85;4.35', 'BRU'],
    ['London', 'uk', '51.5;-0.12', 'ENG'],
  ])('is told: %s', async (_, country, places, region) => {
    const answer = await ask(country, places)
    expect(answer.json()).toEqual({ data: { region } })
    const proposed = await viewer.send({
      method: 'GET',
      url: `/export-api/holidays?country=${country}&region=${region}&year=2027`,
    })
    expect(proposed.statusCode).toBe(200)
  })

  it.each([
    ['a part of France without holidays of its own', 'fr', '75013'],
    ['two regions', 'fr', '67000,68000'],
    ['one of them without', 'fr', '67000,75013'],
    ['two Länder', 'de', '52.49;13.37,48.14;11.57'],
    ['nobody knows a place there', 'de', '0;0'],
    ['no such postal code', 'de', '99999'],
    ['a small country', 'lu', '49.6;6.1'],
  ])('is none: %s', async (_, country, places) => {
    expect((await ask(country, places)).json()).toEqual({ data: { region: null } })
  })

  it('is none of a postal code that lies in two of them, and told of one that lies in one', async () => {
    await server.database.session((session) =>
      session.exec(`insert into "place" ("country", "name", "read", "postalCode", "region", "lat", "lng", "weight", "isApproximate")
        values ('de', 'Kirschkau', 'kirschkau', '07919', 'Thüringen', 50.6, 11.8, 1, false),
          ('de', 'Mühltroff', 'muhltroff', '07919', 'Sachsen', 50.5, 11.9, 1, false),
          ('de', 'Tanna', 'tanna', '07922', 'Thüringen', 50.5, 11.9, 1, false)`),
    )
    expect((await ask('de', '07919')).json()).toEqual({ data: { region: null } })
    expect((await ask('de', '07922')).json()).toEqual({ data: { region: 'TH' } })
  })

  it.each([
    ['xx', '67000'],
    ['fr', ''],
    ['fr', '67000,'],
    ['fr', '91;x'],
    ['fr', '1'.repeat(13)],
    ['fr', Array.from({ length: 51 }, () => '67000').join()],
  ])('refuses %s %s', async (country, places) => {
    expect((await ask(country, places)).statusCode).toBe(400)
  })

  it('is told to whoever is signed in', async () => {
    expect((await server.app.inject(url('fr', '67000'))).statusCode).toBe(401)
  })
})
