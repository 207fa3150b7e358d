import { useTranslation } from 'react-i18next'
import { NativeSelect } from './NativeSelect.tsx'
import { labelsOf, useRelated } from './useLabels.ts'
import { useOffered } from './useOffered.ts'
import type { CellProps, InputProps } from './widget.ts'

export const Input = (props: InputProps<number>) => {
  const { t } = useTranslation()
  const { state, choices } = useOffered(props)
  const prompt = { loading: t('form.loading'), failed: t('form.choicesFailed'), ready: undefined }[state]
  return (
    <NativeSelect
      {...props}
      prompt={prompt}
      choices={choices.map((choice) => ({ value: choice.id, label: choice.label }))}
    />
  )
}

export const Cell = ({ value, column }: CellProps<number>) => {
  const related = useRelated(column)
  return value === null ? null : <span className="cell-text">{labelsOf(related, [value])}</span>
}
