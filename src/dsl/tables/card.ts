import type { Columns } from '../columns/column.ts'
import type { Entity } from '../entities/entity.ts'
import type { FormSettings } from './form.ts'
import type { Table } from './table.ts'

/** What a card shows of an entity: columns in a row, or groups of them. */
interface Words<C extends Columns> {
  readonly entity: Entity<string, C>
  readonly form:
    | { readonly columns: readonly (keyof C & string)[] }
    | Extract<FormSettings<keyof C & string>, { readonly style: 'category' }>
}

/**
 * Declares a form of one row that stands on a page of the application: what somebody may know and change of themselves, or
 * of an institution. It has no list. Labels: `tables.{name}.columns`, `.groups`; `.locked.{column}` says why one is only read.
 */
export const card = <const N extends string, C extends Columns>(
  name: N,
  { entity, form }: Words<C>,
): Table<N, C> =>
  ({
    name,
    entity,
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
