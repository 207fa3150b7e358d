import { type AddressSuggestion, MOST_SUGGESTIONS } from '#protocol/services/address.ts'
import type { Outbound } from '../../../outbound/outbound.ts'
import { errorOf, type Warn } from '../../../warn.ts'
import type { AddressProvider } from './provider.ts'

/** A service elsewhere that knows addresses. */
export interface Geocoder {
  readonly name: string
  /** Countries that it is asked about. */
  readonly countries: readonly string[] | 'all'
  /** Where it answers, where nothing else is configured. */
  readonly address: string
  query(country: string, text: string): Readonly<Record<string, string>>
  read(answer: unknown, country: string): readonly AddressSuggestion[]
}

interface Parts {
  readonly geocoder: Geocoder
  /** In place of the geocoder's own. */
  readonly address?: string | undefined
  readonly outbound: Pick<Outbound, 'call'>
  /** Who answers where the geocoder does not. */
  readonly otherwise: AddressProvider
  /** Told why a geocoder is not asked for a while. */
  readonly warn: Warn
  readonly now?: () => number
}

/** Milliseconds for an answer: somebody is typing meanwhile. */
const PATIENCE = 1_500
/** Milliseconds for which a geocoder that has failed is not asked again. */
const REST = 30_000

/** A geocoder; the other provider where it fails, knows nothing of the country, or finds nothing. */
export const online = ({
  geocoder,
  address = geocoder.address,
  outbound,
  otherwise,
  warn,
  now = Date.now,
}: Parts): AddressProvider => {
  let restsUntil = 0
  const isAsked = (country: string) =>
    now() >= restsUntil && (geocoder.countries === 'all' || geocoder.countries.includes(country))
  const ask = async (country: string, text: string): Promise<readonly AddressSuggestion[]> => {
    const url = new URL(address)
    for (const [name, value] of Object.entries(geocoder.query(country, text)))
      url.searchParams.set(name, value)
    const headers = { accept: 'application/json' }
    const answer = await outbound.call(url.href, { method: 'GET', headers, patience: PATIENCE })
    if (!answer.ok) throw new Error(`${geocoder.name} answers ${answer.status}`)
    return geocoder.read(await answer.json(), country).slice(0, MOST_SUGGESTIONS)
  }
  return {
    suggest: async (country, text) => {
      const found = isAsked(country)
        ? await ask(country, text).catch((error: unknown) => {
            warn(errorOf(error))
            restsUntil = now() + REST
            return []
          })
        : []
      return found.length > 0 ? found : otherwise.suggest(country, text)
    },
  }
}
