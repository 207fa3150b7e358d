import { randomUUID } from 'node:crypto'
import type { Headers } from '../ground/account.ts'

export interface Request {
  readonly method: 'POST' | 'PUT'
  readonly path: string
  readonly headers: Headers
  readonly body: string
}

/** A request, and what is learnt from the status of its answer. */
export interface Sent {
  readonly request: Request
  readonly answered?: (status: number) => void
}

let written = 0

const json = (headers: Headers): Headers => ({ 'content-type': 'application/json', ...headers })
/** As the console sends every write. */
const keyed = (headers: Headers): Headers => ({ ...json(headers), 'idempotency-key': randomUUID() })

export const listed = (path: string, headers: Headers, body: object | undefined): Request => ({
  method: 'POST',
  path,
  headers: json(headers),
  body: JSON.stringify(body),
})

export const inserted = (path: string, headers: Headers, row: object | undefined): Request => ({
  method: 'POST',
  path,
  headers: keyed(headers),
  body: JSON.stringify({ ...row, code: `W${process.pid}-${++written}` }),
})

export const updated = (path: string, headers: Headers, version: number, body: object): Request => ({
  method: 'PUT',
  path,
  headers: { ...keyed(headers), 'if-match': `"${version}"` },
  body: JSON.stringify(body),
})
