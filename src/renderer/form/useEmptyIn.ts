import type { FormStore } from '#engine/form/formStore.ts'
import { institutionNames, useRenderer } from '../RendererContext.ts'
import { useField } from './field/useField.ts'

/** Names of the institutions of a new line in which there is nothing of what was chosen: there it stays empty. */
export const useEmptyIn = (store: FormStore, lineId: number, column: string): readonly string[] => {
  const { institutions } = useRenderer()
  const { value } = useField(store, lineId, column)
  const isChosen = typeof value === 'number' && store.entity.columns[column]?.facts.entity !== undefined
  if (!isChosen || store.context().mode !== 'create' || !store.lines().includes(lineId)) return []
  const without = store
    .institutions(lineId)
    .filter((place) => store.rowWithin({ [column]: value }, place)[column] === null)
  return institutionNames(institutions, without)
}
