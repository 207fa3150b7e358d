import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'

const isSecure = (config: Config): boolean => config.publicUrl?.protocol === 'https:'

/** `__Host-` ties the cookie to this host and to https (RFC 6265bis, 4.1.3); it needs the path `/`. */
export const refreshCookieName = (config: Config): string =>
  isSecure(config) ? '__Host-pupitre_refresh' : 'pupitre_refresh'

const options = (config: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(config) }) as const

/** Kept by the browser as long as the longest session; the server decides when it is over. */
export const setRefreshCookie = (reply: FastifyReply, config: Config, token: string): void => {
  reply.setCookie(refreshCookieName(config), token, { ...options(config), maxAge: 7 * 24 * 3600 })
}

export const clearRefreshCookie = (reply: FastifyReply, config: Config): void => {
  reply.clearCookie(refreshCookieName(config), options(config))
}

export const refreshCookieOf = (request: FastifyRequest, config: Config): string | undefined =>
  request.cookies[refreshCookieName(config)]
