import { type AddressSuggestion, MOST_SUGGESTIONS, type Precision } from '#protocol/services/address.ts'
import { type Feature, featuresOf, suggestionOf } from './geocoded.ts'
import type { Geocoder } from './online.ts'

/** Countries that ISO 3166 calls otherwise. */
const iso: Readonly<Record<string, string>> = { uk: 'GB' }
/** Where the number stands before the street. */
const numberFirst: ReadonlySet<string> = new Set(['fr', 'lu', 'uk'])

const precisionOf: Readonly<Record<string, Precision>> = {
  house: 'housenumber',
  street: 'street',
  locality: 'street',
  district: 'municipality',
  city: 'municipality',
}

/** OpenStreetMap's addresses; the public host is for fair use only. Source: github.com/komoot/photon, `/api`. */
export const photon: Geocoder = {
  name: 'photon',
  countries: 'all',
  address: 'https://photon.komoot.io/api',
  // The country is a filter of newer servers only, so that twice as many are asked for and the others left out.
  query: (_, text) => ({ q: text, limit: String(2 * MOST_SUGGESTIONS) }),
  read: (answer, country) => featuresOf(answer).flatMap((feature) => read(feature, country)),
}

const read = (feature: Feature, country: string): AddressSuggestion[] => {
  const { text, lat, lng } = feature
  if (text('countrycode').toUpperCase() !== (iso[country] ?? country.toUpperCase())) return []
  const type = text('type')
  const isTown = type === 'city' || type === 'district'
  return suggestionOf({
    country,
    street: isTown ? '' : streetOf(feature, country),
    postalCode: text('postcode'),
    city: isTown ? text('name') : text('city') || text('district') || text('county'),
    region: text('state'),
    lat,
    lng,
    precision: precisionOf[type] ?? 'approximate',
    source: 'photon',
  })
}

const streetOf = ({ text }: Feature, country: string): string => {
  const street = text('street') || text('name')
  const number = text('street') ? text('housenumber') : ''
  const parts = numberFirst.has(country) ? [number, street] : [street, number]
  return parts.filter(Boolean).join(' ')
}
