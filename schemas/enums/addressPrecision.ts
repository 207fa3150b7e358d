import { enumeration } from '#dsl'

/** What the coordinates of an address stand for: its door, its street, the centre of its town, or somewhere near. */
export const addressPrecision = enumeration('addressPrecision', [
  'housenumber',
  'street',
  'municipality',
  'approximate',
])
