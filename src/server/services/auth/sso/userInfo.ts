import { isObject } from '#protocol/row.ts'
import { isStorable } from '../../../db/storable.ts'
import type { Outbound } from '../../../outbound/outbound.ts'
import type { Tokens } from './authorizationServer.ts'
import { InvalidAnswer } from './idToken.ts'

/** Who has signed on, in the words of the institution's server. */
export interface Identity {
  /** By which that server knows the person, whatever their address. */
  readonly subject: string
  readonly email: string
}

const longest = 254

/**
 * Asks the server who has signed on (OpenID Connect Core 1.0, 5.3). Undefined where it does not say by which address and by
 * which subject (`sub`, or `id` of servers that speak OAuth 2.0 alone), or knows that the address is not theirs.
 * @throws InvalidAnswer, or whatever broke the connection
 */
export const askUserInfo = async (
  address: string,
  { accessToken, subject }: Tokens,
  { call }: Outbound,
): Promise<Identity | undefined> => {
  const answer = await call(address, {
    method: 'GET',
    headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
  })
  if (answer.status !== 200) throw new InvalidAnswer(`user info answered ${answer.status}`)
  const claims = parsed(await answer.text())
  if (!isObject(claims)) throw new InvalidAnswer('user info is no object')
  const { sub, id, email, email_verified: verified } = claims
  // A token of somebody else's, put in place of ours, shows here (5.3.2).
  if (subject !== undefined && sub !== undefined && sub !== subject)
    throw new InvalidAnswer('user info is of somebody else')
  const known = textOf(subject ?? sub ?? id)
  const isTheirs = verified !== false && verified !== 'false'
  if (known === undefined || textOf(email) === undefined || !isTheirs) return undefined
  return { subject: known, email: String(email) }
}

const textOf = (value: unknown): string | undefined => {
  const text = Number.isSafeInteger(value) ? String(value) : value
  return typeof text === 'string' && text !== '' && text.length <= longest && isStorable(text)
    ? text
    : undefined
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
