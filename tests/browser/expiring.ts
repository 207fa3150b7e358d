import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Request } from '@playwright/test'
import { decodeJwt } from 'jose'
import { parseSecretKey } from '#server/secretKey.ts'
import { signAccessToken } from '#server/services/auth/session/accessToken.ts'
import { keyFor } from '#server/services/auth/session/keys.ts'
import type { RunningServer } from './server.ts'

/** The headers of a request with its token as it will be once its time is over: the same session, signed by the server's own key. */
export const withExpiredToken = async (request: Request, { dataDir }: RunningServer) => {
  const { authorization = '', ...headers } = request.headers()
  const { sub, sid } = decodeJwt<{ sid: string }>(authorization.replace('Bearer ', ''))
  const secret = parseSecretKey(readFileSync(join(dataDir, 'secret.key'), 'utf8').trim())
  if (!secret) throw new Error('the server keeps no secret key')
  const claims = { admin: Number(sub), session: sid }
  // A minute of leeway between clocks is the server's to give or not.
  const expired = await signAccessToken(keyFor('access-token', secret), claims, -300)
  return { ...headers, authorization: `Bearer ${expired}` }
}
