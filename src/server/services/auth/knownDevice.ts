import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { endpoints, pathOf } from '#protocol/services.ts'
import type { Config } from '../../config.ts'
import { hmac } from './session/keys.ts'

const name = 'pupitre_device'

/**
 * A browser that has signed in to an account before: its wrong passwords are counted apart, so that
 * strangers can neither lock its owner out nor use up the share of everybody behind one address.
 */
export const knownDevice = (
  request: FastifyRequest,
  key: Uint8Array,
  account: string,
): string | undefined => {
  const [id = '', signature = ''] = request.cookies[name]?.split('.') ?? []
  return id && signature === hmac(key, `device ${id} ${account}`) ? id : undefined
}

/** Remembered for a year, sent to the sign-in only. */
export const rememberDevice = (
  reply: FastifyReply,
  { key, account, config }: { key: Uint8Array; account: string; config: Config },
): void => {
  const id = randomBytes(16).toString('base64url')
  reply.setCookie(name, `${id}.${hmac(key, `device ${id} ${account}`)}`, {
    path: pathOf(endpoints.login),
    httpOnly: true,
    sameSite: 'strict',
    secure: config.publicUrl?.protocol === 'https:',
    maxAge: 365 * 24 * 3600,
  })
}
