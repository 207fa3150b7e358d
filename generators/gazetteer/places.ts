/** A place as it stands in `data/gazetteer.tsv.br`: one line each. */
export interface GazetteerPlace {
  /** As institutions say it: `fr`, `uk`… */
  readonly country: string
  readonly name: string
  readonly postalCodes: readonly string[]
  /** The part of the country by which people tell namesakes apart: a département, a Land. */
  readonly region: string
  readonly lat: number
  readonly lng: number
  readonly population: number
  /** Whether the coordinates are those of its neighbours. */
  readonly isApproximate: boolean
  /** What else people call it, for search alone. */
  readonly aliases: readonly string[]
}

const byCodePoint = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Large places first, then by all that tells two apart: the same places give the same text, in whatever order they came. */
const inOrder = (a: GazetteerPlace, b: GazetteerPlace): number =>
  byCodePoint(a.country, b.country) ||
  b.population - a.population ||
  byCodePoint(a.name, b.name) ||
  byCodePoint(a.region, b.region) ||
  a.lat - b.lat ||
  a.lng - b.lng

/** Four decimals are eleven metres. */
const coordinate = (degrees: number): string => String(Number(degrees.toFixed(4)))

/** Lines of tab-separated columns, in the order of `GazetteerPlace`; lists stand with `|` between. */
export const gazetteerText = (places: readonly GazetteerPlace[]): string =>
  places
    .toSorted(inOrder)
    .map((one) =>
      [
        one.country,
        one.name,
        one.postalCodes.join('|'),
        one.region,
        coordinate(one.lat),
        coordinate(one.lng),
        one.population,
        one.isApproximate ? 1 : '',
        one.aliases.join('|'),
      ].join('\t'),
    )
    .join('\n')
