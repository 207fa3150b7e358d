import type { Columns } from '../columns/column.ts'
import type { AnyEntity, Entity } from '../entities/entity.ts'

type Names<C extends Columns> = keyof C & string

/** The column of the records that a cell shows, in the record where other columns have these values. */
export interface PivotCell<R extends Columns = Columns> {
  readonly value: Names<R>
  readonly at?: Readonly<Partial<Record<Names<R>, string | number>>>
}

/**
 * How the rows of a screen are made of records, which are fewer or more: rows are read from them and written to them,
 * never stored. `K` are the columns of the screen, `R` those of the records.
 */
export interface Pivot<K extends string = string, R extends Columns = Columns> {
  readonly of: Entity<string, R>
  /** Column of the screen → column of the records: one row for each combination of what these enumerate. */
  readonly rows: Readonly<Partial<Record<K, Names<R>>>>
  /** Columns for each value of which there is a record behind a row: it shows what they share, and changes them all. */
  readonly across: readonly Names<R>[]
  readonly cells: Readonly<Partial<Record<K, PivotCell<R>>>>
}

/** A pivot of any records. */
export interface AnyPivot<K extends string = string> extends Omit<Pivot<K>, 'of'> {
  readonly of: AnyEntity
}

/** Every cell is one column of one record, told apart by enumerations. */
export const pivot = <const K extends string, R extends Columns>(
  of: Entity<string, R>,
  { rows, across = [], cells }: Omit<Pivot<K, R>, 'of' | 'across'> & { across?: readonly Names<R>[] },
): Pivot<K, R> => ({ of, rows, across, cells })

/** The entity of a screen whose rows are made of records: it is read and changed as they are, and has no storage. */
export const view = <const N extends string, const C extends Columns>(
  name: N,
  of: AnyEntity,
  {
    columns,
    label,
    rules = [],
  }: { readonly columns: C; readonly label: Names<C> } & Partial<Pick<Entity<N, C>, 'rules'>>,
): Entity<N, C> => ({
  ...of,
  name,
  columns,
  derived: {},
  rules,
  on: [],
  grants: [],
  label: { column: label },
  search: [],
  indexes: [],
})

/** The values that a column of the records enumerates. */
export const valuesOf = (of: AnyEntity, name: string): readonly (string | number)[] =>
  of.columns[name]?.facts.enumeration?.values ?? []
