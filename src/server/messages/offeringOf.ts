import { type Config, originOf } from '../config.ts'
import { vaultOf } from '../secrets/vault.ts'
import type { Offering } from '../services/auth/offers/passwordOffers.ts'
import type { Enqueue } from '../work/work.ts'
import { Outbox } from './outbox.ts'

/** The outbox, sealed with the keys of the configuration, and the address that its links lead to. */
export const offeringOf = (config: Config, enqueue: Enqueue): Offering => {
  const vault = vaultOf([config.secretKey, ...config.previousSecretKeys])
  return { outbox: new Outbox(vault, enqueue), origin: originOf(config) }
}
