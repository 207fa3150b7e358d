import type { Http } from '#client/http.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import type { Gateway, WriteOptions } from '#renderer/gateway.ts'

/** What reaches the services. */
export interface Reaching {
  readonly http: Http
  /** The rows of resources. */
  readonly gateway: Pick<Gateway, 'list'>
}

/** What a service answers of some institutions. */
export interface Held {
  readonly rows: readonly WireRow[]
  /** Those of which it holds none, and takes none. */
  readonly closed: readonly number[]
}

/** A service that holds the rows of an entity. All methods throw as a gateway does. */
export interface RowSource {
  /** All rows of these institutions. */
  read(institutions: readonly number[], signal?: AbortSignal): Promise<Held>
  insert(row: Values, options: WriteOptions): Promise<WireRow>
  /** `patch` holds changed columns only; a stale `seen` throws 412 with the current row, where the service has versions. */
  update(seen: WireRow, patch: Values, options: WriteOptions): Promise<WireRow>
  remove(seen: WireRow, options: WriteOptions): Promise<void>
}

/** Makes the source for one client. */
export type SourceMaker = (reaching: Reaching) => RowSource
