import type { Config } from '../../../config.ts'
import type { Database } from '../../../db/database.ts'
import { type Outbound, outboundOf } from '../../../outbound/outbound.ts'
import type { Warn } from '../../../warn.ts'
import { geoplateforme } from './geoplateforme.ts'
import { offline } from './offline.ts'
import { online } from './online.ts'
import { photon } from './photon.ts'
import type { AddressProvider } from './provider.ts'

const geocoders = { geoplateforme, photon } as const

interface Given {
  readonly config: Pick<Config, 'geocoder' | 'geocoderUrl'>
  readonly database: Database
  readonly warn: Warn
}

/** The provider that is configured. A geocoder at an address of the operator's own may stand in the own network. */
export const providerOf = ({
  config: { geocoder, geocoderUrl },
  database,
  warn,
}: Given): { readonly provider: AddressProvider; readonly outbound?: Outbound } => {
  const list = offline(database.of('addresses').kysely)
  if (geocoder === 'offline') return { provider: list }
  const outbound = outboundOf({ allowsLocal: geocoderUrl !== undefined, warn })
  const address = geocoderUrl?.href
  return {
    provider: online({ geocoder: geocoders[geocoder], address, outbound, otherwise: list, warn }),
    outbound,
  }
}
