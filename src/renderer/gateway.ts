import type { ColumnProblem } from '#dsl/problem.ts'

/** A row as it is on the wire; `id` and `version` are the server's. */
export type WireRow = { readonly id: number; readonly version: number } & Readonly<Record<string, unknown>>

export interface ListRequest {
  readonly select?: readonly string[]
  /** column → value or values; `institution` takes ids; `range{Column}` takes 'now,now+1 year'. */
  readonly query?: Readonly<Record<string, unknown>>
  readonly limit?: number
  readonly offset?: number
  readonly orderby?: readonly { readonly columnName: string; readonly orientation: 'asc' | 'desc' }[]
  readonly text?: { readonly value: string; readonly columns: readonly string[] }
}

export interface ListAnswer {
  readonly rows: readonly WireRow[]
  readonly count: number
}

/** Retries of one write carry the same key, so that the server runs it once. */
export interface WriteOptions {
  readonly key?: string
}

/** What every call of a gateway throws when the server refuses it or cannot be reached. */
export interface GatewayProblem {
  /** Code of the error catalogue, 500 or 520 where the server gave none. */
  readonly code: number
  /** HTTP status, 520 without an answer. */
  readonly status: number
  readonly details: readonly (ColumnProblem & { readonly institution?: number })[]
  /** The row as it is now, with a stale version (412). */
  readonly current?: WireRow
}

export interface UpsertOutcome {
  readonly line: number
  readonly id: number
  readonly version: number
  readonly outcome: 'created' | 'updated' | 'linked' | 'unchanged'
}

/** How the renderer reaches rows, by entity name. The app adapts its HTTP client to it. */
export interface Gateway {
  list(entity: string, request: ListRequest, signal?: AbortSignal): Promise<ListAnswer>
  /** `row` holds writable columns, and `institution: number[]` where a link ties rows to institutions. */
  insert(entity: string, row: Readonly<Record<string, unknown>>, options?: WriteOptions): Promise<WireRow>
  /** Each row in each institution, all or nothing: 409 with line and institution of what is there already. */
  insertAll(
    entity: string,
    rows: readonly Readonly<Record<string, unknown>>[],
    institutions: readonly number[],
    options?: WriteOptions,
  ): Promise<readonly WireRow[]>
  /** `patch` holds changed columns only; a stale `version` throws 412 with the current row. */
  update(
    entity: string,
    id: number,
    patch: Readonly<Record<string, unknown>>,
    version: number,
    options?: WriteOptions,
  ): Promise<WireRow>
  remove(entity: string, id: number, institutions: readonly number[], options?: WriteOptions): Promise<void>
  /** Ties rows to an institution; `row` is the column of the link entity that holds their ids. Twice is harmless. */
  link(
    link: string,
    row: string,
    ids: readonly number[],
    institution: number,
    options?: WriteOptions,
  ): Promise<void>
  upsertBatch(
    entity: string,
    rows: readonly Readonly<Record<string, unknown>>[],
    institution: number,
    options?: WriteOptions,
  ): Promise<readonly UpsertOutcome[]>
}

/** Reads any thrown value as a problem; what is no problem of a gateway is 500. */
export const problemOf = (thrown: unknown): GatewayProblem => {
  const { code, status, details, current } = (thrown ?? {}) as Partial<GatewayProblem>
  return {
    code: typeof code === 'number' ? code : 500,
    status: typeof status === 'number' ? status : 500,
    details: Array.isArray(details) ? details : [],
    ...(current ? { current } : {}),
  }
}
