import type { FormStore } from '#engine/form/formStore.ts'
import { sameValue } from '#engine/readText.ts'
import type { Values } from '#protocol/row.ts'

/** How values that a row had come back into its form, which is not saved by it. */
export interface Taking {
  /** Those of these that the form can take and that do not stand in it. */
  of(before: Values): Values
  take(values: Values): void
}

/** Into the form of one row: what it shows and the person may change; what depends on a choice does not follow. */
export const takingInto = (store: FormStore): Taking => {
  const line = () => store.lines()[0] ?? 0
  const takes = (column: string) =>
    store.isShown(line(), column) &&
    !store.lock(line(), column) &&
    !store.entity.columns[column]?.options.secret
  return {
    of: (before) =>
      Object.fromEntries(
        Object.entries(before).filter(
          ([column, value]) => takes(column) && !sameValue(store.field(line(), column).value, value ?? null),
        ),
      ),
    take: (values) => store.setValues(line(), values),
  }
}
