import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FilterValuesProps } from './FilterValues.tsx'
import '#renderer/widgets/controls.recipe.ts'

/** A text that the column holds. */
export const FilterWords = ({ filter, onFilter }: FilterValuesProps) => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className="view-field">
      <label htmlFor={id}>{t('view.words')}</label>
      <input
        id={id}
        className="control"
        name="filter-words"
        maxLength={255}
        autoComplete="off"
        defaultValue={filter?.is === 'containing' ? filter.words : ''}
        onInput={({ currentTarget: { value } }) =>
          onFilter(value.trim() ? { is: 'containing', words: value } : undefined)
        }
      />
    </div>
  )
}
