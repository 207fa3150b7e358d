import { fold } from '#dsl/text/fold.ts'

/** ISO 3166 of the countries that institutions are in → as they say it. */
export const countries: Readonly<Record<string, string>> = {
  FR: 'fr',
  DE: 'de',
  CH: 'ch',
  BE: 'be',
  LU: 'lu',
  ES: 'es',
  IT: 'it',
  GB: 'uk',
}

/** A line of the table of places. */
export interface Place {
  readonly name: string
  /** What is searched: the name, or another that the place is known by, as `readName` gives it. */
  readonly read: string
  /** None where the list has none. */
  readonly postalCode: string | null
  /** Tells namesakes apart: a département, a Land. */
  readonly region: string | null
  /** Degrees, WGS 84. */
  readonly lat: number
  readonly lng: number
  /** Inhabitants, as far as they are known: who is larger stands first. */
  readonly weight: number
  /** The coordinates are the mean of its neighbours'. */
  readonly isApproximate: boolean
}

/** Words that are mostly written short. */
const written: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', sts: 'saints' }

/** A name as it is compared: folded, words alone with one space between, `st` as saint. */
export const readName = (text: string): string =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => (word === '' ? [] : [written[word] ?? word]))
    .join(' ')
