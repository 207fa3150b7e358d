/**
 * What is wrong with a value: a code of the catalogue (`schemas/errors.ts`), never a sentence.
 * `reason` names a more exact message (`reasons.{reason}`) where there is one; `params` fill it in.
 * Codes: 406 incorrect value, 419 required, 4062 invalid information, 409 already exists, 449 admin already created.
 */
export interface Problem {
  readonly code: number
  readonly reason?: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** A problem and the column it stands under; `line` is the index of the form or batch line. */
export interface ColumnProblem extends Problem {
  readonly column: string
  readonly line?: number
}

/** Thrown when a schema contradicts itself: a developer's error, found at load time. */
export class SchemaError extends Error {
  override name = 'SchemaError'
}
