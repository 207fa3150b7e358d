import type { Headers } from '../ground/account.ts'

/** Requests that are sent one after another on every connection. */
export interface Shots {
  readonly url: string
  readonly headers: Headers
  readonly connections: number
  /** Requests in all. */
  readonly amount: number
  readonly what: Reads | Inserts | Updates
}

/** The bodies in turn. */
export interface Reads {
  readonly kind: 'read'
  readonly path: string
  readonly bodies: readonly object[]
}

/** The row again and again, each time with another code. */
export interface Inserts {
  readonly kind: 'insert'
  readonly path: string
  readonly row: object
}

/** Each of the rows in turn, with the version that it has by then. */
export interface Updates {
  readonly kind: 'update'
  readonly rows: readonly { readonly path: string; readonly version: number; readonly body: object }[]
}

export interface Fired {
  /** Answers that were a success. */
  readonly perSecond: number
  /** Milliseconds. */
  readonly p99: number
  /** Requests that were refused, or had no answer. */
  readonly failed: number
}
