import { useTranslation } from 'react-i18next'
import { OneChoice } from '../OneChoice.tsx'
import type { CellProps, InputProps } from '../widget.ts'
import { enumChoices, enumLabel } from './enumLabel.ts'

export const Input = (props: InputProps<string | number>) => {
  const { t } = useTranslation()
  const { value, column } = props
  const choices = enumChoices(t, column)
  return <OneChoice {...props} choices={choices} chosen={value === null ? '' : enumLabel(t, column, value)} />
}

export const chosen = true

export const cell = ({ value, column, t }: CellProps<string | number>) =>
  value === null ? null : <span className="cell-text">{enumLabel(t, column, value)}</span>
