import { isShared } from '#dsl/entities/places.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import { institutionNames, useRenderer } from '../RendererContext.ts'
import { useField } from './field/useField.ts'

/** Names of the institutions of a new line in which there is nothing of what was chosen: there it stays empty. */
export const useEmptyIn = (store: FormStore, lineId: number, column: string): readonly string[] => {
  const { institutions } = useRenderer()
  const { value } = useField(store, lineId, column)
  const isOne = typeof value === 'number'
  // A shared row keeps its lists whole: they hold what is of each institution.
  const isList = Array.isArray(value) && value.length > 0 && !isShared(store.entity)
  const isChosen = (isOne || isList) && store.entity.columns[column]?.facts.entity !== undefined
  if (!isChosen || store.context().mode !== 'create' || !store.lines().includes(lineId)) return []
  const without = store.institutions(lineId).filter((place) => {
    const there = store.rowWithin({ [column]: value }, place)[column]
    return there === null || (Array.isArray(there) && there.length === 0)
  })
  return institutionNames(institutions, without)
}
