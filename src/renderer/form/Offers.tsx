import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { pathOf } from '#engine/form/fieldState.ts'
import { subscribeLines } from '#engine/form/subscribeLines.ts'
import { followsAll } from '#engine/linked.ts'
import { useRenderer } from '../RendererContext.ts'
import type { FormScope } from './FormScope.ts'

interface Props extends FormScope {
  readonly column: string
}

/** Tells a form what one of its linked inputs holds and could hold, as soon as that is known. Draws nothing. */
export const Offers = ({ table, store, column }: Props) => {
  const related = table.entity.columns[column]?.facts.entity ?? ''
  const { held, institutions } = useChosen(store, column)
  // Several institutions get rows of the same name, each its own.
  const joins = institutions.length > 1 && store.context().mode === 'create'
  const isList = table.entity.columns[column]?.kind.counted
  const whole = followsAll(table.entity, column) || (joins && !isList)
  const {
    state,
    choices,
    held: apart,
  } = useRenderer().useChoices(related, {
    institutions,
    by: store.entity.name,
    held,
    whole,
  })
  useEffect(() => {
    store.setOffers(column, state === 'ready' ? [...choices, ...(apart ?? [])] : undefined)
  }, [store, column, state, choices, apart])
  return null
}

interface Chosen {
  readonly held: readonly number[]
  readonly institutions: readonly number[]
}

/** What the lines of a form hold in a column, and the institutions that they are for. */
const useChosen = (store: FormScope['store'], column: string): Chosen => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const watched = [column, store.placesBy].filter((name) => name !== undefined)
      return subscribeLines(store, watched, listener)
    },
    [store, column],
  )
  return JSON.parse(
    useSyncExternalStore(subscribe, () => {
      const lines = store.lines()
      const values = lines.flatMap((line) => store.get(pathOf(line, column))?.value ?? [])
      const held = [...new Set(values.flat().filter((id) => typeof id === 'number'))]
      const institutions = [...new Set(lines.flatMap((line) => store.institutions(line)))]
      return JSON.stringify({ held, institutions })
    }),
  )
}
