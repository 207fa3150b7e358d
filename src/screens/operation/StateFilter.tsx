import { useTranslation } from 'react-i18next'
import type { Counts } from '#protocol/operation.ts'

interface Props<S extends string> {
  /** States are called `screens.{name}.filter.{state}`. */
  readonly name: string
  readonly states: readonly S[]
  readonly counts: Counts<S> | undefined
  readonly chosen: S | undefined
  onChoose(state: S | undefined): void
}

/** How many there are in each state; pressing one keeps these alone. */
export const StateFilter = <S extends string>({ name, states, counts, chosen, onChoose }: Props<S>) => {
  const { t } = useTranslation()
  const sum = states.reduce((all, state) => all + (counts?.[state] ?? 0), 0)
  const wordOf = (state: string | undefined) => t(`screens.${name}.filter.${state ?? 'all'}`)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
    <div role="group" aria-label={t('screens.states.filter')} className="state-filter">
      {[undefined, ...states].map((state) => (
        <button
          key={state ?? 'all'}
          type="button"
          className="button"
          data-filter={state ?? 'all'}
          aria-pressed={state === chosen}
          onClick={() => onChoose(state)}
        >
          {wordOf(state)}
          {counts && (
            <span className="state-count">
              {t('screens.states.count', { count: state === undefined ? sum : counts[state] })}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
