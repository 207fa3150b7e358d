import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AddressSuggestion } from '#protocol/services/address.ts'
import { outboundOf } from '#server/outbound/outbound.ts'
import { geoplateforme } from '#server/services/gazetteer/providers/geoplateforme.ts'
import { type Geocoder, online } from '#server/services/gazetteer/providers/online.ts'
import { photon } from '#server/services/gazetteer/providers/photon.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

let answer: Answer
const asked: URL[] = []
const server = createServer((request, response) => {
  asked.push(new URL(request.url ?? '', 'http://geocoder.test'))
  answer(request, response)
})
const told: Error[] = []
const warn = (error: Error) => void told.push(error)
const outbound = outboundOf({ allowsLocal: true, warn })
let address = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/search?key=mine`
})
beforeEach(() => {
  asked.length = 0
})
afterAll(async () => {
  await outbound.close()
  server.closeAllConnections()
  server.close()
})

const json =
  (body: unknown, status = 200): Answer =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const point = (coordinates: unknown, properties: unknown) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties,
})
const collection = (...features: unknown[]) => json({ type: 'FeatureCollection', features })

const fromList: AddressSuggestion = {
  label: 'of the list',
  address: 'of the list',
  postalCode: null,
  city: 'of the list',
  country: 'fr',
  lat: 0,
  lng: 0,
  precision: 'municipality',
  source: 'gazetteer',
}
const otherwise = { suggest: async () => [fromList] }
let clock = 0
const provider = (geocoder: Geocoder) =>
  online({ geocoder, address, outbound, otherwise, warn, now: () => clock })

describe('the Géoplateforme', () => {
  const hospital = point([7.7448, 48.5767], {
    label: '1 Place de l’Hôpital 67000 Strasbourg',
    type: 'housenumber',
    name: '1 Place de l’Hôpital',
    postcode: '67000',
    city: 'Strasbourg',
    context: '67, Bas-Rhin, Grand Est',
  })

  it('is asked with what was typed, and says the door', async () => {
    answer = collection(hospital)
    expect(await provider(geoplateforme).suggest('fr', '1 place & hôpital=')).toEqual([
      {
        label: '1 Place de l’Hôpital, 67000 Strasbourg (Bas-Rhin)',
        address: '1 Place de l’Hôpital, 67000 Strasbourg',
        postalCode: '67000',
        city: 'Strasbourg',
        country: 'fr',
        lat: 48.5767,
        lng: 7.7448,
        precision: 'housenumber',
        source: 'geoplateforme',
      },
    ])
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      key: 'mine',
      q: '1 place & hôpital=',
      autocomplete: '1',
    })
  })

  it('is not asked about other countries', async () => {
    expect(await provider(geoplateforme).suggest('de', 'berlin')).toEqual([fromList])
    expect(asked).toEqual([])
  })

  it.each<[string, Answer]>([
    ['an error', json({}, 500)],
    ['too many requests', json({}, 429)],
    ['no JSON', (_, response) => void response.end('<html>')],
    ['a redirection', (_, response) => void response.writeHead(302, { location: '/elsewhere' }).end()],
    ['silence', () => {}],
    ['nothing found', collection()],
    ['another shape', json([1, { features: 'none' }])],
    ['points that are none', collection(point(['x', 1], {}), point([7, 480], { city: 'X' }), null, 3)],
  ])('with %s the list answers', async (_, given) => {
    answer = given
    expect(await provider(geoplateforme).suggest('fr', 'strasbourg')).toEqual([fromList])
  })

  it('rests for half a minute after a failure, of which the log tells', async () => {
    const resting = provider(geoplateforme)
    answer = json({}, 500)
    told.length = 0
    await resting.suggest('fr', 'strasbourg')
    expect(told.map(({ message }) => message)).toEqual(['geoplateforme answers 500'])
    answer = collection(hospital)
    clock += 29_000
    expect(await resting.suggest('fr', 'strasbourg')).toEqual([fromList])
    clock += 1_000
    expect(await resting.suggest('fr', 'strasbourg')).toMatchObject([{ source: 'geoplateforme' }])
    expect(asked).toHaveLength(2)
  })
})

describe('Photon', () => {
  it('says doors, streets and towns of the country alone, as they are written there', async () => {
    const house = {
      type: 'house',
      street: 'Charitéplatz',
      housenumber: '1',
      postcode: '10117',
      city: 'Berlin',
    }
    const town = { type: 'city', name: 'Berlin', state: 'Berlin' }
    answer = collection(
      point([13.37, 52.52], { ...house, countrycode: 'DE' }),
      point([13.4, 52.5], { ...town, countrycode: 'DE' }),
      point([-72.7, 41.6], { ...town, countrycode: 'US' }),
    )
    expect(await provider(photon).suggest('de', 'berlin')).toMatchObject([
      { address: 'Charitéplatz 1, 10117 Berlin', precision: 'housenumber', lat: 52.52 },
      { address: 'Berlin', label: 'Berlin (Berlin)', precision: 'municipality', postalCode: null },
    ])
    answer = collection(
      point([-0.1, 51.5], { ...house, postcode: 'SE1 7EH', city: 'London', countrycode: 'GB' }),
    )
    expect(await provider(photon).suggest('uk', 'x')).toMatchObject([
      { address: '1 Charitéplatz, London SE1 7EH' },
    ])
  })
})
