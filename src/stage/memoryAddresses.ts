import { fold } from '#dsl/text/fold.ts'
import { type AddressSuggestion, MOST_SUGGESTIONS } from '#protocol/services/address.ts'

type Town = readonly [postalCode: string | null, city: string, lat: number, lng: number]

const towns: Readonly<Record<string, readonly Town[]>> = {
  fr: [
    ['67000', 'Strasbourg', 48.5839, 7.7455],
    ['67100', 'Strasbourg', 48.5839, 7.7455],
    ['69003', 'Lyon', 45.7485, 4.8467],
  ],
  de: [[null, 'Berlin', 52.5244, 13.4105]],
}

/** The gazetteer of the stage, in the page: the last word typed is the beginning of a town, what stands before it a street. */
export const memoryAddresses = async (
  country: string,
  text: string,
): Promise<readonly AddressSuggestion[]> => {
  const words = text.trim().split(/[\s,]+/)
  const begun = fold(words.at(-1) ?? '')
  const street = words
    .slice(0, -1)
    .filter((word) => !/^\d{5}$/.test(word))
    .join(' ')
  return (towns[country] ?? [])
    .filter(([, city]) => begun !== '' && fold(city).startsWith(begun))
    .map(([postalCode, city, lat, lng]) => {
      const place = [postalCode, city].filter(Boolean).join(' ')
      const address = street === '' ? place : `${street}, ${place}`
      const where = { lat, lng, precision: 'municipality', source: 'gazetteer' } as const
      return { label: address, address, postalCode, city, country, ...where }
    })
    .slice(0, MOST_SUGGESTIONS)
}
