import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { knownDevice } from '../knownDevice.ts'
import { hmac } from '../session/keys.ts'
import { account, address, device } from './allowances.ts'
import type { Name } from './attempts.ts'
import { recordLock } from './lockedAccounts.ts'

interface Attempted {
  /** As the unique index compares e-mail addresses. */
  readonly accountKey: string
  /** Undefined where nobody may sign in with it. */
  readonly admin: number | undefined
  readonly keys: { readonly device: Uint8Array; readonly attempt: Uint8Array }
}

/**
 * What a sign-in is counted for. A browser that the account knows is counted by itself: strangers can neither lock its
 * owner out nor use up the share of everybody behind one address. An unknown account is counted as a known one is.
 */
export const namesOfSignIn = (
  request: FastifyRequest,
  { accountKey, admin, keys }: Attempted,
): readonly Name[] => {
  const known = knownDevice(request, keys.device, accountKey)
  if (known) return [{ allowance: device, key: known }]
  return [
    admin === undefined
      ? { allowance: account, key: hmac(keys.attempt, accountKey) }
      : { allowance: account, key: String(admin), onWait: (tx) => recordLock(tx, admin) },
    { allowance: address, key: networkOf(request.ip) },
  ]
}

/** The address itself, or the first half of one of IPv6: whoever has one has all that begin alike (RFC 6177). */
export const networkOf = (ip: string): string => {
  if (!ipaddr.isValid(ip)) return ip
  const found = ipaddr.process(ip)
  if (found.kind() === 'ipv4') return found.toString()
  return `${found.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`
}
