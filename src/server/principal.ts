/** Who is asking, resolved anew for each request from the session behind the access token. */
export interface Principal {
  readonly id: number
  /** 1 is provider staff, the highest. */
  readonly level: number
  /** Institutions the person is attached to by an activated link; 'all' for provider staff. */
  readonly institutions: readonly number[] | 'all'
  /** Institution id → names of the permissions that the person's level grants there. */
  readonly permissions: Readonly<Record<number, readonly string[]>>
  readonly sessionId: string
  /** Whether an institution's server opened the session, which reaches no further than that one allows. */
  readonly bounded?: boolean
  /** Language of the sentences in answers: fr, de, en or es. */
  readonly lang: string
}

/** Who runs a command of this program: nobody's account, so that the audit names none. */
export const operator: Principal = {
  id: 0,
  level: 1,
  institutions: 'all',
  permissions: {},
  sessionId: '',
  lang: 'en',
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the authentication hook; routes behind it can rely on it. */
    principal: Principal
  }
}
