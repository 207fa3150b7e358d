import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { decodeJwt } from 'jose'
import { password as rightPassword } from '../people.ts'

/** A browser as far as sign-in goes: keeps cookies and the access token. */
export class Browser {
  readonly app: FastifyInstance
  readonly cookies = new Map<string, string>()
  token = ''

  constructor(app: FastifyInstance) {
    this.app = app
  }

  async send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const response = await this.app.inject({
      ...options,
      cookies: Object.fromEntries(this.cookies),
      headers: { ...(this.token && { authorization: `Bearer ${this.token}` }), ...options.headers },
    })
    for (const { name, value } of response.cookies)
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    return response
  }

  async login(email: string, password = rightPassword, headers: InjectOptions['headers'] = {}) {
    this.token = ''
    const payload = { email, password }
    const response = await this.send({ method: 'POST', url: '/auth/login', payload, headers })
    if (response.statusCode === 200) this.token = response.json().data.token
    return response
  }

  /** What any screen asks first. */
  session = () => this.send({ method: 'GET', url: '/bff-admin/session' })

  refresh = (options: InjectOptions = {}) =>
    this.send({ method: 'GET', url: '/auth/token/refresh', ...options })

  logout = () => this.send({ method: 'POST', url: '/bff-admin/logout', payload: {} })

  /** What the access token says. */
  claims = () => {
    const { sub, sid = '' } = decodeJwt<{ sid: string }>(this.token)
    return { admin: Number(sub), session: sid }
  }

  refreshCookie = () => this.cookies.get('pupitre_refresh') ?? ''
}

/** Someone signed in, in a new browser. */
export const signedIn = async (app: FastifyInstance, email: string): Promise<Browser> => {
  const browser = new Browser(app)
  const response = await browser.login(email)
  if (response.statusCode !== 200) throw new Error(`Sign-in failed: ${response.body}`)
  return browser
}
