import type { FastifyRequest } from 'fastify'
import { isObject, type Values } from '#protocol/row.ts'

type Asked = Pick<FastifyRequest, 'query' | 'params'>

/** What stands behind the question mark; a name that comes several times has a list. */
export const queryOf = ({ query }: Asked): Values => (isObject(query) ? query : {})

/** What stands in a path in the place of `:name`. */
export const parameterIn = ({ params }: Asked, name: string): string => {
  const value = isObject(params) ? params[name] : undefined
  return typeof value === 'string' ? value : ''
}
