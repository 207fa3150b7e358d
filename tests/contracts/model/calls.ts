import { isShared, joinOf, placeColumn } from '#dsl/entities/places.ts'
import {
  linkBatchPath,
  removeBatchPath,
  resourceEndpoint,
  updateBatchPath,
  upsertBatchPath,
} from '#protocol/resource.ts'
import type { Values } from '#protocol/row.ts'
import { pathOf } from '#protocol/services.ts'
import { linkedRows } from '#protocol/write.ts'
import { entityOf } from './catalogue.ts'

interface Named {
  readonly id: number
  readonly version?: number
}
export interface ChangedRow extends Named {
  readonly values: Values
}
export interface Line {
  readonly id?: number
  readonly values: Values
}

/** A write as somebody means it. */
export type Call =
  | {
      readonly do: 'insert'
      readonly entity: string
      readonly values: Values
      readonly places: readonly number[]
    }
  | {
      readonly do: 'change'
      readonly entity: string
      readonly rows: readonly ChangedRow[]
      readonly inBatch: boolean
      /** Of the institutions that share a row, those in which it is to be another. */
      readonly here?: readonly number[]
    }
  | {
      readonly do: 'remove'
      readonly entity: string
      readonly rows: readonly Named[]
      readonly inBatch: boolean
      readonly here?: readonly number[] | 'all'
    }
  | {
      readonly do: 'import'
      readonly entity: string
      readonly lines: readonly Line[]
      readonly place: number
    }
  | {
      readonly do: 'create'
      readonly entity: string
      readonly lines: readonly Values[]
      readonly places: readonly number[]
    }
  | { readonly do: 'link'; readonly entity: string; readonly ids: readonly number[]; readonly place: number }
  | {
      readonly do: 'unlink'
      readonly entity: string
      readonly id: number
      readonly place: number
      readonly link: number
    }

export interface Request {
  readonly method: 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly payload?: object
  readonly ifMatch?: string
}

export const pathFor = (entity: string): string => pathOf(resourceEndpoint(entityOf(entity).wire))

const post = (url: string, payload: object): Request => ({ method: 'POST', url, payload })
const asked = (here: readonly number[] | 'all' | undefined): string =>
  here === undefined ? '' : `?institutions=${here}`
const tagged = ({ version }: Named) => (version === undefined ? {} : { ifMatch: `"${version}"` })
const flat = ({ values, ...named }: ChangedRow): object => ({ ...named, ...values })

/** The body of a row in institutions, or in one. */
const placed = (entity: string, values: Values, places: readonly number[]): object => {
  const of = entityOf(entity)
  const column = placeColumn(of)
  if (column !== undefined) return { ...values, [column]: places[0] }
  return isShared(of) && places.length > 0 ? { ...values, institution: places } : values
}

/** A write as it is sent. */
export const requestOf = (call: Call): Request => {
  const path = pathFor(call.entity)
  switch (call.do) {
    case 'insert':
      return post(path, placed(call.entity, call.values, call.places))
    case 'change': {
      const [row] = call.rows
      if (call.inBatch || !row)
        return post(path + updateBatchPath + asked(call.here), { batch: call.rows.map(flat) })
      return {
        method: 'PUT',
        url: `${path}/${row.id}${asked(call.here)}`,
        payload: row.values,
        ...tagged(row),
      }
    }
    case 'remove': {
      const [row] = call.rows
      if (call.inBatch || !row) return post(path + removeBatchPath + asked(call.here), { batch: call.rows })
      return { method: 'DELETE', url: `${path}/${row.id}${asked(call.here)}`, ...tagged(row) }
    }
    case 'import':
      return post(path + upsertBatchPath, {
        batch: call.lines.map(({ id, values }) => ({ ...(id !== undefined && { id }), ...values })),
        IDInstitution: call.place,
      })
    case 'create':
      return post(path + upsertBatchPath, { batch: call.lines, institutions: call.places })
    case 'link': {
      const join = joinOf(entityOf(call.entity))
      const { link = '', row = '' } = join ?? {}
      return post(pathFor(link) + linkBatchPath, { [linkedRows(row)]: call.ids, institution: call.place })
    }
    case 'unlink':
      return { method: 'DELETE', url: `${pathFor(joinOf(entityOf(call.entity))?.link ?? '')}/${call.link}` }
  }
}
