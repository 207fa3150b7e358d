import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { headers } from '#protocol/headers.ts'
import { MOST_DETAILS } from '#protocol/limits.ts'
import type { Detail, ErrorAnswer, Reason } from '#protocol/problem.ts'
import { isObject } from '#protocol/row.ts'
import { type DatabaseProblem, databaseProblem } from './db/errors.ts'
import { languageOf, refusalCode, sentence } from './sentences.ts'
import { shapeFaults } from './web/shapeFaults.ts'

interface HttpProblemFacts {
  /** Code of the catalogue; the code of the first detail, else the status, when not said. */
  readonly errorCode?: number
  readonly details?: readonly Detail[]
  /** More of the answer: `{ data: currentRow }` with a 412. */
  readonly body?: Readonly<Record<string, unknown>>
  /** Seconds after which to come back. */
  readonly retryAfter?: number
  /** Key of a sentence more exact than the code's: `errors.{says}`. */
  readonly says?: string
  /** Stands in place of the catalogue's sentence where the protocol asks for exact words. */
  readonly exactly?: string
  /** What it came of, for the log alone. */
  readonly cause?: unknown
}

/**
 * Thrown anywhere below a route; the central handler makes the answer. Codes inside, sentences at the edge. No answer lists more
 * details than the document of the calls says.
 */
export class HttpProblem extends Error {
  override name = 'HttpProblem'
  readonly status: number
  readonly errorCode: number
  readonly details: readonly Detail[]
  readonly body: Readonly<Record<string, unknown>>
  readonly retryAfter?: number
  readonly says?: string
  readonly exactly?: string

  constructor(status: number, facts: HttpProblemFacts = {}) {
    super(`HTTP ${status}`, { cause: facts.cause })
    this.status = status
    this.details = facts.details?.slice(0, MOST_DETAILS) ?? []
    this.errorCode = facts.errorCode ?? this.details[0]?.code ?? status
    this.body = facts.body ?? {}
    this.retryAfter = facts.retryAfter
    this.says = facts.says
    this.exactly = facts.exactly
  }
}

/** 400 with the columns named; `details` must not be empty. */
export const refused = (details: readonly Detail[]): HttpProblem => new HttpProblem(400, { details })

/** 400 for a part of a request that is not understood: an unknown name, a wrong type, an absurd limit. */
export const malformed = (column: string, reason: Reason = 'unknownColumn'): HttpProblem =>
  refused([{ column, code: 400, reason }])

/** Seconds after which whoever was told 503 may come back, where nothing better is known. */
const retryAfterSeconds = 2

const send = (problem: HttpProblem, request: FastifyRequest, reply: FastifyReply): void => {
  const lang = languageOf(request)
  const codes = problem.says
    ? [problem.says]
    : new Set([problem.errorCode, ...problem.details.map((d) => d.code)])
  const errors = problem.exactly ? [problem.exactly] : [...codes].map((code) => sentence(code, lang))
  const { retryAfter = problem.status === 503 ? retryAfterSeconds : undefined } = problem
  if (retryAfter !== undefined && !reply.hasHeader(headers.retryAfter))
    reply.header(headers.retryAfter, retryAfter)
  const answer: ErrorAnswer = { errorCode: problem.errorCode, errors, details: problem.details }
  reply
    .code(problem.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ ...answer, ...problem.body })
}

/**
 * What a problem of the database is to whoever asked, whatever the route. A broken unique rule or foreign key is told by
 * the write that knows its columns; where none does, it is a fault of ours, as is any problem that has no name.
 */
const statusOf: Readonly<Record<DatabaseProblem['kind'], { status: number; errorCode?: number }>> = {
  unique: { status: 500 },
  foreignKey: { status: 500 },
  notNull: { status: 400, errorCode: 406 },
  check: { status: 400, errorCode: 406 },
  outOfRange: { status: 400, errorCode: 406 },
  invalidText: { status: 400, errorCode: 406 },
  conflict: { status: 503 },
  timeout: { status: 503 },
  unavailable: { status: 503 },
  diskFull: { status: 507 },
}

/**
 * Errors of the framework and its plugins keep their 4xx and 503; all else is 500 and is only logged. They come first: a
 * body that breaks off has the code of a connection that does, and the database has nothing to do with it.
 */
const problemOf = (error: unknown): HttpProblem => {
  if (error instanceof HttpProblem) return error
  const statusCode =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined
  if (typeof statusCode === 'number' && ((statusCode >= 400 && statusCode < 500) || statusCode === 503))
    return new HttpProblem(statusCode, { errorCode: refusalCode(statusCode), details: misshapenIn(error) })
  const database = databaseProblem(error)
  if (!database) return new HttpProblem(500)
  const { status, errorCode } = statusOf[database.kind]
  return new HttpProblem(status, { errorCode })
}

/** What a schema of the route finds wrong, where that is the error. */
const misshapenIn = (error: unknown): readonly Detail[] =>
  isObject(error) && Array.isArray(error.validation) ? shapeFaults(error.validation) : []

/** An error, and what it came of: `HttpProblem: HTTP 503: TypeError: fetch failed: Error: connect ECONNREFUSED 127.0.0.1:9`. */
const reasonsOf = (error: unknown): string =>
  error instanceof Error && error.cause !== undefined ? `${error}: ${reasonsOf(error.cause)}` : String(error)

/** One shape for every error answer, without stack traces or SQL. An outage is one line an answer, without its stack. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error)
    if (problem.status === 503) request.log.warn({ reason: reasonsOf(error) }, 'not available')
    else if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
    send(problem, request, reply)
  })
  app.setNotFoundHandler((request, reply) => send(new HttpProblem(404), request, reply))
}
