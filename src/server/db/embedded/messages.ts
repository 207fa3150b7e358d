import type { FailureCode, FailureFacts } from '../failure.ts'
import type { Row } from '../session.ts'

/** What the main thread and the database thread say to each other. Requests are answered in the order they came. */
export type Work =
  | { op: 'query'; sql: string; parameters: readonly (string | null)[] }
  | { op: 'exec'; sql: string }
  | { op: 'dump' }
  | { op: 'copy'; to: string }
  | { op: 'close' }

export type Request = Work & { id: number }

export interface Answer {
  rows: Row[]
  command: string
  count: number
  dump?: Uint8Array<ArrayBuffer>
}

/** An error's fields, as structured clone would lose them. */
export interface ThrownByServer {
  message: string
  code?: string
  severity?: string
  detail?: string
  schema?: string
  table?: string
  column?: string
  constraint?: string
}

/** `syncs` counts the commits and checkpoints that reached the disk since the thread started. */
export type Reply = { id: number; syncs: number } & (
  | { answer: Answer }
  | { error: ThrownByServer }
  /** The engine itself failed (out of memory, abort): nothing more can be expected of this thread. */
  | { broken: string }
)

/** The first message of a thread. */
export type Started = { started: true } | { started: false; code: FailureCode; facts: FailureFacts }

export interface ThreadOptions {
  /** Folder of the PostgreSQL data; undefined = in memory. */
  directory: string | undefined
  /** In memory only: start from this dump instead of an empty database. */
  dump: Uint8Array<ArrayBuffer> | undefined
}
