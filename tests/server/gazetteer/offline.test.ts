import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offline } from '#server/services/gazetteer/providers/offline.ts'
import { forEachEngine } from '../db/engines.ts'
import { openTestServer, type TestServer } from '../testServer.ts'
import { placesIn } from './fixture.ts'

forEachEngine('addresses from the list of places', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(open)
    await placesIn(server.database)
  })
  afterAll(() => server.close())

  const suggest = (text: string, country = 'fr') => offline(server.database.kysely).suggest(country, text)
  const addresses = async (text: string, country?: string) =>
    (await suggest(text, country)).map(({ address }) => address)

  it('tells all that is known of one', async () => {
    expect(await suggest("1 place de l'Hôpital Strasbourg")).toContainEqual({
      label: "1 place de l'Hôpital, 67000 Strasbourg (Bas-Rhin)",
      address: "1 place de l'Hôpital, 67000 Strasbourg",
      postalCode: '67000',
      city: 'Strasbourg',
      country: 'fr',
      lat: 48.5839,
      lng: 7.7455,
      precision: 'municipality',
      source: 'gazetteer',
    })
    expect(await suggest('strazeele')).toMatchObject([{ precision: 'approximate' }])
  })

  it.each([
    ['the beginning of a name', 'stra', ['67000 Strasbourg', '59270 Strazeele', '67100 Strasbourg']],
    ['a name, case and accents aside', 'l haÿ-LES-rosés', ['94240 L’Haÿ-les-Roses']],
    ['a letter too few', 'marseile', ['13001 Marseille', '13005 Marseille']],
    ['two letters that changed places', 'strabsourg', ['67000 Strasbourg', '67100 Strasbourg']],
    ['a short form, larger places first', 'st denis', ['97400 Saint-Denis', '93200 Saint-Denis']],
    ['another name of the place', 'strassburg', ['67000 Strasbourg']],
    ['a postal code', '13005', ['13005 Marseille']],
    ['the beginning of one', '130', ['13001 Marseille', '13005 Marseille']],
    ['a postal code before the name', '67100 strasb', ['67100 Strasbourg']],
    ['a street before the code', '2 rue X 67000', ['2 rue X, 67000 Strasbourg']],
    ['a street, the name and the code', '2 rue X Strasbourg 67000', ['2 rue X, 67000 Strasbourg']],
    [
      'a street and a misspelt name',
      '2 rue X marseile',
      ['2 rue X, 13001 Marseille', '2 rue X, 13005 Marseille'],
    ],
    ['a name of two words', '2 rue Dupaty La Rochelle', ['2 rue Dupaty, 17000 La Rochelle']],
    ['a street that is called after a town', 'rue de Strasbourg', []],
    ['the same with its town', 'rue de Strasbourg, la rochelle', ['rue de Strasbourg, 17000 La Rochelle']],
    ['a code of large deliverers', '67091 Strasbourg Cedex 2', ['67091 Strasbourg']],
    ['what was chosen before', '2 rue X, 67000 Strasbourg', ['2 rue X, 67000 Strasbourg']],
    ['a number without a street', '10 marseille', []],
  ])('finds by %s', async (_, text, expected) => {
    expect((await addresses(text)).slice(0, expected.length + 1)).toEqual(expected)
  })

  it('writes addresses as the country does, with the postal code that was typed where the list has none', async () => {
    expect(await addresses('Charitéplatz 1, 10117 Berlin', 'de')).toEqual(['Charitéplatz 1, 10117 Berlin'])
    expect(await addresses('muenchen', 'de')).toEqual(['München'])
    expect(await suggest('Rue de la Loi 16, B-1000 brussel', 'be')).toMatchObject([
      { address: 'Rue de la Loi 16, 1000 Bruxelles', postalCode: '1000' },
    ])
    expect(await suggest('Westminster Bridge Rd, london se17eh', 'uk')).toMatchObject([
      { address: 'Westminster Bridge Rd, London SE1 7EH', postalCode: 'SE1 7EH' },
    ])
    expect(await suggest('munich', 'de')).toMatchObject([{ address: 'München', postalCode: null }])
  })

  it('keeps the street as it was typed, whatever stands in it', async () => {
    const street = `"><script>alert('x')</script> %_\\ d’été`
    expect(await addresses(`${street}, 67000 Strasbourg`)).toEqual([`${street}, 67000 Strasbourg`])
  })

  it('knows the places of a country only', async () => {
    expect(await addresses('berlin')).toEqual([])
    expect(await addresses('strasbourg', 'de')).toEqual([])
  })

  describe('has nothing for', () => {
    it.each([
      ['other scripts', '東京都千代田区'],
      ['letters that look alike', 'Страсбург'],
      ['SQL', "'; drop table place; --"],
      ['signs alone', '%%%___***'],
      ['white space and commas', ' ,, , '],
      ['ten thousand letters', 'x'.repeat(10_000)],
      ['ten thousand words', 'zz '.repeat(10_000)],
      ['half a surrogate pair', '\ud800'],
    ])('%s', async (_, text) => {
      expect(await addresses(text)).toEqual([])
    })
  })

  it('gives eight at most', async () => {
    expect((await suggest('s')).length).toBeLessThanOrEqual(8)
  })
})
