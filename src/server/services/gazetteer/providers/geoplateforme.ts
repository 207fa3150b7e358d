import { type AddressSuggestion, MOST_SUGGESTIONS, type Precision } from '#protocol/services/address.ts'
import { type Feature, featuresOf, suggestionOf } from './geocoded.ts'
import type { Geocoder } from './online.ts'

const precisionOf: Readonly<Record<string, Precision>> = {
  housenumber: 'housenumber',
  street: 'street',
  locality: 'street',
  municipality: 'municipality',
}

/** France's own geocoder. Source: geoservices.ign.fr, Géoplateforme: at most 50 requests a second. */
export const geoplateforme: Geocoder = {
  name: 'geoplateforme',
  countries: ['fr'],
  address: 'https://data.geopf.fr/geocodage/search',
  query: (_, text) => ({ q: text, limit: String(MOST_SUGGESTIONS), autocomplete: '1', index: 'address' }),
  read: (answer) => featuresOf(answer).flatMap(read),
}

const read = ({ text, lat, lng }: Feature): AddressSuggestion[] => {
  const type = text('type')
  // '67, Bas-Rhin, Grand Est'
  const [, region = ''] = text('context').split(', ')
  return suggestionOf({
    country: 'fr',
    street: type === 'municipality' ? '' : text('name'),
    postalCode: text('postcode'),
    city: text('city'),
    region,
    lat,
    lng,
    precision: precisionOf[type] ?? 'approximate',
    source: 'geoplateforme',
  })
}
