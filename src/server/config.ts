import { resolve } from 'node:path'
import {
  type Navigation,
  navigationNames,
  type Settings,
  type TokenStoreName,
  tokenStoreNames,
} from '#protocol/configuration.ts'
import { demoDomain } from './admin/demoAccounts.ts'
import { ConfigError, type Environment, oneOf, poolSizeOf, portOf, proxiesOf, urlOf } from './configValues.ts'
import { DatabaseFailure } from './db/failure.ts'
import { errorCode } from './errorCode.ts'
import { ownSecretKey, parseSecretKey } from './secretKey.ts'
import { isGuessable } from './secrets/guessable.ts'

/** What the environment decides; read once, at start. */
export interface Config {
  readonly production: boolean
  readonly host: string
  readonly port: number
  /** Absolute path of the folder that holds the embedded database and the development key. */
  readonly dataDir: string
  /** `postgres://…`; without one the embedded database in `dataDir` is used. */
  readonly databaseUrl?: string
  /** What stands between this server and PostgreSQL. */
  readonly databasePooler: Pooler
  /** Most connections to PostgreSQL. */
  readonly databasePoolSize: number
  /** 32 bytes from which every key of the server is derived. */
  readonly secretKey: Uint8Array
  /** Keys used before it: what they have sealed still opens, and is sealed anew when it is next written. */
  readonly previousSecretKeys: readonly Uint8Array[]
  /** The origin people type, when it differs from the address listened on (behind a proxy). */
  readonly publicUrl?: URL
  readonly smtpUrl?: string
  readonly slackWebhookUrl?: string
  /** Who writes the e-mails: `Name <address>`. */
  readonly mailFrom: string
  /** Where telephones go once somebody has logged out. */
  readonly mobileLoginUrl?: URL
  /** Another product's page on which people see and change what is known of them; the console has one without it. */
  readonly profileUrl?: URL
  /** Told by browsers which screens people open; nobody is told without one. */
  readonly pageViewsUrl?: URL
  /** Other applications of the platform, by the name of their link in the navigation bar. */
  readonly navigation: Navigation
  /** Another platform's back-office gateway, which keeps the agency subscriptions; ours does without one. */
  readonly agencyGatewayUrl?: string
  /** By which that gateway knows this server. */
  readonly agencyGatewayToken?: string
  /** What grants of the schemas ask of the company that runs the server. */
  readonly settings: Settings
  readonly geocoder: Geocoder
  /** Where the geocoder answers, in place of its public address. */
  readonly geocoderUrl?: URL
  /** Whether the list of places is brought up to date after a start. */
  readonly gazetteer: boolean
  /** Whether sign-on servers may stand in the own network, and there without https. */
  readonly ssoAllowLocal: boolean
  /** Where the browser keeps its access token. */
  readonly tokenStore: TokenStoreName
  /** Exact addresses or networks of the proxies whose `X-Forwarded-*` is believed. */
  readonly trustProxy: readonly string[]
  /** `closed`: the documentation of the API is for signed-in people of level 1. */
  readonly docs: Docs
  /** Feature flags that differ from their default. */
  readonly flags: Readonly<Record<string, boolean>>
  /** Off in tests. */
  readonly log: boolean
  /** Mean delay of the event loop above which requests are refused, in milliseconds; 0 for never. */
  readonly loopDelay: number
}

/** Where the rows are kept. */
export type Store = Pick<Config, 'dataDir' | 'databaseUrl' | 'databasePooler' | 'databasePoolSize'>

/** By NODE_ENV: a machine shared with editors and test runners is slow without being overrun. */
const loopDelays: Readonly<Record<string, number>> = { production: 500, test: 0 }
const geocoders = ['offline', 'geoplateforme', 'photon'] as const
/**
 * `none`: nothing, or a pooler that keeps a connection for a client as long as it stays. `transaction`: one that gives
 * each transaction any connection; `transaction-prepared`: one that besides keeps track of prepared statements
 * (PgBouncer 1.21 and later with `max_prepared_statements`). `auto`: `none` or `transaction`, found out at start.
 */
const poolers = ['auto', 'none', 'transaction', 'transaction-prepared'] as const
export type Pooler = (typeof poolers)[number]
export type Geocoder = (typeof geocoders)[number]
const docs = ['open', 'closed'] as const
export type Docs = (typeof docs)[number]

/** The address under which people reach the server, without a path. */
export const originOf = ({ publicUrl, host, port }: Config): string =>
  publicUrl?.origin ?? `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`

/** Reads and checks those variables that say where the rows are kept, and makes nothing. Throws ConfigError. */
export const readStore = (env: Environment): Store => ({
  dataDir: resolve(env.DATA_DIR || '.data'),
  databaseUrl: urlOf(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])?.href,
  databasePooler: oneOf('DATABASE_POOLER', env.DATABASE_POOLER || 'auto', poolers),
  databasePoolSize: poolSizeOf(env.DATABASE_POOL_SIZE || '20'),
})

