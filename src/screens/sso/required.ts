import { useCallback, useSyncExternalStore } from 'react'
import { type FieldState, pathOf } from '#engine/form/fieldState.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import { useFieldsSubscription } from '#renderer/form/field/useField.ts'

const requiredIn = ({ entity, columns }: FormStore): readonly string[] =>
  columns().filter((name) => entity.columns[name]?.options.required === true)

const isEmpty = (field: FieldState | undefined): boolean => (field?.live ?? null) === null

/** Whether a line still lacks what has to be entered. Source: specification §5 (nothing is saved before). */
export const useLacking = (store: FormStore, lineId: number): boolean => {
  const names = requiredIn(store)
  return useSyncExternalStore(useFieldsSubscription(store, lineId, names), () =>
    names.some((name) => isEmpty(store.get(pathOf(lineId, name)))),
  )
}

/** The same now, whatever of it is drawn. */
export const isLacking = (store: FormStore, lineId: number): boolean =>
  requiredIn(store).some((name) => isEmpty(store.field(lineId, name)))

/** Asks for what has to be entered as its field is left: nothing can be sent before, which would ask for it. */
export const useAskedOnLeave = (store: FormStore, lineId: number) =>
  useCallback(
    ({ target }: { readonly target: EventTarget & { readonly name?: string } }) => {
      const { name = '' } = target
      if (!requiredIn(store).includes(name) || store.lock(lineId, name)) return
      if (isEmpty(store.field(lineId, name))) store.setProblems([{ column: name, code: 419, lineId }])
    },
    [store, lineId],
  )
