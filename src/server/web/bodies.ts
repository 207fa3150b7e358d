import { isUtf8 } from 'node:buffer'
import { Ajv } from 'ajv'
import type { FastifyInstance } from 'fastify'
import { malformed } from '../errors.ts'
import { isDeep } from './isDeep.ts'

/**
 * Bodies are taken as they are or refused: nothing is converted, filled in or dropped, so that null,
 * blank and absent stay three cases. Queries and parameters are text by nature and are converted.
 */
export const strictBodies = (app: FastifyInstance): void => {
  const strict = new Ajv({ strict: true, allowUnionTypes: true, coerceTypes: false, removeAdditional: false })
  const converting = new Ajv({
    strict: true,
    allowUnionTypes: true,
    coerceTypes: 'array',
    removeAdditional: false,
  })
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? strict : converting).compile(schema),
  )
  // Schemas of answers describe them: no column is dropped or converted on the way out.
  app.setSerializerCompiler(() => JSON.stringify)
  // JSON is the only language spoken; anything else is answered 415.
  app.removeContentTypeParser('text/plain')
  const parse = app.getDefaultJsonParser('error', 'error')
  // JSON is UTF-8, whatever its charset says (RFC 8259, 8.1): letters of another encoding would be stored as U+FFFD.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8(body)) return done(malformed('body', 'unreadableText'))
    const text = body.toString()
    if (isDeep(text)) return done(malformed('body', 'wrongFormat'))
    parse(request, text, done)
  })
}
