import type {
  FastifyHttpOptions,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawServerDefault,
} from 'fastify'
import type { ErrorAnswer } from '#protocol/problem.ts'
import { errorCode } from '../errorCode.ts'
import { malformed } from '../errors.ts'
import { languageOf, refusalCode, sentence } from '../sentences.ts'

/** No hook runs for these requests: what it would say of every answer is said here. */
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const

const answerOf = (status: number, lang = 'fr'): ErrorAnswer => {
  const code = refusalCode(status)
  return { errorCode: code, errors: [sentence(code, lang)], details: [] }
}

type StatusLine = readonly [status: number, phrase: string]

const badRequest: StatusLine = [400, 'Bad Request']
/** What Node.js cannot read as a request, by its code; anything else is a bad one (RFC 9110, 15.5). */
const unreadable: Readonly<Record<string, StatusLine>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Content Too Large'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
}

/** Answers of the framework and of Node.js itself, before any route: problems as all others, in French where nobody can tell who asks. */
export const protocolErrors: Pick<
  FastifyHttpOptions<RawServerDefault>,
  'clientErrorHandler' | 'frameworkErrors' | 'http'
> = {
  // It is demanded below.
  http: { requireHostHeader: false },
  frameworkErrors: ({ statusCode = 400 }, request: FastifyRequest, reply: FastifyReply) => {
    reply
      .code(statusCode)
      .headers(headers)
      .send(answerOf(statusCode, languageOf(request)))
  },
  clientErrorHandler: (error, socket) => {
    const code = errorCode(error) ?? ''
    if (code !== 'ECONNRESET' && socket.writable) socket.write(textOf(unreadable[code] ?? badRequest))
    socket.destroy(error)
  },
}

/**
 * Refuses in words what Node.js would without any: a request that names no host (RFC 9112, 3.2), one that expects what
 * nobody does (RFC 9110, 10.1.1), and one for a tunnel (9.3.6): this is no proxy.
 */
export const refuseUnmet = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined) throw malformed('Host', 'wrongFormat')
  })
  app.server.on('checkExpectation', (_, response) => {
    const body = JSON.stringify(answerOf(417))
    response.writeHead(417, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body)
  })
  app.server.on('connect', (_, socket) => {
    socket.on('error', () => {})
    socket.end(textOf([405, 'Method Not Allowed']), () => socket.destroy())
  })
}

/** The whole answer, as it goes over the line: there is no response to write to. */
const textOf = ([status, phrase]: StatusLine): string => {
  const body = JSON.stringify(answerOf(status))
  const lines = Object.entries({ ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' })
  return [
    `HTTP/1.1 ${status} ${phrase}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n')
}
