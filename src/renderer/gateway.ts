import type { ListRequest, Page } from '#protocol/list.ts'
import type { CallProblem } from '#protocol/problem.ts'
import { isObject, isRow, type Values, type WireRow } from '#protocol/row.ts'
import type { RemovedRow, WrittenLine } from '#protocol/write.ts'

export interface ListAnswer extends Pick<Page, 'count' | 'keys' | 'related' | 'institutions'> {
  readonly rows: readonly WireRow[]
  /** Of the institutions asked for, those whose rows the service does not hold: none can be made there. */
  readonly closed?: readonly number[]
}

/** Retries of one write carry the same key, so that the server runs it once. */
export interface WriteOptions {
  readonly key?: string
  /** The row that is changed or removed, as it was last seen: some services know it by more than its id. */
  readonly seen?: Values
}

/** `institutions` share the row with others, and get a row of their own: the answer is that one. */
interface UpdateOptions extends WriteOptions {
  readonly institutions?: readonly number[]
}

/** Of no version, whatever stands there. */
interface RemoveOptions extends WriteOptions {
  readonly version?: number
}

/** A row of a call of several; of no version, whatever stands there. */
export interface NamedRow extends Pick<WriteOptions, 'seen'> {
  readonly id: number
  readonly version?: number
}

/** `patch` holds changed columns only. */
export interface PatchedRow extends NamedRow {
  readonly version: number
  readonly patch: Values
}

/** How the renderer reaches rows, by entity name. The app adapts its HTTP client to it. Every call throws a `CallProblem`. */
export interface Gateway {
  list(entity: string, request: ListRequest, signal?: AbortSignal): Promise<ListAnswer>
  /** `row` holds writable columns, and `institution: number[]` where a link ties rows to institutions. */
  insert(entity: string, row: Values, options?: WriteOptions): Promise<WireRow>
  /** Each row in each institution, all or nothing: 409 with line and institution of what is there already. */
  insertAll(
    entity: string,
    rows: readonly Values[],
    institutions: readonly number[],
    options?: WriteOptions,
  ): Promise<readonly WireRow[]>
  /** `patch` holds changed columns only; a stale `version` throws 412 with the current row. */
  update(
    entity: string,
    id: number,
    patch: Values,
    version: number,
    options?: UpdateOptions,
  ): Promise<WireRow>
  /** Takes the row from institutions, or away wherever it is; a stale `version` throws 412 with the current row. */
  remove(
    entity: string,
    id: number,
    institutions: readonly number[] | 'all',
    options?: RemoveOptions,
  ): Promise<RemovedRow>
  /** Changes all of these rows or, where one is refused, none: each detail of the problem names its line. */
  updateAll(
    entity: string,
    lines: readonly PatchedRow[],
    options?: UpdateOptions,
  ): Promise<readonly WrittenLine[]>
  /** Removes them as one is removed, all or none; told in their order. */
  removeAll(
    entity: string,
    lines: readonly NamedRow[],
    institutions: readonly number[] | 'all',
    options?: WriteOptions,
  ): Promise<readonly RemovedRow[]>
  /**
   * Ties rows to an institution; `row` is the column of the link entity that holds their ids. Each line tells its link, and
   * whether that is new. Twice is harmless.
   */
  link(
    link: string,
    row: string,
    ids: readonly number[],
    institution: number,
    options?: WriteOptions,
  ): Promise<readonly WrittenLine[]>
  upsertBatch(
    entity: string,
    rows: readonly Values[],
    institution: number,
    options?: WriteOptions,
  ): Promise<readonly WrittenLine[]>
}

/** Reads any thrown value as a problem; what is no problem of a gateway is 500. */
export const problemOf = (thrown: unknown): CallProblem => {
  const { code, status, details, current, said } = isObject(thrown) ? thrown : {}
  return {
    code: typeof code === 'number' ? code : 500,
    status: typeof status === 'number' ? status : 500,
    details: Array.isArray(details) ? details : [],
    ...(isRow(current) && { current }),
    ...(typeof said === 'string' && { said }),
  }
}
