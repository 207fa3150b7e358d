import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import { decidersOf, type Lock } from '#engine/form/locks.ts'
import { useFieldsSubscription } from './useField.ts'

/** Why fields of a line cannot be changed, those that can left out; it follows the columns that decide it. */
export const useLocks = (
  store: FormStore,
  lineId: number,
  names: readonly string[],
): ReadonlyMap<string, Lock> => {
  const locks = () =>
    names.flatMap((name) => {
      const lock = store.lock(lineId, name)
      return lock ? [[name, lock] as const] : []
    })
  const subscribe = useFieldsSubscription(store, lineId, decidersOf(store, names))
  useSyncExternalStore(subscribe, () => JSON.stringify(locks()))
  return new Map(locks())
}

export const useLock = (store: FormStore, lineId: number, name: string): Lock | undefined =>
  useLocks(store, lineId, [name]).get(name)

/** That in words: the table's own, `tables.{table}.locked.{column}`, where who may change it is decided elsewhere. */
export const useLockText = ({ name: table }: AnyTable): ((column: string, lock: Lock) => string) => {
  const { t, i18n } = useTranslation()
  return (column, { why, columns = [] }) => {
    const own = `tables.${table}.locked.${column}`
    if ((why === 'right' || why === 'elsewhere') && i18n.exists(own)) return t(own)
    return t(`form.locks.${why}`, { columns: columns.map((name) => t(`tables.${table}.columns.${name}`)) })
  }
}