/** Reads and checks every variable. Throws ConfigError on the first wrong one. An empty value counts as absent. */
export const readConfig = (env: Environment): Config => {
  const production = env.NODE_ENV === 'production'
  const store = readStore(env)
  return {
    ...store,
    production,
    host: env.HOST || '127.0.0.1',
    port: portOf(env.PORT || '3000'),
    secretKey: secretKeyOf(env, production, store.dataDir),
    previousSecretKeys: previousKeysOf(env.SECRET_KEY_PREVIOUS || ''),
    publicUrl: publicUrlOf(env),
    smtpUrl: urlOf(env, 'SMTP_URL', ['smtp:', 'smtps:'])?.href,
    slackWebhookUrl: urlOf(env, 'SLACK_WEBHOOK_URL', ['https:'])?.href,
    mailFrom: mailFromOf(env.MAIL_FROM || 'Pupitre <no-reply@localhost>'),
    mobileLoginUrl: urlOf(env, 'MOBILE_LOGIN_URL', ['http:', 'https:']),
    profileUrl: urlOf(env, 'PROFILE_URL', ['http:', 'https:']),
    pageViewsUrl: urlOf(env, 'PAGE_VIEWS_URL', ['http:', 'https:']),
    navigation: navigationOf(env),
    agencyGatewayUrl: gatewayUrlOf(env),
    agencyGatewayToken: env.AGENCY_GATEWAY_TOKEN || undefined,
    settings: settingsOf(env, production),
    geocoder: oneOf('GEOCODER', env.GEOCODER || 'offline', geocoders),
    geocoderUrl: urlOf(env, 'GEOCODER_URL', ['http:', 'https:']),
    gazetteer:
      oneOf('GAZETTEER', env.GAZETTEER || (env.NODE_ENV === 'test' ? 'off' : 'on'), ['on', 'off']) === 'on',
    ssoAllowLocal: oneOf('SSO_ALLOW_LOCAL', env.SSO_ALLOW_LOCAL || '0', ['0', '1']) === '1',
    tokenStore: oneOf('TOKEN_STORE', env.TOKEN_STORE || 'memory', tokenStoreNames),
    trustProxy: proxiesOf(env.TRUST_PROXY || ''),
    docs: oneOf('DOCS', env.DOCS || (production ? 'closed' : 'open'), docs),
    flags: flagsOf(env.FLAGS || ''),
    log: env.NODE_ENV !== 'test',
    loopDelay: loopDelays[env.NODE_ENV ?? ''] ?? 2000,
  }
}

/** `COMPANY_DOMAIN`: a domain in lower case; that of the demo accounts where nothing is said and this is no production. */
const settingsOf = (env: Environment, production: boolean): Settings => {
  const companyDomain = (env.COMPANY_DOMAIN || (production ? '' : demoDomain)).toLowerCase()
  if (companyDomain && !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(companyDomain))
    throw new ConfigError('COMPANY_DOMAIN', 'a domain such as example.com')
  return companyDomain ? { companyDomain } : {}
}

/** `NAVIGATION_MISSIONS_URL` and so on. */
const navigationOf = (env: Environment): Navigation =>
  Object.fromEntries(
    navigationNames.flatMap((name) => {
      const variable = `NAVIGATION_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}_URL`
      const url = urlOf(env, variable, ['http:', 'https:'])
      return url ? [[name, url.href]] : []
    }),
  )

const mailFromOf = (text: string): string => {
  if (!/^(?:[^<>"\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(text))
    throw new ConfigError('MAIL_FROM', 'an address, such as Pupitre <no-reply@example.org>')
  return text
}

const publicUrlOf = (env: Environment): URL | undefined => {
  const url = urlOf(env, 'PUBLIC_URL', ['http:', 'https:'])
  if (url && (url.pathname !== '/' || url.search || url.hash || url.username))
    throw new ConfigError('PUBLIC_URL', 'an origin only, such as https://console.example.org')
  return url
}

const gatewayUrlOf = (env: Environment): string | undefined => {
  const url = urlOf(env, 'AGENCY_GATEWAY_URL', ['http:', 'https:'])
  if (url && (url.search || url.hash || url.username || url.password))
    throw new ConfigError('AGENCY_GATEWAY_URL', 'an address without query, fragment or password')
  return url?.href
}

const secretKeyOf = (env: Environment, production: boolean, dataDir: string): Uint8Array => {
  if (production && !env.SECRET_KEY)
    throw new ConfigError('SECRET_KEY', 'required in production, 32 bytes as 64 hexadecimal digits or base64')
  if (env.SECRET_KEY) {
    const key = parseSecretKey(env.SECRET_KEY)
    if (!key) throw new ConfigError('SECRET_KEY', '32 bytes as 64 hexadecimal digits or base64')
    if (isGuessable(key))
      throw new ConfigError(
        'SECRET_KEY',
        'easy to guess (a repetition, a sequence, words, or few different bytes); openssl rand -hex 32 makes one that is not',
      )
    return key
  }
  let key: ReturnType<typeof ownSecretKey>
  try {
    key = ownSecretKey(dataDir)
  } catch (error) {
    if (error instanceof DatabaseFailure) throw error
    throw new ConfigError('DATA_DIR', `${dataDir} cannot be written (${errorCode(error)})`)
  }
  if (key === 'lost')
    throw new ConfigError(
      'SECRET_KEY',
      `${dataDir} holds a database and not its secret.key. Put that file back or set the key; where it is lost, set a new one (openssl rand -hex 32)`,
    )
  if (key) return key
  throw new ConfigError('DATA_DIR', `${dataDir}/secret.key does not hold a key of 32 bytes`)
}

const previousKeysOf = (text: string): Uint8Array[] =>
  text.split(',').flatMap((part) => {
    if (!part.trim()) return []
    const key = parseSecretKey(part.trim())
    if (!key)
      throw new ConfigError(
        'SECRET_KEY_PREVIOUS',
        'a comma-separated list of keys of 32 bytes as 64 hexadecimal digits or base64',
      )
    return [key]
  })

const flagsOf = (text: string): Record<string, boolean> =>
  Object.fromEntries(
    text.split(',').flatMap((part) => {
      if (!part.trim()) return []
      const [, name, value] = /^\s*(\w+)=(on|off)\s*$/.exec(part) ?? []
      if (!name)
        throw new ConfigError('FLAGS', 'a comma-separated list such as legacyJobs=off,newReadSlotSystem=on')
      return [[name, value === 'on']]
    }),
  )
