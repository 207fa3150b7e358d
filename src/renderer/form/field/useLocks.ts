import type { i18n } from 'i18next'
import { useMemo, useSyncExternalStore } from 'react'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import { decidersOf, type Lock } from '#engine/form/locks.ts'
import { useFieldsSubscription } from './useField.ts'

/** Why fields of a line cannot be changed, those that can left out; it follows the columns that decide it. The same object until a lock changes. */
export const useLocks = (
  store: FormStore,
  lineId: number,
  names: readonly string[],
): ReadonlyMap<string, Lock> => {
  const told = useSyncExternalStore(useFieldsSubscription(store, lineId, decidersOf(store, names)), () =>
    JSON.stringify(
      names.flatMap((name) => {
        const lock = store.lock(lineId, name)
        return lock ? [[name, lock]] : []
      }),
    ),
  )
  return useMemo(() => new Map<string, Lock>(JSON.parse(told)), [told])
}

/** That in words: the table's own, `tables.{table}.locked.{column}`, where who may change it is decided elsewhere. */
export const lockText = (
  { t, exists }: Pick<i18n, 't' | 'exists'>,
  { name: table }: AnyTable,
  column: string,
  { why, columns = [] }: Lock,
): string => {
  const own = `tables.${table}.locked.${column}`
  if ((why === 'right' || why === 'elsewhere') && exists(own)) return t(own)
  return t(`form.locks.${why}`, { columns: columns.map((name) => t(`tables.${table}.columns.${name}`)) })
}
