import { type ListRequest, listBody, type Page, type PageKeys, type Related } from '#protocol/list.ts'
import {
  folded,
  linkBatchPath,
  removeBatchPath,
  resourceEndpoint,
  updateBatchPath,
  upsertBatchPath,
  type Wire,
} from '#protocol/resource.ts'
import { idsIn, isObject, isRow, type Values, type WireRow } from '#protocol/row.ts'
import {
  type CreationBatch,
  isWrittenLine,
  type RemovedRow,
  type RowsBatch,
  type UpsertBatch,
  type WrittenLine,
} from '#protocol/write.ts'
import { isApiError, noAnswer } from './apiError.ts'
import type { Http } from './http.ts'

export interface Reading {
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
}

/** `key`: the idempotency key of an earlier try of the same write. */
export interface Writing extends Reading {
  readonly key?: string
}

/** Holds in some of the institutions that share a row, or in `all`. */
interface WritingIn extends Writing {
  readonly query?: { readonly institutions?: readonly number[] | 'all' | undefined }
}

/** A stale version is an ApiError 412 whose body holds the current row; of no version, whatever stands there. */
interface Removing extends WritingIn {
  readonly version?: number
}

/**
 * Of rows with the same id the first, and no more than were asked for: more would not fit any screen.
 * @throws ApiError 520 where the answer to a list holds none, or nothing but what is no row: to show it as empty would be wrong.
 */
const asRows = (data: unknown, limit: number | undefined): readonly WireRow[] => {
  if (!Array.isArray(data)) throw noAnswer()
  const rows: WireRow[] = data.filter(isRow)
  if (rows.length === 0 && data.length > 0) throw noAnswer()
  const seen = new Set<number>()
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id)).slice(0, limit)
}

const isCount = (count: unknown): count is number => Number.isSafeInteger(count) && Number(count) >= 0

const isLabel = (one: unknown): boolean =>
  isObject(one) && typeof one.id === 'number' && (one.label === null || typeof one.label === 'string')

const isRelated = (one: unknown): one is Related =>
  isObject(one) && Array.isArray(one.labels) && one.labels.every(isLabel)

const isKeys = (value: unknown): value is PageKeys =>
  isObject(value) && typeof value.first === 'string' && typeof value.last === 'string'

const isTold = (value: unknown): value is NonNullable<Page['related']> =>
  isObject(value) && Object.values(value).every(isRelated)

/** @throws ApiError 520 where the answer to a write holds no row. */
const asRow = (data: unknown): WireRow => {
  if (isRow(data)) return data
  throw noAnswer()
}

/** @throws ApiError 520 where the answer to a write of several rows holds no list. */
const asWritten = (data: unknown): readonly WrittenLine[] => {
  if (Array.isArray(data)) return data.filter(isWrittenLine)
  throw noAnswer()
}

/** A row is gone whatever else the answer holds: other platforms tell no more than that. */
const asRemoved = (id: number, data: unknown): RemovedRow => {
  const { removedFrom, institution } = isObject(data) ? data : {}
  return Array.isArray(removedFrom)
    ? { id, removedFrom: idsIn(removedFrom), institution: idsIn(institution) }
    : { id }
}

/** Milliseconds for a call of several rows: five hundred are removed in three seconds by a server that has nothing else to do. */
const TOGETHER_MS = 120_000

/** Another platform answers so now and then to options that it takes when asked once more. Source: specification of the institution area, §7. */
const isLostInTransit = (error: unknown): boolean =>
  isApiError(error) && error.status === 400 && (error.said?.includes('BSON') ?? false)

