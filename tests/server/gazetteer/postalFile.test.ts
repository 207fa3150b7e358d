import { describe, expect, it } from 'vitest'
import { completePlaces } from '#server/services/gazetteer/filling/completePlaces.ts'
import { readPostalFile } from '#server/services/gazetteer/filling/postalFile.ts'

const line = (country: string, code: string, name: string, lat = '48.58', lng = '7.75', accuracy = '5') =>
  [country, code, name, 'Grand Est', '44', 'Bas-Rhin', '67', 'Strasbourg', '678', lat, lng, accuracy].join(
    '\t',
  )

describe('a postal file of GeoNames', () => {
  it('is read by country, without codes of large deliverers and countries that are none of ours', () => {
    const text = [
      line('FR', '67000', 'Strasbourg'),
      line('FR', '67084', 'Strasbourg CEDEX'),
      line('FR', '75013', 'Paris 13'),
      line('LU', 'L-1210', 'Luxembourg', '49.6', '6.13', '1'),
      line('US', '12345', 'Schenectady'),
      '',
    ].join('\r\n')
    const read = readPostalFile(`\ufeff${text}`)
    expect([...read.keys()]).toEqual(['fr', 'lu'])
    expect(read.get('fr')).toEqual([
      {
        name: 'Strasbourg',
        read: 'strasbourg',
        postalCode: '67000',
        region: 'Bas-Rhin',
        lat: 48.58,
        lng: 7.75,
        weight: 0,
        isApproximate: false,
      },
      expect.objectContaining({ name: 'Paris', postalCode: '75013' }),
    ])
    expect(read.get('lu')).toMatchObject([{ postalCode: '1210', region: 'Grand Est', isApproximate: true }])
  })

  it.each([
    ['a table of another kind', 'code;begin\nD2;07:00', /line 1 has 1 tab-separated columns instead of 12/],
    ['a heading', line('country', 'postal', 'place'), /line 1 does not begin with a country/],
    ['no country of ours', line('US', '12345', 'Schenectady'), /no line is of one of these countries/],
    ['nothing', '\n\n', /no line/],
    ['no coordinates', `${line('FR', '67000', 'Strasbourg')}\n${line('FR', '1', 'X', '')}`, /line 2 lacks/],
    ['a place beyond the pole', line('FR', '67000', 'Strasbourg', '91'), /line 1 lacks/],
  ])('is refused with %s', (_, text, reason) => {
    expect(() => readPostalFile(text)).toThrow(reason)
  })

  it('takes inhabitants from our list, and what is overseas', () => {
    const listed = readPostalFile(line('FR', '67000', 'Strasbourg')).get('fr') ?? []
    const [place] = listed
    if (!place) throw new Error('nothing read')
    const own = [
      { ...place, lat: 10, weight: 1 },
      { ...place, weight: 293_771 },
      { ...place, name: 'Saint-Denis', read: 'saint denis', postalCode: '97400', weight: 5 },
      { ...place, read: 'strassburg', weight: 9 },
    ]
    expect(
      completePlaces(listed, own).map(({ read, postalCode, weight }) => [read, postalCode, weight]),
    ).toEqual([
      ['strasbourg', '67000', 293_771],
      ['saint denis', '97400', 5],
    ])
  })
})
