import type { Http } from './http.ts'

/** Where an entity lives on the wire; an entity of the vocabulary is one. */
export interface Resource {
  readonly resource: string
  readonly api: 'main' | 'export'
}

export type Values = Readonly<Record<string, unknown>>
export type WireRow = Values & { readonly id: number; readonly version: number }

/** The search of a list: `query` by column, `institution: number[]`, or `range{Column}: 'now,now+1 year'`. */
export interface Search {
  readonly select?: readonly string[]
  readonly query?: Values
  /** 0 to 99 999; the server gives 30 when absent. */
  readonly limit?: number
  readonly offset?: number
  readonly orderby?: readonly { readonly columnName: string; readonly orientation: 'asc' | 'desc' }[]
  /** Case-insensitive substring ignoring white space. */
  readonly text?: { readonly value: string; readonly columns: readonly string[] }
}

export interface Page {
  readonly data: readonly WireRow[]
  /** Rows that match, on all pages. */
  readonly count: number
}

export interface Reading {
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
}

/** `key`: the idempotency key of an earlier try of the same write. */
export interface Writing extends Reading {
  readonly key?: string
}

export type UpsertOutcome = 'created' | 'updated' | 'linked' | 'unchanged'
export interface UpsertedRow {
  readonly line: number
  readonly id: number
  readonly version: number
  readonly outcome: UpsertOutcome
}

export interface UpsertBatch {
  /** Rows with an `id` update or link it; the others are matched by their unique columns, else created. */
  readonly batch: readonly Values[]
  readonly IDInstitution: number
  /** Checks and answers without writing. */
  readonly rehearse?: boolean
}

const asRows = (data: unknown): WireRow[] => (Array.isArray(data) ? (data as WireRow[]) : [])

/** The generic protocol of every resource, version 2 of the API. All methods throw ApiError. */
export function createResources(http: Http) {
  const call = ({ resource, api }: Resource, suffix = '') => ({
    service: api,
    path: `/v2/${encodeURIComponent(resource)}${suffix}`,
  })

  return {
    /** `POST {base}/v2/{resource}` with `{search: "<JSON>"}`. */
    async list(of: Resource, search: Search = {}, options: Reading = {}): Promise<Page> {
      const body = { search: JSON.stringify(search) }
      const answer = await http.send({ ...call(of), ...options, method: 'POST', reads: true, body })
      const data = asRows(answer.data)
      const { count } = (answer.body ?? {}) as { count?: unknown }
      return { data, count: typeof count === 'number' ? count : data.length }
    },
    /** `POST {base}/v2/{resource}`; the row as stored. */
    async insert(of: Resource, row: Values, options: Writing = {}): Promise<WireRow> {
      return (await http.send({ ...call(of), ...options, method: 'POST', body: row })).data as WireRow
    },
    /** `PUT {base}/v2/{resource}/{id}` with `If-Match`; a stale version is an ApiError 412 whose body holds the current row. */
    async update(
      of: Resource,
      id: number,
      patch: Values,
      version: number,
      options: Writing = {},
    ): Promise<WireRow> {
      const request = {
        ...call(of, `/${id}`),
        ...options,
        method: 'PUT' as const,
        body: patch,
        ifMatch: version,
      }
      return (await http.send(request)).data as WireRow
    },
    /** `DELETE {base}/v2/{resource}/{id}`; `query.institutions` limits it to some of the row's institutions. */
    async remove(
      of: Resource,
      id: number,
      options: Writing & { readonly query?: { readonly institutions?: readonly number[] } } = {},
    ): Promise<void> {
      await http.send({ ...call(of, `/${id}`), ...options, method: 'DELETE' })
    },
    /** `POST {base}/v2/{resource}/upsert-batch`: all or nothing; errors carry `details[].line`. */
    async upsertBatch(
      of: Resource,
      body: UpsertBatch,
      options: Writing = {},
    ): Promise<readonly UpsertedRow[]> {
      const answer = await http.send({ ...call(of, '/upsert-batch'), ...options, method: 'POST', body })
      return Array.isArray(answer.data) ? (answer.data as UpsertedRow[]) : []
    },
    /** `POST {base}/v2/{resource}/upsert-batch` with institutions: every row new in each, all or nothing. */
    async createBatch(
      of: Resource,
      body: { readonly batch: readonly Values[]; readonly institutions: readonly number[] },
      options: Writing = {},
    ): Promise<readonly UpsertedRow[]> {
      const answer = await http.send({ ...call(of, '/upsert-batch'), ...options, method: 'POST', body })
      return Array.isArray(answer.data) ? (answer.data as UpsertedRow[]) : []
    },
    /** `POST {base}/v2/{resource}/batch`, for a link resource `{[rows]: ids, institution}`: linking twice is harmless. */
    async batch(of: Resource, body: Values, options: Writing = {}): Promise<unknown> {
      return (await http.send({ ...call(of, '/batch'), ...options, method: 'POST', body })).data
    },
  }
}

export type Resources = ReturnType<typeof createResources>
