import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/**
 * What of requests is logged: method, address and who is on the other end. Of the query the names alone, since codes of a sign-on
 * and what people type stand in the values; of headers nothing.
 */
export const requestLog = ({ production }: Pick<Config, 'production'>) => ({
  level: production ? 'info' : 'warn',
  redact: {
    paths: ['authorization', 'cookie', 'password', 'token', 'req.headers', 'res.headers'].flatMap((path) => [
      path,
      `*.${path}`,
    ]),
    censor: '[redacted]',
  },
  serializers: {
    req: ({ method, url, host, ip, socket }: FastifyRequest) => ({
      method,
      url: withoutValues(url),
      host,
      remoteAddress: ip,
      remotePort: socket?.remotePort,
    }),
  },
})

/** `/auth/sso/callback?code=…&state=…`; what has no name is a value. */
const withoutValues = (url: string): string => {
  const [path = '', ...query] = url.split('?')
  const names = query
    .join('?')
    .split('&')
    .flatMap((pair) => (pair.includes('=') ? `${pair.slice(0, pair.indexOf('='))}=…` : []))
  return query.length > 0 ? `${path}?${names.join('&')}` : path
}
