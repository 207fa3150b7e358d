import { isObject, type Values } from './row.ts'

/** What became of a line of a batch. */
export type Outcome = 'created' | 'updated' | 'linked' | 'unchanged'

/** A line of a batch once written: `line` counts from 0. */
export interface WrittenLine {
  readonly line: number
  readonly id: number
  readonly version: number
  readonly outcome: Outcome
}

/** Whether an answer says what became of a line. */
export const isWrittenLine = (value: unknown): value is WrittenLine =>
  isObject(value) && ['line', 'id', 'version'].every((name) => typeof value[name] === 'number')

/**
 * Rows for one institution: those with an `id` update or tie it, the others are matched by their unique columns, else new. A
 * `version` is that of the row which the line is to find, 0 where it is to find none.
 */
export interface UpsertBatch {
  readonly batch: readonly Values[]
  readonly IDInstitution: number
}

/** Rows that are there, each with the columns that change, or to be removed; without a version, whatever stands there. */
export interface RowsBatch {
  readonly batch: readonly (Values & { readonly id: number; readonly version?: number })[]
}

/** A row that was removed. Of one that institutions share: those that it was taken from, and those that have it still. */
export interface RemovedRow {
  readonly id: number
  readonly removedFrom?: readonly number[]
  readonly institution?: readonly number[]
}

/** Rows that are to be new in each institution, all or nothing. */
export interface CreationBatch {
  readonly batch: readonly Values[]
  readonly institutions: readonly number[]
}

/** A batch with institutions creates; any other one is for `IDInstitution`. */
export const isCreation = (body: Values): boolean => Object.hasOwn(body, 'institutions')

/** Rows of a join entity in one institution: `row` is its column that holds their ids, named in the plural. */
export const linkBody = (row: string, ids: readonly number[], institution: number): Values => ({
  [linkedRows(row)]: ids,
  institution,
})

export const linkedRows = (row: string): string => `${row}s`
