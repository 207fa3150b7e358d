import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { type JWTPayload, SignJWT } from 'jose'

type Claims = JWTPayload

/** An authorization server that says what a test tells it to, true or not. */
export interface Idp {
  readonly url: string
  /** What was asked of it: method and path. */
  readonly asked: string[]
  /** Claims that user info answers. */
  claims: Claims
  /** Put over the answer of the token endpoint. */
  token: Claims
  /** Put over the claims of the ID token; null for none. */
  idToken: Claims | null
  /** Status and body of user info in place of the claims. */
  userInfo: { readonly status: number; readonly body: string; readonly location?: string } | undefined
  /** Somebody signs on in a browser that was sent there: gives the query that it comes back with. */
  signsOn(address: string, changes?: Readonly<Record<string, string>>): string
  close(): Promise<void>
}

const secret = new TextEncoder().encode('a key that nobody checks, of this server alone')

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

export const startIdp = async (): Promise<Idp> => {
  const codes = new Map<string, URLSearchParams>()
  let count = 0
  const exchange = async (body: URLSearchParams): Promise<{ status: number; body: Claims }> => {
    const question = codes.get(body.get('code') ?? '')
    codes.delete(body.get('code') ?? '')
    const challenge = question?.get('code_challenge') ?? null
    const verifier = body.get('code_verifier')
    const fits = verifier === null ? null : createHash('sha256').update(verifier).digest('base64url')
    if (!question || challenge !== fits) return { status: 400, body: { error: 'invalid_grant' } }
    const claims = {
      sub: idp.claims.sub,
      nonce: question.get('nonce') ?? undefined,
      aud: question.get('client_id') ?? '',
      ...idp.idToken,
    }
    const token = new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime('5m')
    return {
      status: 200,
      body: {
        access_token: `access-${count}`,
        token_type: 'Bearer',
        expires_in: 3600,
        ...(idp.idToken && { id_token: await token.sign(secret) }),
        ...idp.token,
      },
    }
  }
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', idp.url)
    idp.asked.push(`${request.method} ${pathname}`)
    const send = (status: number, body: string, location?: string) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
        .end(body)
    if (pathname === '/token') {
      const { status, body } = await exchange(new URLSearchParams(await textOf(request)))
      return send(status, JSON.stringify(body))
    }
    if (pathname === '/userinfo') {
      if (!request.headers.authorization?.startsWith('Bearer access-')) return send(401, '{}')
      const { status = 200, body = JSON.stringify(idp.claims), location } = idp.userInfo ?? {}
      return send(status, body, location)
    }
    return send(pathname === '/authorize' ? 200 : 404, '{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const idp: Idp = {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    asked: [],
    claims: {},
    token: {},
    idToken: {},
    userInfo: undefined,
    signsOn: (to, changes = {}) => {
      const question = new URL(to).searchParams
      const code = `code-${++count}`
      codes.set(code, question)
      return `?${new URLSearchParams({ code, state: question.get('state') ?? '', ...changes })}`
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return idp
}
