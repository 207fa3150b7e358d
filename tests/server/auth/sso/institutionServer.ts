import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { OpenFresh } from '../../db/engines.ts'
import { people } from '../../people.ts'
import { openTestServer, type TestServer } from '../../testServer.ts'
import { Browser, signedIn } from '../browser.ts'
import { type Idp, startIdp } from './idp.ts'

/** A console one of whose institutions (1) has an authorization server, by the name `lac`. */
export interface SsoWorld {
  readonly server: TestServer
  readonly app: FastifyInstance
  readonly idp: Idp
  readonly provider: Browser
  /** Id of the settings. */
  readonly settings: number
  /** Id of the switch. */
  readonly ssoSwitch: number
  change(values: object): Promise<void>
  /** A browser that goes to sign on; where it is sent. */
  begins(browser: Browser, query?: Readonly<Record<string, string>>, headers?: object): Promise<string>
  /** The same, comes back from there, and is sent on. */
  signsOn(browser: Browser, query?: Readonly<Record<string, string>>): Promise<string>
  close(): Promise<void>
}

export const openSsoWorld = async (open: OpenFresh): Promise<SsoWorld> => {
  const idp = await startIdp()
  const server = await openTestServer(open)
  const app = await server.another({ ssoAllowLocal: true })
  const provider = await signedIn(app, people.provider)
  const write = async (method: 'POST' | 'PUT', url: string, payload: object) => {
    const answer = await provider.send({ method, url, payload })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return answer.json().data
  }
  const { id: settings } = await write('POST', '/api/v2/institution-has-oauth2', {
    institution: 1,
    clientId: 'pupitre',
    clientSecret: 'the secret of the client',
    authUrl: `${idp.url}/authorize`,
    accessTokenUrl: `${idp.url}/token`,
    userInfoUrl: `${idp.url}/userinfo`,
    scope: 'openid email',
    ssoName: 'lac',
  })
  const [{ id: ssoSwitch }] = await write('POST', '/auth/institutionHasSso', {
    idInstitution: 1,
    enabled: true,
  })
  const begins: SsoWorld['begins'] = async (browser, query = {}, headers = {}) => {
    const asked = new URLSearchParams({ institutionCode: 'lac', ...query })
    const answer = await browser.send({ method: 'GET', url: `/auth/sso?${asked}`, headers: { ...headers } })
    expect(answer.statusCode, answer.body).toBe(303)
    return String(answer.headers.location)
  }
  return {
    server,
    app,
    idp,
    provider,
    settings,
    ssoSwitch,
    change: async (values) => void (await write('PUT', `/api/v2/institution-has-oauth2/${settings}`, values)),
    begins,
    signsOn: async (browser, query) => comesBack(browser, idp.signsOn(await begins(browser, query))),
    close: async () => {
      await server.close()
      await idp.close()
    },
  }
}

/** The browser comes back from the other server with that query; where it is sent on. */
export const comesBack = async (browser: Browser, query: string): Promise<string> => {
  const answer = await browser.send({
    method: 'GET',
    url: `/auth/sso/callback${query}`,
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(answer.statusCode, answer.body).toBe(303)
  return String(answer.headers.location)
}

/** Who is signed in, in what that browser holds; undefined for nobody. */
export const whoIs = async (browser: Browser) => {
  const answer = await browser.refresh()
  browser.token = answer.statusCode === 201 ? answer.json().data.token : ''
  return browser.token ? (await browser.session()).json().data : undefined
}

export const stranger = (world: SsoWorld) => new Browser(world.app)

/** Another administrator, of level 3. Gives the id. */
export const addAdmin = async (world: SsoWorld, email: string, institutions: readonly number[]) => {
  const made = await world.provider.send({
    method: 'POST',
    url: '/api/v2/admin',
    payload: {
      firstName: 'Kim',
      lastName: 'Smith',
      email,
      level: 3,
      typeAdmin: 4,
      lang: 'fr',
      institution: institutions,
      shouldSendEmail: false,
    },
  })
  expect(made.statusCode, made.body).toBe(201)
  return Number(made.json().data.id)
}
