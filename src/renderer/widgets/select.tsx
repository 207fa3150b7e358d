import { useTranslation } from 'react-i18next'
import { enumChoices, enumLabel } from './enumLabel.ts'
import { FormOneOfMany } from './formControls.tsx'
import { isMany } from './many.ts'
import { NativeSelect } from './NativeSelect.tsx'
import type { CellProps, InputProps } from './widget.ts'

export const Input = (props: InputProps<string | number>) => {
  const { t } = useTranslation()
  const { value, column } = props
  const choices = enumChoices(t, column)
  if (!isMany(choices)) return <NativeSelect {...props} choices={choices} />
  return (
    <FormOneOfMany {...props} choices={choices} chosen={value === null ? '' : enumLabel(t, column, value)} />
  )
}

export const chosen = true

export const Cell = ({ value, column }: CellProps<string | number>) => {
  const { t } = useTranslation()
  return value === null ? null : enumLabel(t, column, value)
}
