import type { LookupFunction } from 'node:net'
import { Agent, fetch } from 'undici'
import type { Reason } from '#protocol/problem.ts'
import { errorOf, type Warn } from '../warn.ts'
import {
  type HostAddress,
  inTime,
  isPublic,
  isUnknownName,
  literalOf,
  type Resolve,
  resolveByDns,
} from './hostAddresses.ts'

/** Why the server calls no such address. */
export type AddressFault = Reason & ('webAddress' | 'notHttps' | 'insideAddress' | 'unknownHost')

/** Thrown where a call has no answer: `fault` for an address that is not called, none where the other end is silent. */
export class CallFailed extends Error {
  override name = 'CallFailed'
  readonly fault: AddressFault | undefined
  constructor(fault?: AddressFault, cause?: unknown) {
    super(fault ?? `no answer (${String(cause)})`, { cause })
    this.fault = fault
  }
}

/** The failed call that an error comes from, however it was wrapped. */
export const failedCall = (error: unknown): CallFailed | undefined => {
  if (error instanceof CallFailed) return error
  return error instanceof Error ? failedCall(error.cause) : undefined
}

interface Sent {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  /** Milliseconds for the whole answer, where 5 seconds are too long. */
  readonly patience?: number
}

/** How the server calls addresses that people have entered. */
export interface Outbound {
  /** What keeps the server from calling it, now; undefined for nothing. */
  faultOf(address: string): Promise<AddressFault | undefined>
  /**
   * Calls it once, within 5 seconds; the answer is whole, of at most 1 MB, and a redirection is one that is not followed.
   * @throws CallFailed
   */
  call(address: string, sent: Sent): Promise<Response>
  close(): Promise<void>
}

interface Parts {
  /** Told of names that could not be looked up; that there is no such name is an answer. */
  readonly warn: Warn
  readonly resolve?: Resolve | undefined
  /** Addresses of the own network may be called, and those alone without https: for trials and tests. */
  readonly allowsLocal: boolean
}

const patience = 5_000
const largest = 1024 * 1024

/**
 * The connection goes to an address that was checked: it is found and judged in one step, whatever the name stood for
 * when it was saved (OWASP ASVS 5.0, 1.3.6, 15.3.2).
 */
export const outboundOf = ({ resolve = resolveByDns, allowsLocal, warn }: Parts): Outbound => {
  const find = inTime(resolve)
  const judged = (found: readonly HostAddress[]): AddressFault | undefined => {
    if (found.length === 0) return 'unknownHost'
    return allowsLocal || found.every(({ address }) => isPublic(address)) ? undefined : 'insideAddress'
  }
  const lookup: LookupFunction = (hostname, { all }, done) => {
    const told = async () => {
      const found = await find(hostname)
      const fault = judged(found)
      if (fault) throw new CallFailed(fault)
      return found
    }
    told().then(
      (found) => (all ? done(null, [...found]) : done(null, found[0]?.address ?? '', found[0]?.family)),
      (error: Error) => done(error, ''),
    )
  }
  // How long a call may take is said by each; no connection outlives its call.
  const agent = new Agent({ connect: { lookup }, maxResponseSize: largest, pipelining: 0 })
  const faultOf = async (address: string): Promise<AddressFault | undefined> => {
    const url = URL.parse(address)
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return 'webAddress'
    if (url.protocol !== 'https:' && !allowsLocal) return 'notHttps'
    const literal = literalOf(url.hostname)
    const found = literal
      ? [{ address: literal, family: literal.includes(':') ? 6 : 4 }]
      : await find(url.hostname).catch((error: unknown) => {
          if (!isUnknownName(error)) warn(errorOf(error))
          return []
        })
    const fault = judged(found)
    if (fault) return fault
    // What leaves the house is not read on the way.
    return url.protocol === 'https:' || found.every((one) => !isPublic(one.address)) ? undefined : 'notHttps'
  }
  return {
    faultOf,
    call: async (address, { method, headers, body = null, patience: given = patience }) => {
      const fault = await faultOf(address)
      if (fault) throw new CallFailed(fault)
      try {
        const signal = AbortSignal.timeout(given)
        const sent = { method, headers, body, redirect: 'manual', dispatcher: agent, signal } as const
        const answer = await fetch(address, sent)
        const text = await answer.text()
        const isEmpty = [204, 205, 304].includes(answer.status)
        return new Response(isEmpty ? null : text, { status: answer.status, headers: [...answer.headers] })
      } catch (error) {
        throw failedCall(error) ?? new CallFailed(undefined, error)
      }
    },
    close: () => agent.destroy(),
  }
}
