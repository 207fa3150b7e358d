import type { Columns } from '../columns/column.ts'
import type { AnyEntity } from '../entities/entity.ts'
import { isOncePerInstitution } from '../entities/facts.ts'
import type { CsvFormat } from './csvFormat.ts'

/** Parts of a list that follow from its entity and that a screen may do without. */
export type ListPart = 'add' | 'modify' | 'remove' | 'search' | 'pages'

/** Columns down the side under headings (`tables.{table}.groups.{name}`), rows across, a mark where the column is on. */
export type Matrix<K extends string = string> = Readonly<Record<string, readonly K[]>>

export type FilterValue = string | number | boolean

/** Rows of any value but these: `except(6)`. */
export interface Except<V extends FilterValue = FilterValue> {
  readonly not: V | readonly V[]
}
export const except = <const V extends FilterValue>(not: V | readonly V[]): Except<V> => ({ not })

/** A choice above the list that keeps the rows with one value of a column; `tables.{table}.filter.{all|value}` name them. */
export interface ListFilter<K extends string = string, V extends FilterValue = FilterValue> {
  readonly column: K
  /** Offered after "all", in order. */
  readonly values: readonly V[]
}

export interface ListSettings<K extends string = string> {
  /**
   * Columns in the order shown; a picture's name stands where it is drawn, and `institution` where the institutions of a
   * row that several share are named. Those of a matrix are its groups'.
   */
  readonly columns: readonly string[]
  readonly matrix?: Matrix<K>
  readonly sort: K
  readonly csv?: CsvFormat<K>
  readonly filter?: ListFilter<K>
  /** How many rows have these values, whatever is searched: `tables.{table}.count` beside the title. */
  readonly count?: { readonly [C in K]?: FilterValue | readonly FilterValue[] | Except }
  /** The search box looks into the entity's search columns. */
  readonly search: boolean
  readonly pages: boolean
  readonly add: boolean
  readonly modify: boolean
  readonly remove: boolean
  /** Adding is offered only while there is no row yet; where there is one an institution, for those that have none. */
  readonly singleLine: boolean
}

/** Rows a page. Source: specification §9. */
export const PAGE_SIZE = 30

/** What of a list follows from who may do what with its rows; the rows of a view are neither added nor removed. */
export const offersOf = (
  entity: AnyEntity,
  { isView, without }: { readonly isView: boolean; readonly without: readonly ListPart[] },
): Pick<ListSettings, ListPart | 'singleLine'> => {
  const { insert, update, remove } = entity.access
  const has = (part: ListPart, follows: boolean): boolean => follows && !without.includes(part)
  return {
    search: has('search', entity.search.length > 0),
    pages: has('pages', true),
    add: has('add', insert.may !== 'nobody' && !isView),
    modify: has('modify', update.may !== 'nobody'),
    remove: has('remove', remove.may !== 'nobody' && !isView),
    singleLine: isOncePerInstitution(entity) && insert.may !== 'nobody',
  }
}

/** Values that a filter or a count may name, of the columns of an entity. */
export type ValuesOf<C extends Columns, K extends keyof C> = C[K] extends {
  readonly kind: { format(value: infer V): string }
}
  ? Extract<V, FilterValue>
  : never
