import { isObject } from '#protocol/row.ts'
import type { AddressSuggestion, Precision } from '#protocol/services/address.ts'
import { addressLine } from '../writeAddress.ts'

/** What a geocoder says of an address; texts are empty where it says nothing. */
export interface Geocoded {
  readonly country: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly region: string
  readonly lat: number
  readonly lng: number
  readonly precision: Precision
  readonly source: string
}

/** One feature of a GeoJSON collection, as far as it can be believed. */
export interface Feature {
  /** The text under a name; empty for anything else. */
  text(name: string): string
  readonly lat: number
  readonly lng: number
}

const LONGEST = 300

const isDegrees = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most

/** The points of an answer; what is none is left out. */
export const featuresOf = (answer: unknown): Feature[] => {
  const features = isObject(answer) && Array.isArray(answer.features) ? answer.features : []
  return features.flatMap((one: unknown): Feature[] => {
    const { geometry, properties } = isObject(one) ? one : {}
    const [lng, lat] = isObject(geometry) && Array.isArray(geometry.coordinates) ? geometry.coordinates : []
    if (!isObject(properties) || !isDegrees(lat, 90) || !isDegrees(lng, 180)) return []
    const text = (name: string) => {
      const value = Object.hasOwn(properties, name) ? properties[name] : ''
      return typeof value === 'string' && value.length <= LONGEST ? value.trim() : ''
    }
    return [{ text, lat, lng }]
  })
}

/** None without a town: it could not be told from others. */
export const suggestionOf = ({
  street,
  postalCode,
  city,
  region,
  ...beside
}: Geocoded): AddressSuggestion[] => {
  if (city === '') return []
  const code = postalCode || null
  const address = addressLine(beside.country, street, code, city)
  return [{ label: region ? `${address} (${region})` : address, address, postalCode: code, city, ...beside }]
}
