import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import { Provider } from 'oidc-provider'

/** A real OpenID Connect provider on this machine, whose people are whoever they say they are. */
export interface IdentityProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  close(): Promise<void>
}

/** `localhost`: another site than that of the console, which is at 127.0.0.1. */
export const startIdentityProvider = async (redirectUri: string): Promise<IdentityProvider> => {
  const clientId = 'pupitre'
  const clientSecret = randomBytes(24).toString('base64url')
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const callbacks: ((request: never, response: never) => void)[] = []
  const { createServer } = await import('node:http')
  const server: Server = createServer((request, response) =>
    callbacks[0]?.(request as never, response as never),
  )
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  const issuer = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' } as never] },
    pkce: { required: () => true },
    ttl: { AccessToken: 3600, Grant: 3600, Interaction: 600, Session: 3600, IdToken: 600 },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, email: accountId, email_verified: true }),
    }),
  })
  callbacks.push(provider.callback() as never)
  return {
    issuer,
    clientId,
    clientSecret,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
