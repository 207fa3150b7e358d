import type { AddressSuggestion } from '#protocol/services/address.ts'
import type { Place } from './place.ts'

export interface Written {
  readonly country: string
  readonly street: string
  /** Typed, where the list has none for the place. */
  readonly code: string | null
  readonly place: Pick<Place, 'name' | 'region' | 'lat' | 'lng' | 'isApproximate'>
}

/** An address in one line, as it is written in its country: the postal code before the town, in the United Kingdom after it. */
export const addressLine = (country: string, street: string, code: string | null, city: string): string => {
  const town = country === 'uk' ? [city, code] : [code, city]
  const line = town.filter(Boolean).join(' ')
  return street === '' ? line : `${street}, ${line}`
}

/** A place of the list, with the street that was typed: the coordinates are those of the place. */
export const writeAddress = ({ country, street, code, place }: Written): AddressSuggestion => {
  const address = addressLine(country, street, code, place.name)
  return {
    label: place.region ? `${address} (${place.region})` : address,
    address,
    postalCode: code,
    city: place.name,
    country,
    lat: place.lat,
    lng: place.lng,
    precision: place.isApproximate ? 'approximate' : 'municipality',
    source: 'gazetteer',
  }
}