/** The generic protocol of every resource, version 2 of the API. All methods throw ApiError. */
export function createResources(http: Http) {
  const writeBatch = async (
    of: Wire,
    path: typeof upsertBatchPath | typeof linkBatchPath,
    body: object,
    options: Writing,
  ): Promise<readonly WrittenLine[]> => {
    const endpoint = resourceEndpoint(of, path)
    return asWritten((await http.send({ ...endpoint, ...options, method: 'POST', body })).data)
  }
  return {
    /** `POST {base}/v2/{resource}` with `{search: "<JSON>"}`. */
    async list(of: Wire, request: ListRequest = {}, options: Reading = {}): Promise<Page> {
      const body = listBody(request)
      const answer = await http.send({
        ...resourceEndpoint(of),
        ...options,
        method: 'POST',
        reads: true,
        body,
      })
      const data = answer.status === 204 ? [] : asRows(answer.data, request.limit)
      // Where there is no first row there is none.
      const isFirst = request.limit !== 0 && !request.offset && !request.after && !request.before
      const { count, keys, related, institutions } = isObject(answer.body) ? answer.body : {}
      return {
        data,
        count: isCount(count) && !(isFirst && data.length === 0) ? count : data.length,
        ...(isKeys(keys) && { keys }),
        ...(isTold(related) && { related }),
        ...(Array.isArray(institutions) && { institutions: idsIn(institutions) }),
      }
    },
    /** `POST {base}/v2/{resource}`; the row as stored. */
    async insert(of: Wire, row: Values, options: Writing = {}): Promise<WireRow> {
      return asRow((await http.send({ ...resourceEndpoint(of), ...options, method: 'POST', body: row })).data)
    },
    /** `PUT {base}/v2/{resource}/{id}` with `If-Match`; a stale version is an ApiError 412 whose body holds the current row. Without a version, whatever stands there. */
    async update(
      of: Wire,
      id: number,
      patch: Values,
      version: number | undefined,
      options: WritingIn = {},
    ): Promise<WireRow> {
      const request = {
        ...resourceEndpoint(of, `/${id}`),
        ...options,
        method: 'PUT' as const,
        body: folded(of, patch),
        ...(version !== undefined && { ifMatch: version }),
      }
      const send = async () => asRow((await http.send(request)).data)
      return send().catch((error: unknown) => {
        if (!isLostInTransit(error)) throw error
        return send()
      })
    },
    /** `DELETE {base}/v2/{resource}/{id}`; `query.institutions` limits it to some of the row's institutions. */
    async remove(of: Wire, id: number, { version, ...options }: Removing = {}): Promise<RemovedRow> {
      const ifMatch = version !== undefined && { ifMatch: version }
      const { data } = await http.send({
        ...resourceEndpoint(of, `/${id}`),
        ...options,
        ...ifMatch,
        method: 'DELETE',
      })
      return asRemoved(id, data)
    },
    /** `POST {base}/v2/{resource}/update-batch`: all or nothing; errors carry `details[].line`, stale rows are 412. */
    async updateBatch(
      of: Wire,
      { batch }: RowsBatch,
      options: WritingIn = {},
    ): Promise<readonly WrittenLine[]> {
      const body = { batch: batch.map(({ id, ...row }) => ({ id, ...folded(of, row) })) }
      const call = { ...resourceEndpoint(of, updateBatchPath), timeoutMs: TOGETHER_MS, ...options, body }
      const written = asWritten((await http.send({ ...call, method: 'POST' })).data)
      // What no version is known of cannot be changed again, nor taken back.
      if (written.length !== batch.length) throw noAnswer()
      return written
    },
    /** `POST {base}/v2/{resource}/remove-batch`: all or nothing; errors carry `details[].line`. */
    async removeBatch(of: Wire, body: RowsBatch, options: WritingIn = {}): Promise<readonly RemovedRow[]> {
      const call = { ...resourceEndpoint(of, removeBatchPath), timeoutMs: TOGETHER_MS, ...options, body }
      const { data } = await http.send({ ...call, method: 'POST' })
      return body.batch.map(({ id }, line) => asRemoved(id, Array.isArray(data) ? data[line] : undefined))
    },
    /** `POST {base}/v2/{resource}/upsert-batch`: all or nothing; errors carry `details[].line`. */
    upsertBatch: (of: Wire, body: UpsertBatch, options: Writing = {}) =>
      writeBatch(of, upsertBatchPath, body, options),
    /** `POST {base}/v2/{resource}/upsert-batch` with institutions: every row new in each, all or nothing. */
    createBatch: (of: Wire, body: CreationBatch, options: Writing = {}) =>
      writeBatch(of, upsertBatchPath, body, options),
    /** `POST {base}/v2/{resource}/batch`, for a link resource `{[rows]: ids, institution}`: linking twice is harmless. */
    batch: (of: Wire, body: Values, options: Writing = {}) => writeBatch(of, linkBatchPath, body, options),
  }
}

export type Resources = ReturnType<typeof createResources>
