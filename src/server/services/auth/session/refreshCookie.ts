import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionHint } from '#protocol/services/session.ts'
import type { Config } from '../../../config.ts'

const isSecure = (config: Config): boolean => config.publicUrl?.protocol === 'https:'

/** `__Host-` ties the cookie to this host and to https (RFC 6265bis, 4.1.3); it needs the path `/`. */
const refreshCookieName = (config: Config): string =>
  isSecure(config) ? '__Host-pupitre_refresh' : 'pupitre_refresh'

const options = (config: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(config) }) as const

/**
 * Kept by the browser as long as the longest session; the server decides when it is over. Beside it stands one that
 * scripts can read and that says nothing else: without it a page asks for no token.
 */
export const setRefreshCookie = (reply: FastifyReply, config: Config, token: string): void => {
  const kept = { ...options(config), maxAge: 7 * 24 * 3600 }
  reply.setCookie(refreshCookieName(config), token, kept)
  reply.setCookie(sessionHint, '1', { ...kept, httpOnly: false })
}

export const clearRefreshCookie = (reply: FastifyReply, config: Config): void => {
  reply.clearCookie(refreshCookieName(config), options(config))
  reply.clearCookie(sessionHint, { ...options(config), httpOnly: false })
}

/** Whether the browser believes that it has a session. */
export const hasSessionHint = (request: FastifyRequest): boolean => request.cookies[sessionHint] !== undefined

export const refreshCookieOf = (request: FastifyRequest, config: Config): string | undefined =>
  request.cookies[refreshCookieName(config)]
