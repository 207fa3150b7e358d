import { decodeJwt } from 'jose'

/** Thrown for an answer that is not the one to our question. */
export class InvalidAnswer extends Error {
  override name = 'InvalidAnswer'
}

/**
 * The subject of an ID token of a server that nobody has told what it calls itself. It came over TLS from that server, in
 * exchange for our code (OpenID Connect Core 1.0, 3.1.3.7): what is left to judge is whether it is for us and for this sign-on.
 * @throws InvalidAnswer
 */
export const readIdToken = (
  token: string,
  { nonce, clientId }: { readonly nonce: string; readonly clientId: string },
): string => {
  const claims = decoded(token)
  if (!claims || ![claims.aud].flat().includes(clientId)) throw new InvalidAnswer('is for somebody else')
  if (claims.nonce !== nonce) throw new InvalidAnswer('answers another question')
  if (typeof claims.exp !== 'number' || claims.exp + leeway < Date.now() / 1000)
    throw new InvalidAnswer('is over')
  if (typeof claims.sub !== 'string' || claims.sub === '') throw new InvalidAnswer('names nobody')
  return claims.sub
}

/** Seconds by which clocks may differ. */
const leeway = 60

const decoded = (token: string) => {
  try {
    return decodeJwt(token)
  } catch {
    return undefined
  }
}
