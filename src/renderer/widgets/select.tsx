import { useTranslation } from 'react-i18next'
import { enumChoices, enumLabel } from './enumLabel.ts'
import { NativeSelect } from './NativeSelect.tsx'
import type { CellProps, InputProps } from './widget.ts'

export const Input = (props: InputProps<string | number>) => {
  const { t } = useTranslation()
  return <NativeSelect {...props} choices={enumChoices(t, props.column)} />
}

export const chosen = true

export const Cell = ({ value, column }: CellProps<string | number>) => {
  const { t } = useTranslation()
  return value === null ? null : enumLabel(t, column, value)
}
