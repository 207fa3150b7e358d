import { pathOf } from '#engine/form/fieldState.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import type { Values } from '#protocol/row.ts'

/** What a line holds, column → value, in RJSF's words: where nothing is entered the property is missing. */
export const lineData = (store: FormStore, lineId: number, columns: readonly string[]): Values =>
  Object.fromEntries(
    columns.flatMap((name) => {
      const value = store.get(pathOf(lineId, name))?.value ?? null
      return value === null ? [] : [[name, value]]
    }),
  )

/** What a form holds as it is opened. What is entered later is in the store, which draws one field and not the form. */
export const formData = (store: FormStore, columns: readonly string[]) => ({
  lines: store.lines().map((lineId) => lineData(store, lineId, columns)),
})
