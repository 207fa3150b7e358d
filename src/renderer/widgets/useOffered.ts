import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { pathOf } from '#engine/form/fieldState.ts'
import { isOffered, limitsOf } from '#engine/linked.ts'
import type { Choices } from '../RendererContext.ts'
import { useRelated } from './useLabels.ts'
import type { InputProps } from './widget.ts'

type Asked = Pick<InputProps<number | number[]>, 'column' | 'name' | 'value' | 'scope'>

/**
 * The rows that a relation of a form may point at: those of the form's institutions that go with what is chosen elsewhere
 * in the line, and those it points at already.
 */
export const useOffered = ({ column, name, value, scope }: Asked): Choices => {
  const related = useRelated(column)
  const limits = useLimits(scope, name)
  return useMemo(() => {
    if (!scope || limits === undefined) return related
    const { store } = scope
    const offered = isOffered(store.entity.linked, name, JSON.parse(limits))
    const held = new Set([value].flat())
    return { ...related, choices: related.choices.filter((one) => held.has(one.id) || offered(one)) }
  }, [related, scope, name, value, limits])
}

/** What the offers of a column depend on, as text: the same text for the same values. */
const useLimits = (scope: Asked['scope'], name: string): string | undefined => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const { store, lineId } = scope ?? {}
      const limits = [...limitsOf(store?.entity.linked ?? [], name), store?.placesBy ?? []].flat()
      const stops = limits.map((column) => store?.subscribe(pathOf(lineId ?? 0, column), listener))
      return () => {
        for (const stop of stops) stop?.()
      }
    },
    [scope, name],
  )
  return useSyncExternalStore(subscribe, () => {
    if (!scope) return undefined
    const { store, lineId } = scope
    const values = limitsOf(store.entity.linked, name).map((column) => [
      column,
      store.get(pathOf(lineId, column))?.value ?? null,
    ])
    return JSON.stringify({ institutions: store.institutions(lineId), values: Object.fromEntries(values) })
  })
}
