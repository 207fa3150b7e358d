/** How exactly coordinates stand for an address: its door, its street, the centre of its town, or somewhere near. */
export const precisions = ['housenumber', 'street', 'municipality', 'approximate'] as const
export type Precision = (typeof precisions)[number]

/** Longest text that suggestions are asked for, and least without white space at its ends. */
export const askedLength = { min: 2, max: 200 } as const
/** Most suggestions of an answer. */
export const MOST_SUGGESTIONS = 8

/** An address that can be chosen. */
export interface AddressSuggestion {
  /** The address, and what tells it from others that read the same: '1 rue X, 67000 Strasbourg (Bas-Rhin)'. */
  readonly label: string
  /** As it is stored: '1 rue X, 67000 Strasbourg'. */
  readonly address: string
  /** None where no list has it and nobody has typed it. */
  readonly postalCode: string | null
  readonly city: string
  /** As institutions say it: `fr`, `uk`… */
  readonly country: string
  /** Degrees, WGS 84. */
  readonly lat: number
  readonly lng: number
  readonly precision: Precision
  /** Where it comes from: `gazetteer`, `geoplateforme`, `photon`. */
  readonly source: string
}
