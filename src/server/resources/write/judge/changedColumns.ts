import type { RowEdit } from './rowEdit.ts'
import { sameValue } from './sameValue.ts'
import { isSecret } from './secretColumns.ts'

/**
 * Names of the columns that are other than before. A secret that is given is another one, whatever it was, so that nobody
 * learns by trying what is kept.
 */
export const changedColumns = (edit: RowEdit): ReadonlySet<string> => {
  const { resource, submitted, current, row } = edit
  const { values } = submitted
  const isChanged = (name: string): boolean => {
    const before = current?.[name] ?? null
    if (!isSecret(edit, name)) return !sameValue(row[name], before)
    return name in values && !(values[name] === null && before === null)
  }
  return new Set(resource.columns.flatMap(({ name }) => (isChanged(name) ? [name] : [])))
}
