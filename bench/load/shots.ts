import type { Headers } from '../ground/account.ts'

/** Requests that are sent one after another on every connection. */
export interface Shots {
  readonly url: string
  readonly headers: Headers
  readonly connections: number
  /** Requests in all. */
  readonly amount: number
  readonly what: Reads | Inserts | Updates | Mix
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
  readonly rows: readonly Changeable[]
}

export interface Changeable {
  readonly path: string
  /** When it was looked at: what the process that sends has changed since, it knows itself. */
  readonly version: number
  readonly body: object
}

/** What several people do at the same time: seven lists to three writes. */
export interface Mix {
  readonly kind: 'mix'
  /** Headers of each who reads; those who write are the first `writers`. */
  readonly people: readonly Headers[]
  readonly writers: number
  readonly reads: readonly AskedList[]
  /** Each is changed by one at a time. */
  readonly rows: readonly Changeable[]
  /** New rows in turn, without their code. */
  readonly inserts: Pick<Inserts, 'path'> & { readonly rows: readonly object[] }
  /** One write in so many is an insert, the others are updates. */
  readonly insertEvery: number
}

/** A list that one of the people asks for. */
export interface AskedList {
  /** Place among them. */
  readonly by: number
  readonly path: string
  readonly body: object
}

/** How often an answer took so many milliseconds, rounded up. */
export type Latencies = readonly (readonly [ms: number, times: number])[]

export interface Fired {
  /** Answers that were a success. */
  readonly perSecond: number
  /** Milliseconds. */
  readonly p99: number
  /** Requests that were refused, or had no answer. */
  readonly failed: number
  readonly seconds: number
  /** Answers by their status. */
  readonly statuses: Readonly<Record<string, number>>
  readonly latencies: Latencies
  /** Seconds of processor time of the process that sends. */
  readonly cpuSeconds: number
}
