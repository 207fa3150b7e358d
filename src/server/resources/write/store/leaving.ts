/** A row that leaves institutions, or is reached in them. */
export interface Leaving {
  readonly id: number
  readonly institutions: readonly number[]
}

/** SQL of such rows, `x`, from one JSON parameter, so that the statement's text does not grow with their number. */
export const leavingSql = (given: string): string =>
  `jsonb_to_recordset(${given}::jsonb) as x("line" int, "id" int, "institutions" int[])`
