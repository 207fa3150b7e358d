import type { Columns } from '../columns/column.ts'
import type { Entity } from '../entities/entity.ts'
import type { FormSettings } from './form.ts'
import type { Table } from './table.ts'

/** What a card shows of an entity: columns in a row, or groups of them. */
interface Words<C extends Columns> {
  readonly entity: Entity<string, C>
  /** Columns that are never left empty here, though other clients may. */
  readonly filled?: readonly (keyof C & string)[]
  readonly form:
    | { readonly columns: readonly (keyof C & string)[] }
    | Extract<FormSettings<keyof C & string>, { readonly style: 'category' }>
}

/** The entity as a form knows it that leaves none of these columns empty. */
const filledIn = <C extends Columns>(entity: Entity<string, C>, names: readonly string[]) => {
  const columns = Object.entries(entity.columns).map(([name, column]) =>
    names.includes(name)
      ? [name, { ...column, options: { ...column.options, required: true } }]
      : [name, column],
  )
  return names.length === 0 ? entity : { ...entity, columns: Object.fromEntries(columns) }
}

/**
 * Declares a form of one row that stands on a page of the application: what somebody may know and change of themselves, or
 * of an institution. It has no list. Labels: `tables.{name}.columns`, `.groups`; `.locked.{column}` says why one is only read.
 */
export const card = <const N extends string, C extends Columns>(
  name: N,
  { entity, filled = [], form }: Words<C>,
): Table<N, C> =>
  ({
    name,
    entity: filledIn(entity, filled),
    list: {
      columns: [],
      sort: entity.label.column,
      search: false,
      pages: false,
      add: false,
      modify: false,
      remove: false,
      singleLine: true,
    },
    form: 'columns' in form ? { style: 'plain', lines: 1, ...form } : form,
    create: { by: 'lines' },
    confirm: {},
    pictures: {},
    tabs: [],
  }) as Table<N, C>
