import { INT32_MAX, TEXT_MAX } from '#dsl/bounds.ts'
import { type ListRequest, MOST_ASKED } from '#protocol/list.ts'
import { malformed } from '../../errors.ts'
import { isDeep } from '../../web/isDeep.ts'
import { compile } from '../catalogue/ajv.ts'

const names = { type: 'array', items: { type: 'string' }, maxItems: 200 } as const

/** Six texts of 200 characters, which decide in an order, are about half of it. */
const key = { type: 'string', maxLength: 10_000 } as const

/** The search parameter, once read from its text; stands in the OpenAPI document too. */
export const listSchema = {
  type: 'object',
  properties: {
    select: names,
    query: { type: 'object' },
    limit: { type: 'integer', minimum: 0, maximum: MOST_ASKED },
    offset: { type: 'integer', minimum: 0, maximum: INT32_MAX },
    after: key,
    before: key,
    keys: { type: 'boolean' },
    orderby: {
      type: 'array',
      maxItems: 5,
      items: {
        type: 'object',
        properties: { columnName: { type: 'string' }, orientation: { enum: ['asc', 'desc', 'ASC', 'DESC'] } },
        required: ['columnName', 'orientation'],
        additionalProperties: false,
      },
    },
    related: names,
    institutions: { type: 'boolean' },
    text: {
      type: 'object',
      properties: { value: { type: 'string', maxLength: TEXT_MAX }, columns: { ...names, minItems: 1 } },
      required: ['value'],
      additionalProperties: false,
    },
  },
  additionalProperties: false,
} as const

const isListRequest = compile<ListRequest>(listSchema)

/**
 * Reads `{"search": "<JSON>"}`.
 * @throws HttpProblem 400 naming the part that is not understood.
 */
export const readListRequest = (body: Readonly<Record<string, unknown>>): ListRequest => {
  const extra = Object.keys(body).find((name) => name !== 'search')
  if (extra !== undefined) throw malformed(extra)
  const request = parsed(body.search)
  if (isListRequest(request)) {
    if (request.after !== undefined && request.before !== undefined) throw malformed('before', 'wrongFormat')
    return inLowerCase(request)
  }
  const { instancePath = '', params } = isListRequest.errors?.[0] ?? {}
  const place = instancePath.split('/')[1] ?? params?.additionalProperty ?? 'search'
  throw malformed(String(place), 'wrongFormat')
}

/** Other clients write an orientation in capitals. */
const inLowerCase = (request: ListRequest): ListRequest =>
  request.orderby
    ? {
        ...request,
        orderby: request.orderby.map(({ columnName, orientation }) => ({
          columnName,
          orientation: orientation.toLowerCase() === 'desc' ? 'desc' : 'asc',
        })),
      }
    : request

const parsed = (text: unknown): unknown => {
  if (typeof text !== 'string') throw malformed('search', 'wrongType')
  if (isDeep(text)) throw malformed('search', 'wrongFormat')
  try {
    return JSON.parse(text)
  } catch {
    throw malformed('search', 'wrongFormat')
  }
}
