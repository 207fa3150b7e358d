import type { AnyColumn } from '#dsl/columns/column.ts'
import type { Parsed } from '#dsl/columns/kind.ts'
import { unreadableCode } from './validation/shape.ts'

/**
 * Text as a person left it, or a CSV cell, to a value; blank is null. White space only is blank too where the column
 * may be empty, and a problem where it is required.
 */
export const readText = (column: AnyColumn, raw: string): Parsed<unknown> => {
  if (raw === '') return { value: null }
  if (raw.trim() === '')
    return column.options.required
      ? { problem: { code: unreadableCode(column), reason: 'onlySpaces' } }
      : { value: null }
  const parsed: Parsed<unknown> = column.kind.parse(raw)
  return 'problem' in parsed && parsed.problem.code === 406
    ? { problem: { ...parsed.problem, code: unreadableCode(column) } }
    : parsed
}

/** Canonical text of a value; missing is the empty text. */
export const writeText = (column: AnyColumn, value: unknown): string =>
  value === null || value === undefined ? '' : column.kind.format(value)

/** Values of columns are JSON: equal when their JSON is; missing and null are the same. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  Object.is(a ?? null, b ?? null) ||
  (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b))
