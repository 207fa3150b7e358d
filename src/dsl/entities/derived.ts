import type { ColumnNamesOf, Columns, RelationsOf, TargetOf, ValueOf } from '../columns/column.ts'
import type { ColumnOfType } from '../names.ts'

/**
 * A named rule that computes one column from others of the same row. It runs in the browser and on the
 * server, only when a column it reads has changed, and sees values that may still be missing.
 */
export interface ComputedRule<K extends string = string, V = unknown> {
  readonly rule: string
  readonly reads: readonly K[]
  /** What it reads: it finds nothing in other values. */
  readonly over?: 'texts' | 'times' | 'enumerations'
  /** `undefined` leaves the column as it is; null empties it. */
  run(...values: unknown[]): V | null | undefined
  /** What it reads, from a value or null that a client gives in its stead; `undefined` for one that nothing gives. */
  sets?(value: unknown): Readonly<Record<string, unknown>> | undefined
}

/** A column that repeats one of the row a relation points at, so that it can be searched and sorted. Kept by the server. */
export interface Copy<R extends string = string, K extends string = string> {
  readonly relation: R
  readonly column: K
  /** A client that gives the column another value changes the row that it is repeated of, as far as it may. */
  readonly writes?: boolean
}

/** When a column came to hold a value, kept by the server in unix seconds; null while it holds another. */
export interface Since<K extends string = string> {
  readonly when: K
  readonly is: boolean
}

/** What the server writes into a column of a new row: who asks for it, the moment in unix seconds, or a name of its own. */
export interface Stamp<S extends string = 'caller' | 'now' | 'uuid'> {
  readonly stamp: S
}

/** `from('pole', 'name')`: the name of the row that the column `pole` points at. */
export const from = <const R extends string, const K extends string>(
  relation: R,
  column: K,
  { writes = false }: Pick<Copy, 'writes'> = {},
): Copy<R, K> => ({ relation, column, ...(writes && { writes }) })
/** `since('isActivated', false)` */
export const since = <const K extends string>(when: K, is: boolean): Since<K> => ({ when, is })
export const caller = (): Stamp<'caller'> => ({ stamp: 'caller' })
export const now = (): Stamp<'now'> => ({ stamp: 'now' })
export const uuid = (): Stamp<'uuid'> => ({ stamp: 'uuid' })

/** Copies that fit a column whose values are of type `V`: of rows that a relation of the same entity points at. */
type CopyInto<C extends Columns, V> = {
  [R in RelationsOf<C>]: Copy<R, ColumnOfType<TargetOf<C[R]>, V>>
}[RelationsOf<C>]

/** What the server keeps in a column of values `V`: ids and moments are numbers, a name that no other row has is a text. */
type KeptAs<C extends Columns, V> =
  | (NonNullable<V> extends number ? Since<ColumnNamesOf<C, boolean>> | Stamp<'caller' | 'now'> : never)
  | (NonNullable<V> extends string ? Stamp<'uuid'> : never)

/** What may derive each column: nobody types what is derived. */
export type Derived<C extends Columns> = {
  readonly [K in keyof C]?:
    | ComputedRule<keyof C & string, ValueOf<C[K]>>
    | CopyInto<C, ValueOf<C[K]>>
    | KeptAs<C, ValueOf<C[K]>>
}

export type Derivation = ComputedRule | Copy | Since | Stamp

export const isComputed = (one: Derivation): one is ComputedRule => 'run' in one
export const isCopy = (one: Derivation): one is Copy => 'relation' in one
