import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Credentials, passwordLength, type SessionUser } from '#protocol/services/session.ts'
import { endpoints, pathOf } from '#protocol/services.ts'
import { mayRefuse } from '#server/openapi/refusals.ts'
import { HttpProblem } from '../../errors.ts'
import { languageOf, sentence } from '../../sentences.ts'
import { accountKey, findAccount, isStillPassword } from './accounts.ts'
import { enter } from './enter.ts'
import { rememberDevice } from './knownDevice.ts'
import { namesOfSignIn } from './limits/names.ts'
import { tooMany } from './limits/tooMany.ts'
import { verifyPassword } from './password.ts'
import type { AuthContext } from './principal/authContext.ts'
import { signedIn, withSession } from './schemas.ts'
import { signAccessToken } from './session/accessToken.ts'
import { refreshCookieOf, setRefreshCookie } from './session/refreshCookie.ts'
import { sessionDataOf } from './session/session.ts'
import { type OpenSession, sessionOfToken } from './session/sessions.ts'

const schema = {
  tags: ['auth'],
  operationId: 'signIn',
  summary: 'Sign in',
  security: [],
  querystring: { type: 'object', properties: { session: withSession } },
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['email', 'password'],
    properties: {
      email: { type: 'string', maxLength: 254 },
      password: { type: 'string', maxLength: passwordLength.max },
    },
    examples: [{ email: 'provider@pupitre.test', password: 'pupitre-demo' }],
  },
  response: { 200: signedIn, ...mayRefuse(429) },
} as const

interface SignInCall {
  readonly Body: Credentials
  readonly Querystring: { readonly session: boolean }
}

/**
 * `POST /auth/login`: `{data: {token, user, session?}}` and the refresh cookie; 401, or 429 after too many wrong passwords, which
 * nothing tells from 429 to an account that is not there.
 */
export const registerLogin = (app: FastifyInstance, context: AuthContext): void => {
  app.post<SignInCall>(pathOf(endpoints.login), { schema }, async (request, reply) => {
    const { body, query } = request
    const { email, password } = body
    const account = await findAccount(context.database.kysely, email)
    const { keys } = context
    const attempted = { accountKey: accountKey(email), admin: account?.user.id, keys }
    const names = namesOfSignIn(request, attempted)
    const { refusal, result } = await context.attempts.run(names, async () => {
      if (!(await verifyPassword(password, account?.passwordHash)) || !account) return undefined
      const opened = await signIn(account, { request, reply, context })
      if (!opened) return undefined
      const session = query.session ? await sessionDataOf(context, opened) : undefined
      const token = await signAccessToken(keys.access, opened)
      return { token, user: account.user, ...(session && { session }) }
    })
    if (refusal) throw tooMany(refusal, { request, reply, column: 'password' })
    if (!result) throw badCredentials(request)
    rememberDevice(reply, { key: keys.device, account: attempted.accountKey, config: context.config })
    return { data: result }
  })
}

/** One answer for an unknown account, a wrong password and a person whose links are all deactivated. */
const badCredentials = (request: FastifyRequest): HttpProblem =>
  new HttpProblem(401, {
    exactly: sentence('badCredentials', languageOf(request)),
    details: [{ column: 'password', code: 401, reason: 'badCredentials' }],
  })

interface SignIn {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly context: AuthContext
}

/**
 * Opens a new session in place of the one this browser had. Undefined when the person may not enter, or when the
 * password was changed while it was checked.
 */
const signIn = async (
  { user, passwordHash }: { readonly user: SessionUser; readonly passwordHash: string },
  { request, reply, context }: SignIn,
): Promise<OpenSession | undefined> => {
  const { id: admin } = user
  const { database, config, keys } = context
  const before = sessionOfToken(keys.refresh, refreshCookieOf(request, config) ?? '')
  const opened = await database.transaction(async (tx) => {
    if (!(await isStillPassword(tx, admin, passwordHash))) return undefined
    return enter(tx, context, { admin, before, userAgent: request.headers['user-agent'] })
  })
  if (opened) setRefreshCookie(reply, config, opened.refreshToken)
  return opened
}
