import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { pathOf } from '#engine/form/fieldState.ts'
import { isOffered, parentsOf } from '#engine/linked.ts'
import { type Choice, type Choices, useRenderer } from '../RendererContext.ts'
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
  const toldApart = useToldApart()
  return useMemo(() => {
    if (!scope || limits === undefined) return related
    const { store } = scope
    const offered = isOffered(store.entity, name, JSON.parse(limits))
    const held = new Set([value].flat())
    const choices = related.choices.filter((one) => held.has(one.id) || offered(one))
    return { ...related, choices: toldApart(choices) }
  }, [related, scope, name, value, limits, toldApart])
}

/** Rows of several institutions that go by the same name: each is told with its institutions. */
const useToldApart = () => {
  const { t } = useTranslation()
  const { institutions } = useRenderer()
  return useCallback(
    (choices: readonly Choice[]): readonly Choice[] => {
      const named = Object.groupBy(choices, ({ label }) => label)
      const placeOf = (ids: readonly number[]) =>
        institutions.flatMap(({ id, name }) => (ids.includes(id) ? name : [])).join(', ')
      return choices.map((one) =>
        one.institutions && (named[one.label]?.length ?? 0) > 1
          ? { ...one, label: t('form.labelIn', { label: one.label, place: placeOf(one.institutions) }) }
          : one,
      )
    },
    [t, institutions],
  )
}

/** What the offers of a column depend on, as text: the same text for the same values. */
const useLimits = (scope: Asked['scope'], name: string): string | undefined => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const { store, lineId } = scope ?? {}
      const limits = [...(store ? parentsOf(store.entity, name) : []), store?.placesBy ?? []].flat()
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
    const values = parentsOf(store.entity, name).map((column) => [
      column,
      store.get(pathOf(lineId, column))?.value ?? null,
    ])
    return JSON.stringify({ institutions: store.institutions(lineId), values: Object.fromEntries(values) })
  })
}
