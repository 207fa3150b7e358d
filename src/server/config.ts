import { resolve } from 'node:path'
import {
  type Navigation,
  type Settings,
  type TokenStoreName,
  tokenStoreNames,
} from '#protocol/configuration.ts'
import {
  type Environment,
  flagsOf,
  gatewayUrlOf,
  mailFromOf,
  navigationOf,
  oneOf,
  proxiesOf,
  publicUrlOf,
  settingsOf,
  urlOf,
  wholeOf,
} from './configValues.ts'
import { previousKeysOf, secretKeyOf } from './secretKey.ts'

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
  /** Days for which messages that were sent are kept. */
  readonly sentMessagesDays: number
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
  // Below four, signing in, readiness and everything else could not each have a connection of their own.
  databasePoolSize: wholeOf('DATABASE_POOL_SIZE', env.DATABASE_POOL_SIZE || '20', { from: 4, to: 999 }),
})

/** Reads and checks every variable. Throws ConfigError on the first wrong one. An empty value counts as absent. */
export const readConfig = (env: Environment): Config => {
  const production = env.NODE_ENV === 'production'
  const store = readStore(env)
  return {
    ...store,
    production,
    host: env.HOST || '127.0.0.1',
    port: wholeOf('PORT', env.PORT || '3000', { from: 0, to: 65535 }),
    secretKey: secretKeyOf(env, production, store.dataDir),
    previousSecretKeys: previousKeysOf(env.SECRET_KEY_PREVIOUS || ''),
    publicUrl: publicUrlOf(env),
    smtpUrl: urlOf(env, 'SMTP_URL', ['smtp:', 'smtps:'])?.href,
    slackWebhookUrl: urlOf(env, 'SLACK_WEBHOOK_URL', ['https:'])?.href,
    mailFrom: mailFromOf(env.MAIL_FROM || 'Pupitre <no-reply@localhost>'),
    sentMessagesDays: wholeOf('SENT_MESSAGES_DAYS', env.SENT_MESSAGES_DAYS || '90', {
      from: 1,
      to: 9999,
      what: 'a number of days',
    }),
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
