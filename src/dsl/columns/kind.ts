import type { Problem } from '#protocol/problem.ts'

/** The result of reading what a person typed or pasted, or what a CSV cell holds. */
export type Parsed<V> = { readonly value: V } | { readonly problem: Problem }

/**
 * A literal JSON Schema; a kind's value type is inferred from it: `Kind<'date', FromSchema<typeof json>>`. Its keywords
 * that are read here have their types.
 */
export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly allOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly [keyword: string]: unknown
}

export type SqlType =
  | 'text'
  | 'integer'
  | 'bigint'
  | 'boolean'
  | 'double precision'
  | 'date'
  | 'timestamptz'
  | 'jsonb'

/**
 * A kind answers every question about the values of a column, so that shared code never asks for its name.
 * `null` (nothing entered) is not a value of any kind: required and blank are decided once, in the engine.
 */
export interface Kind<N extends string = string, V = unknown> {
  readonly name: N
  /** Shape of a value on the wire. Bounds of a single column are added by its validators' facts. */
  readonly json: JsonSchema
  readonly sql: SqlType
  /** Characters that a value has as a rule: its field in a form has room for them. */
  readonly usualLength: number
  /** Text to value, tolerant of people's habits. Blank text never arrives here. */
  parse(raw: string): Parsed<V>
  /** Canonical text of a value, for cells and CSV: `parse(format(v))` gives `v` back. */
  format(value: V): string
  /** What JSON Schema cannot say. Runs on values of the right shape only. */
  check?(value: V): Problem | undefined
  /** Text that the search box is matched with, folded and spaces removed by the caller. Default: `format`. */
  searchText?(value: V): string
  /** The same as SQL over a column expression; must agree with `searchText`. Default: the column as text. */
  searchSql?(column: string): string
  /** SQL expression to order by. Default: the column itself. */
  sortSql?(column: string): string
  /** That expression takes its time: what it gives is stored beside columns with an index. */
  readonly sortStored?: boolean
  /** SQL condition for a CHECK constraint over a column expression. */
  checkSql?(column: string): string
  /**
   * How a list is narrowed by such a column: to values that are chosen, from one value to another, days and moments from one
   * day to another, or to words in it. Not said: not at all.
   */
  readonly filter?: 'values' | 'range' | 'days' | 'words'
  /** A range of such values may end before it begins: it goes past midnight. */
  readonly pastMidnight?: true
  /** How cells are aligned: numbers and times at the end. */
  readonly align?: 'start' | 'end'
  /** Text that cannot be read counts as nothing entered: 419 where the column is required, else 406. */
  readonly unreadableIsMissing?: boolean
  /** Cells tell how many, not which: `tables.{table}.counts.{column}`. */
  readonly counted?: boolean
  /** True where a missing value reads as a value of its own (an unticked box is false). */
  readonly blank?: V
  /** A value that says the same as nothing entered: it is stored as null. */
  readonly nothing?: V
  /** The n-th example, for tests, the gallery and scaffolds: deterministic, distinct for distinct small n. */
  example(n: number): V
}
