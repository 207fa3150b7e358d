import type { FastifyServerOptions } from 'fastify'

/** `PUT /api/schedule/7` is `PUT /api/v2/schedule/7`: clients change rows without the version. Source: specification §7. */
export const versioned: NonNullable<FastifyServerOptions['rewriteUrl']> = ({ method, url = '/' }) =>
  method === 'PUT' ? url.replace(/^\/(api|export-api)\/(?!v\d+\/)/, '/$1/v2/') : url
