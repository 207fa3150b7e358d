import { isIP } from 'node:net'
import { type Navigation, navigationNames, type Settings } from '#protocol/configuration.ts'
import { demoDomain } from './admin/demoAccounts.ts'

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

interface Bounds {
  readonly from: number
  readonly to: number
  /** As the error calls it. */
  readonly what?: string
}

/** A whole number. Throws ConfigError. */
export const wholeOf = (variable: string, text: string, { from, to, what = 'a number' }: Bounds): number => {
  const value = Number(text)
  const isWritten = /^\d+$/.test(text) && text.length <= String(to).length
  if (!isWritten || value < from || value > to)
    throw new ConfigError(variable, `${what} from ${from} to ${to}`)
  return value
}

export const oneOf = <T extends string>(variable: string, text: string, values: readonly T[]): T => {
  const found = values.find((value) => value === text)
  if (found === undefined) throw new ConfigError(variable, `one of ${values.join(', ')}`)
  return found
}

export const urlOf = (env: Environment, variable: string, protocols: readonly string[]): URL | undefined => {
  const text = env[variable]
  if (!text) return undefined
  const url = URL.parse(text)
  if (url === null || !protocols.includes(url.protocol) || url.host === '')
    throw new ConfigError(variable, `an address that starts with ${protocols.join('// or ')}//`)
  return url
}

export const proxiesOf = (text: string): string[] => {
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

/** `COMPANY_DOMAIN`: a domain in lower case; that of the demo accounts where nothing is said and this is no production. */
export const settingsOf = (env: Environment, production: boolean): Settings => {
  const companyDomain = (env.COMPANY_DOMAIN || (production ? '' : demoDomain)).toLowerCase()
  if (companyDomain && !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(companyDomain))
    throw new ConfigError('COMPANY_DOMAIN', 'a domain such as example.com')
  return companyDomain ? { companyDomain } : {}
}

/** `NAVIGATION_MISSIONS_URL` and so on. */
export const navigationOf = (env: Environment): Navigation =>
  Object.fromEntries(
    navigationNames.flatMap((name) => {
      const variable = `NAVIGATION_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}_URL`
      const url = urlOf(env, variable, ['http:', 'https:'])
      return url ? [[name, url.href]] : []
    }),
  )

export const mailFromOf = (text: string): string => {
  if (!/^(?:[^<>"\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(text))
    throw new ConfigError('MAIL_FROM', 'an address, such as Pupitre <no-reply@example.org>')
  return text
}

export const publicUrlOf = (env: Environment): URL | undefined => {
  const url = urlOf(env, 'PUBLIC_URL', ['http:', 'https:'])
  if (url && (url.pathname !== '/' || url.search || url.hash || url.username))
    throw new ConfigError('PUBLIC_URL', 'an origin only, such as https://console.example.org')
  return url
}

export const gatewayUrlOf = (env: Environment): string | undefined => {
  const url = urlOf(env, 'AGENCY_GATEWAY_URL', ['http:', 'https:'])
  if (url && (url.search || url.hash || url.username || url.password))
    throw new ConfigError('AGENCY_GATEWAY_URL', 'an address without query, fragment or password')
  return url?.href
}

export const flagsOf = (text: string): Record<string, boolean> =>
  Object.fromEntries(
    text.split(',').flatMap((part) => {
      if (!part.trim()) return []
      const [, name, value] = /^\s*(\w+)=(on|off)\s*$/.exec(part) ?? []
      if (!name)
        throw new ConfigError('FLAGS', 'a comma-separated list such as legacyJobs=off,newReadSlotSystem=on')
      return [[name, value === 'on']]
    }),
  )
