import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'
import { errorCode } from '../errorCode.ts'

/** An address that a name stands for. */
export interface HostAddress {
  readonly address: string
  /** 4 or 6. */
  readonly family: number
}

/** All addresses of a name, as the machine finds them. Rejects for an unknown one. */
export type Resolve = (hostname: string) => Promise<readonly HostAddress[]>

export const resolveByDns: Resolve = (hostname) => lookup(hostname, { all: true })

/** Whether a name has not been found since there is none, or none with an address; other failures are of the looking up. */
export const isUnknownName = (error: unknown): boolean =>
  ['ENOTFOUND', 'ENODATA'].includes(errorCode(error) ?? '')

/** Milliseconds for a name to be found. */
const patience = 5_000

/** The same, given up after a while. */
export const inTime =
  (resolve: Resolve): Resolve =>
  async (hostname) => {
    const { promise, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error(`${hostname} was not found in time`)), patience)
    return Promise.race([resolve(hostname), promise]).finally(() => clearTimeout(timer))
  }

/**
 * Whether an address is one of the public network. All that has a purpose of its own is not: private, loopback, link-local,
 * shared, reserved, of tunnels (IANA special-purpose registries); an IPv4 address in IPv6 is what it stands for.
 */
export const isPublic = (address: string): boolean => {
  const known = ipaddr.process(address)
  return known.range() === 'unicast' && (known instanceof ipaddr.IPv4 || known.match(globalUnicast))
}

/** All of IPv6 that has been given to anybody (RFC 4291, 2.4); what is outside stands for an IPv4 address (::127.0.0.1) or for nothing. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** The address that a host of a URL is by itself, without brackets; undefined for a name. */
export const literalOf = (hostname: string): string | undefined => {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return ipaddr.isValid(bare) ? bare : undefined
}
