import type { Problem } from '#protocol/problem.ts'

/** One field of one line. A new object whenever anything in it changes, so that it can be compared by identity. */
export interface FieldState {
  /** As first given: what the server holds, or the default of a new line. */
  readonly initial: unknown
  /** The last value that was read; null is nothing entered. */
  readonly value: unknown
  /** What stands in the control while it is not read yet, or cannot be read: never thrown away. */
  readonly draft?: string
  /** The value as it is being typed; undefined while the draft cannot be read. */
  readonly live: unknown
  readonly problem?: Problem
  /** What the server holds and does not show is to go. */
  readonly emptied?: true
}

/** A line of the form under an id that stays its own when other lines come and go. */
export interface Line {
  readonly id: number
  readonly fields: Map<string, FieldState>
  /** Whether what it began with is a row that is stored. */
  readonly isStored: boolean
  /** Secret columns of which the server holds a value: with nothing entered they stay as they are. */
  readonly held: Set<string>
}

export const pathOf = (line: number, column: string): string => `${line}.${column}`

export const newField = (initial: unknown): FieldState => {
  const value = initial ?? null
  return { initial: value, value, live: value }
}

/** True where nothing entered means what the server holds. */
export const isKept = ({ held, fields }: Line, column: string): boolean => {
  const field = fields.get(column)
  return held.has(column) && !field?.emptied && (field?.value ?? null) === null
}

export const initialValues = (line: Line): Record<string, unknown> =>
  Object.fromEntries(Array.from(line.fields, ([column, field]) => [column, field.initial]))

/** The values of a line as they are being typed. */
export const liveValues = (line: Line): Record<string, unknown> =>
  Object.fromEntries(Array.from(line.fields, ([column, field]) => [column, field.live]))

/** The values of a line as they were last read. */
export const readValues = (line: Line): Record<string, unknown> =>
  Object.fromEntries(Array.from(line.fields, ([column, field]) => [column, field.value]))
