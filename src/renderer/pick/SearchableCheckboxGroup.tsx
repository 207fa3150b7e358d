import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Boxed } from '../widgets/choices/Checkbox.tsx'
import { CheckboxGroup } from '../widgets/choices/CheckboxGroup.tsx'
import { useMatching } from '../widgets/choices/useMatching.ts'
import type { ChoiceInputProps } from '../widgets/widget.ts'
import '#renderer/widgets/controls.recipe.ts'

interface Props<V> extends ChoiceInputProps<V[]> {
  readonly choices: readonly Boxed<V>[]
}

/** Choices from which on a search is offered, and most that are drawn at once. */
const MANY = 8
const DRAWN = 300

/** Boxes to tick, of which many can be searched without regard to accents and case. */
export const SearchableCheckboxGroup = <V extends string | number>(props: Props<V>) => {
  const { choices } = props
  const { t } = useTranslation()
  const [term, setTerm] = useState('')
  const found = useMatching(choices, useDeferredValue(term))
  return (
    <CheckboxGroup
      {...props}
      shown={found}
      drawn={DRAWN}
      search={
        choices.length > MANY && (
          <input
            type="text"
            className="control"
            aria-label={t('form.filter')}
            placeholder={t('form.filter')}
            onInput={({ currentTarget }) => setTerm(currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )
      }
      rest={
        found.length > DRAWN && (
          <p className="check-list-more">{t('form.refine', { shown: DRAWN, total: found.length })}</p>
        )
      }
    />
  )
}
