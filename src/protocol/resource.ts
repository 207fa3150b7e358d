import { isObject, type Values } from './row.ts'
import type { Endpoint } from './services.ts'

/** Where the rows of an entity are on the wire: `{base of the api}/v2/{resource}`. */
export interface Wire {
  readonly api: 'main' | 'export'
  readonly resource: string
  /** Other names of the resource, which clients know it by: the same calls answer there. */
  readonly also?: readonly string[]
  /** What clients call `institution` besides, of a row that institutions share: in bodies, queries and what they select. */
  readonly places?: readonly string[]
  /** Names under which a query may give a column's values: `{ emails: 'email' }`. */
  readonly queries?: Readonly<Record<string, string>>
  /** Columns that a change says together, under one name: name → their name in there → the column. */
  readonly together?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** A change as it is sent: the columns that are said together under their one name. */
export const folded = ({ together = {} }: Wire, patch: Values): Values => {
  const rest: Record<string, unknown> = { ...patch }
  for (const [name, parts] of Object.entries(together)) {
    const given = Object.entries(parts).filter(([, column]) => column in patch)
    if (given.length === 0) continue
    rest[name] = Object.fromEntries(given.map(([part, column]) => [part, patch[column]]))
    for (const [, column] of given) delete rest[column]
  }
  return rest
}

/**
 * The columns of a change that was sent; `wrong` are names that are no part of what is said together, and columns that are
 * said twice.
 */
export const unfolded = (
  { together = {} }: Wire,
  body: Values,
): { readonly columns: Values; readonly wrong: readonly string[] } => {
  const columns: Record<string, unknown> = { ...body }
  const wrong: string[] = []
  for (const [name, parts] of Object.entries(together)) {
    const said = body[name]
    if (!isObject(said)) continue
    delete columns[name]
    for (const [part, value] of Object.entries(said)) {
      const column = Object.hasOwn(parts, part) ? parts[part] : undefined
      if (column === undefined || column in body) wrong.push(`${name}.${part}`)
      else columns[column] = value
    }
  }
  return { columns, wrong }
}

/** Calls on several rows, below a resource: rows of an institution, rows that are there, links of an entity that joins. */
export const upsertBatchPath = '/upsert-batch'
export const updateBatchPath = '/update-batch'
export const removeBatchPath = '/remove-batch'
export const linkBatchPath = '/batch'
type Below =
  | ''
  | `/${number}`
  | typeof upsertBatchPath
  | typeof updateBatchPath
  | typeof removeBatchPath
  | typeof linkBatchPath

/** The call of a resource, in version 2 of the API. */
export const resourceEndpoint = ({ api, resource }: Wire, below: Below = ''): Endpoint => ({
  service: api,
  path: `/v2/${encodeURIComponent(resource)}${below}`,
})
