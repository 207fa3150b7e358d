import type { FastifyRequest } from 'fastify'
import { INT32_MAX } from '#dsl/bounds.ts'
import { isObject, type Values } from '#protocol/row.ts'
import { HttpProblem } from '../errors.ts'

type Asked = Pick<FastifyRequest, 'query' | 'params'>

/** What stands behind the question mark; a name that comes several times has a list. */
export const queryOf = ({ query }: Asked): Values => (isObject(query) ? query : {})

/** What stands in a path in the place of `:name`. */
export const parameterIn = ({ params }: Asked, name: string): string => {
  const value = isObject(params) ? params[name] : undefined
  return typeof value === 'string' ? value : ''
}

/** The id in a path. What is no id is the id of nothing. Throws HttpProblem 404. */
export const idOf = (request: Asked): number => {
  const id = parameterIn(request, 'id')
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > INT32_MAX) throw new HttpProblem(404)
  return Number(id)
}
