import { useTranslation } from 'react-i18next'
import { columnNamed } from '#dsl/columns/column.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import type { Lock } from '#engine/form/locks.ts'
import { useField } from './useField.ts'

/** Why a field of a line cannot be changed; it follows the columns that decide it. */
export const useLock = (store: FormStore, lineId: number, name: string): Lock | undefined => {
  useField(store, lineId, store.status ?? name)
  useField(store, lineId, columnNamed(store.entity.columns, name).facts.by?.column ?? name)
  return store.lock(lineId, name)
}

/** That in words: the table's own, `tables.{table}.locked.{column}`, where who may change it is decided elsewhere. */
export const useLockText = ({ name: table }: AnyTable): ((column: string, lock: Lock) => string) => {
  const { t, i18n } = useTranslation()
  return (column, { why, columns = [] }) => {
    const own = `tables.${table}.locked.${column}`
    if ((why === 'right' || why === 'elsewhere') && i18n.exists(own)) return t(own)
    const labels = columns.map((name) => t(`tables.${table}.columns.${name}`))
    return t(`form.locks.${why}`, { columns: new Intl.ListFormat(i18n.language).format(labels) })
  }
}
