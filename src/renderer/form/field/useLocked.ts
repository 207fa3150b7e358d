import type { AnyTable } from '#dsl/tables/table.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import { useField } from './useField.ts'

/** Whether the row stands with a status of no: it is read, and only its status can be changed. */
export const useLocked = (store: FormStore, { form, entity }: AnyTable, lineId: number): boolean => {
  const status = statusOf({ form })
  const { initial } = useField(store, lineId, status ?? Object.keys(entity.columns)[0] ?? '')
  return status !== undefined && store.context().mode === 'modify' && initial === false
}

/** The column that says whether a row is in use. */
export const statusOf = ({ form }: Pick<AnyTable, 'form'>): string | undefined =>
  form.style === 'row' ? undefined : form.status

export const isStatus = (table: AnyTable, name: string): boolean => statusOf(table) === name
