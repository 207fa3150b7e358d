import type { Endpoint } from './services.ts'

/** Where the rows of an entity are on the wire: `{base of the api}/v2/{resource}`. */
export interface Wire {
  readonly api: 'main' | 'export'
  readonly resource: string
  /** What clients call `institution` besides, of a row that institutions share: in bodies, queries and what they select. */
  readonly places?: readonly string[]
  /** Names under which a query may give a column's values: `{ emails: 'email' }`. */
  readonly queries?: Readonly<Record<string, string>>
}

/** Calls on several rows, below a resource: of any entity with institutions, and of one that joins. */
export const upsertBatchPath = '/upsert-batch'
export const linkBatchPath = '/batch'
type Below = '' | `/${number}` | typeof upsertBatchPath | typeof linkBatchPath

/** The call of a resource, in version 2 of the API. */
export const resourceEndpoint = ({ api, resource }: Wire, below: Below = ''): Endpoint => ({
  service: api,
  path: `/v2/${encodeURIComponent(resource)}${below}`,
})
