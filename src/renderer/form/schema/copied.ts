import { enteredColumns } from '#dsl/entities/entity.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import type { Values } from '#protocol/row.ts'
import { formTableOf } from './formTable.ts'

/** A row that is duplicated: how it is called, and what the first line of a new form takes over of it. */
export interface Copied {
  readonly of: string
  readonly values: Values
}

/** All of a line that people enter, but for secrets, which nobody is shown. */
export const copiedValues = (table: AnyTable, line: Values): Values =>
  Object.fromEntries(
    enteredColumns(formTableOf(table).entity).flatMap(([name, { options }]) => {
      const value = line[name]
      return options.secret || value === undefined ? [] : [[name, value]]
    }),
  )

/** Lays a copy into the first line of a form. */
export const layCopy = ({ values }: Copied, store: FormStore): void => {
  const [first] = store.lines()
  if (first !== undefined) store.setValues(first, values)
}
