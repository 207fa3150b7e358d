import { ApiError, noAnswer } from './apiError.ts'
import { type Service, services } from './services.ts'
import type { FetchLike } from './transport.ts'

/** Where each service answers: a path of this origin, or an absolute URL elsewhere. */
export type Bases = Readonly<Record<Service, string>>

export interface Config {
  readonly bases: Bases
  /** Where the access token is kept: `memory` is lost with the page and restored from the session cookie. */
  readonly tokenStore: 'memory' | 'localStorage'
  readonly version: string
}

export const defaultConfig: Config = { bases: services, tokenStore: 'memory', version: '' }

const isBase = (value: unknown): value is string =>
  typeof value === 'string' && /^(\/(?!\/)|https?:\/\/)/.test(value)

/** Reads what `/config.json` says over the defaults; what is missing or malformed keeps its default. */
export function readConfig(body: unknown): Config {
  const given = (body ?? {}) as { bases?: Record<string, unknown>; tokenStore?: unknown; version?: unknown }
  const bases = Object.fromEntries(
    Object.entries(services).map(([service, fallback]) => {
      const base = given.bases?.[service]
      return [service, isBase(base) ? base.replace(/\/+$/, '') : fallback]
    }),
  ) as Record<Service, string>
  return {
    bases,
    tokenStore: given.tokenStore === 'localStorage' ? 'localStorage' : 'memory',
    version: typeof given.version === 'string' ? given.version : '',
  }
}

/**
 * Fetches `/config.json`, before anything else.
 * @throws ApiError 520 when it does not answer or is not JSON, else the status answered.
 */
export async function loadConfig(fetch: FetchLike = globalThis.fetch, url = '/config.json'): Promise<Config> {
  try {
    const response = await fetch(url, { cache: 'no-store' })
    if (response.status !== 200) throw new ApiError({ status: response.status, code: 500 })
    return readConfig(JSON.parse(await response.text()))
  } catch (error) {
    throw error instanceof ApiError ? error : noAnswer({ cause: error })
  }
}
