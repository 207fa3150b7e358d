import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { type TokenStoreName, tokenStoreNames } from '#protocol/configuration.ts'
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
  /** Another platform's back-office gateway, which keeps the agency subscriptions; ours does without one. */
  readonly agencyGatewayUrl?: string
  /** By which that gateway knows this server. */
  readonly agencyGatewayToken?: string
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
export type Environment = Readonly<Record<string, string | undefined>>

/** A value of the environment that stops the start: the variable and what it should be. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly variable: string
  constructor(variable: string, expected: string) {
    super(`${variable}: ${expected}`)
    this.variable = variable
  }
}

/** The address under which people reach the server, without a path. */
export const originOf = ({ publicUrl, host, port }: Config): string =>
  publicUrl?.origin ?? `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`

/** Reads and checks every variable. Throws ConfigError on the first wrong one. An empty value counts as absent. */
export const readConfig = (env: Environment): Config => {
  const production = env.NODE_ENV === 'production'
  const dataDir = resolve(env.DATA_DIR || '.data')
  return {
    production,
    host: env.HOST || '127.0.0.1',
    port: portOf(env.PORT || '3000'),
    dataDir,
    databaseUrl: urlOf(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])?.href,
    databasePooler: oneOf('DATABASE_POOLER', env.DATABASE_POOLER || 'auto', poolers),
    databasePoolSize: poolSizeOf(env.DATABASE_POOL_SIZE || '20'),
    secretKey: secretKeyOf(env, production, dataDir),
    previousSecretKeys: previousKeysOf(env.SECRET_KEY_PREVIOUS || ''),
    publicUrl: publicUrlOf(env),
    smtpUrl: urlOf(env, 'SMTP_URL', ['smtp:', 'smtps:'])?.href,
    slackWebhookUrl: urlOf(env, 'SLACK_WEBHOOK_URL', ['https:'])?.href,
    mailFrom: mailFromOf(env.MAIL_FROM || 'Pupitre <no-reply@localhost>'),
    mobileLoginUrl: urlOf(env, 'MOBILE_LOGIN_URL', ['http:', 'https:']),
    profileUrl: urlOf(env, 'PROFILE_URL', ['http:', 'https:']),
    pageViewsUrl: urlOf(env, 'PAGE_VIEWS_URL', ['http:', 'https:']),
    agencyGatewayUrl: gatewayUrlOf(env),
    agencyGatewayToken: env.AGENCY_GATEWAY_TOKEN || undefined,
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

const portOf = (text: string): number => {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65535) throw new ConfigError('PORT', 'a number from 0 to 65535')
  return port
}

/** Below four, signing in, readiness and everything else could not each have a connection of their own. */
const poolSizeOf = (text: string): number => {
  const size = Number(text)
  if (!/^\d{1,3}$/.test(text) || size < 4)
    throw new ConfigError('DATABASE_POOL_SIZE', 'a number from 4 to 999')
  return size
}

const oneOf = <T extends string>(variable: string, text: string, values: readonly T[]): T => {
  const found = values.find((value) => value === text)
  if (found === undefined) throw new ConfigError(variable, `one of ${values.join(', ')}`)
  return found
}

const urlOf = (env: Environment, variable: string, protocols: readonly string[]): URL | undefined => {
  const text = env[variable]
  if (!text) return undefined
  const url = URL.parse(text)
  if (url === null || !protocols.includes(url.protocol) || url.host === '')
    throw new ConfigError(variable, `an address that starts with ${protocols.join('// or ')}//`)
  return url
}

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
  try {
    const key = ownSecretKey(dataDir)
    if (key) return key
  } catch (error) {
    if (error instanceof DatabaseFailure) throw error
    throw new ConfigError('DATA_DIR', `${dataDir} cannot be written (${errorCode(error)})`)
  }
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

const proxiesOf = (text: string): string[] => {
  const proxies = text.split(',').flatMap((part) => part.trim() || [])
  for (const proxy of proxies) {
    const [address = '', length, more] = proxy.split('/')
    const longest = isIP(address) === 6 ? 128 : 32
    // `true` and hop counts would let anybody choose the address by which attempts are counted.
    if (!isIP(address) || more !== undefined || (length !== undefined && !isLength(length, longest)))
      throw new ConfigError(
        'TRUST_PROXY',
        'a comma-separated list of addresses or networks, such as 10.0.0.1,10.1.0.0/16',
      )
  }
  return proxies
}

const isLength = (text: string, longest: number): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) > 0 && Number(text) <= longest

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
