import {
  type Configuration,
  configurationPath,
  type Navigation,
  navigationNames,
} from '#protocol/configuration.ts'
import { isObject } from '#protocol/row.ts'
import { services } from '#protocol/services.ts'
import { ApiError, noAnswer } from '../apiError.ts'
import type { FetchLike } from '../transport.ts'

const isBase = (value: unknown): value is string =>
  typeof value === 'string' && /^(\/(?!\/)|https?:\/\/)/.test(value)

const linksIn = (given: Readonly<Record<string, unknown>>): Navigation =>
  Object.fromEntries(navigationNames.flatMap((name) => (isBase(given[name]) ? [[name, given[name]]] : [])))

/** Reads what `/config.json` says over the defaults; what is missing or malformed keeps its default. */
export function readConfig(body: unknown): Configuration {
  const given: Partial<Record<keyof Configuration, unknown>> = isObject(body) ? body : {}
  const bases = Object.entries(isObject(given.bases) ? given.bases : {}).flatMap(
    ([service, base]): [string, string][] =>
      Object.hasOwn(services, service) && isBase(base) ? [[service, base.replace(/\/+$/, '')]] : [],
  )
  return {
    bases: { ...services, ...Object.fromEntries(bases) },
    tokenStore: given.tokenStore === 'localStorage' ? 'localStorage' : 'memory',
    version: typeof given.version === 'string' ? given.version : '',
    ...(typeof given.sessionHint === 'string' && { sessionHint: given.sessionHint }),
    ...(isBase(given.profile) && { profile: given.profile }),
    ...(typeof given.companyDomain === 'string' && { companyDomain: given.companyDomain }),
    ...(isObject(given.navigation) && { navigation: linksIn(given.navigation) }),
    ...(isBase(given.mobileLogin) && { mobileLogin: given.mobileLogin }),
    ...(isBase(given.pageViews) && { pageViews: given.pageViews }),
  }
}

/**
 * Fetches `/config.json`, before anything else.
 * @throws ApiError 520 when it does not answer or is not JSON, else the status answered.
 */
export async function loadConfig(
  fetch: FetchLike = globalThis.fetch,
  url = configurationPath,
): Promise<Configuration> {
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(30_000) })
    if (response.status !== 200) throw new ApiError({ status: response.status, code: 500 })
    return readConfig(JSON.parse(await response.text()))
  } catch (error) {
    throw error instanceof ApiError ? error : noAnswer({ cause: error })
  }
}
