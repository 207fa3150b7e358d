import { useSyncExternalStore } from 'react'
import { isShared } from '#dsl/entities/places.ts'
import { pathOf } from '#engine/form/fieldState.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import { institutionNames, useRenderer } from '../RendererContext.ts'
import { useFieldsSubscription } from './field/useField.ts'

/** Institutions of a new line in which there is nothing of what was chosen. */
const emptyPlaces = (store: FormStore, lineId: number, column: string): readonly number[] => {
  if (store.entity.columns[column]?.facts.entity === undefined) return []
  const value = store.get(pathOf(lineId, column))?.value
  const isOne = typeof value === 'number'
  // A shared row keeps its lists whole: they hold what is of each institution.
  const isList = Array.isArray(value) && value.length > 0 && !isShared(store.entity)
  if (!(isOne || isList) || store.context().mode !== 'create' || !store.lines().includes(lineId)) return []
  return store.institutions(lineId).filter((place) => {
    const there = store.rowWithin({ [column]: value }, place)[column]
    return there === null || (Array.isArray(there) && there.length === 0)
  })
}

/** Their names: there it stays empty. */
export const useEmptyIn = (store: FormStore, lineId: number, column: string): readonly string[] => {
  const { institutions } = useRenderer()
  const places = useSyncExternalStore(useFieldsSubscription(store, lineId, [column]), () =>
    emptyPlaces(store, lineId, column).join(),
  )
  return places === '' ? [] : institutionNames(institutions, places.split(',').map(Number))
}
