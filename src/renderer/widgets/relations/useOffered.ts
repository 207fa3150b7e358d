import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { isBlank } from '#engine/blank.ts'
import { pathOf } from '#engine/form/fieldState.ts'
import { goingWith, isOffered, parentsOf, type Scene } from '#engine/linked.ts'
import { joinedByName } from '#engine/within.ts'
import { type Choice, type Choices, useRenderer } from '../../RendererContext.ts'
import type { InputProps } from '../widget.ts'

type Asked = Pick<InputProps<number | number[]>, 'column' | 'name' | 'value' | 'scope'>

interface Offered extends Choices {
  readonly held: readonly Choice[]
  /** They depend on what is not chosen yet. */
  readonly waits: boolean
}

/**
 * The rows that a relation of a form may point at: those of the form's institutions that go with what is chosen elsewhere
 * in the line, of too many those that were found by the term; and apart from them those it points at already.
 */
export const useOffered = ({ column, name, value, scope }: Asked, term: string): Offered => {
  const { useChoices, selected } = useRenderer()
  const limits = useLimits(scope, name)
  const toldApart = useToldApart()
  const scene: Pick<Scene, 'values' | 'institutions'> | undefined = useMemo(
    () => (limits === undefined ? undefined : JSON.parse(limits)),
    [limits],
  )
  const held = [value].flat().filter((id) => id !== null)
  const related = useChoices(column.facts.entity ?? '', {
    institutions: scene?.institutions ?? selected,
    held,
    term,
    shown: true,
    ...(scope && { by: scope.store.entity.name }),
    ...(scope && scene && { goesWith: goingWith(scope.store.entity, name, scene.values) }),
  })
  return useMemo(() => {
    const { held: apart = [] } = related
    if (!scope || !scene) return { ...related, held: apart, waits: false }
    const { store } = scope
    const { institutions } = scene
    const offered = isOffered(store.entity, name, scene)
    const chosen = new Set([value].flat())
    const choices = related.choices.filter((one) => chosen.has(one.id) || offered(one))
    // A list holds the rows themselves; one choice stands for its namesakes, of which each institution gets its own.
    const joins = !Array.isArray(value) && !column.kind.counted && store.context().mode === 'create'
    return {
      ...related,
      choices: toldApart(joins ? joinedByName(choices, institutions) : choices, institutions),
      held: toldApart(apart, institutions),
      waits: institutions.length === 0 || Object.values(scene.values).some(isBlank),
    }
  }, [related, scope, scene, column, name, value, toldApart])
}

/**
 * Rows that go by the same name, and those of some of the institutions concerned alone: each is told with its institutions,
 * of those that the form writes to where it is in any.
 */
const useToldApart = () => {
  const { t } = useTranslation()
  const { institutions } = useRenderer()
  return useCallback(
    (choices: readonly Choice[], places: readonly number[]): readonly Choice[] => {
      const named = Object.groupBy(choices, ({ label }) => label)
      const placeOf = (ids: readonly number[]) => {
        const here = ids.filter((id) => places.includes(id))
        const told = here.length > 0 ? here : ids
        return institutions.flatMap(({ id, name }) => (told.includes(id) ? name : [])).join(', ')
      }
      const isPartial = (ids: readonly number[]) => places.some((id) => !ids.includes(id))
      return choices.map((one) =>
        one.institutions && ((named[one.label]?.length ?? 0) > 1 || isPartial(one.institutions))
          ? { ...one, label: t('values.labelIn', { label: one.label, place: placeOf(one.institutions) }) }
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
