import { atLeast, atMost, number, select } from '#dsl'
import { addressPrecision } from './enums/addressPrecision.ts'

/** Where a chosen address is, in degrees. Source: specification §5, §7 (update institution). */
export const position = {
  lat: number({ validate: [atLeast(-90), atMost(90)] }),
  lng: number({ validate: [atLeast(-180), atMost(180)] }),
  addressPrecision: select(addressPrecision),
} as const

/** The columns of `position` for the rule `located`. */
export const inPosition = { lat: 'lat', lng: 'lng', precision: 'addressPrecision' } as const
