import { isPosition } from '#dsl/entities/facts.ts'
import type { KnownHeaders } from '#engine/csv/csvColumns.ts'
import { sendableColumns } from '#engine/form/formColumns.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import type { planPaste } from '#engine/paste/planPaste.ts'

/** What of a form a block may be laid over, from a column on. */
export const targetOf = (
  store: FormStore,
  from: string,
  known: KnownHeaders,
  isChoice: (name: string, text: string) => boolean,
): Parameters<typeof planPaste>[1] => {
  const { entity } = store
  const shown = store.columns().filter((name) => !isPosition(entity, name))
  const [line = 0] = store.lines()
  const fillable = sendableColumns(entity, shown, store.context()).filter((name) => !store.lock(line, name))
  return { names: Object.keys(entity.columns), shown, fillable, from, known, isChoice }
}
