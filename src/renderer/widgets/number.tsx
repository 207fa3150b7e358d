import { useTranslation } from 'react-i18next'
import { DraftInput } from './DraftInput.tsx'
import type { CellProps, InputProps } from './widget.ts'

export const Input = (props: InputProps<number>) => (
  <DraftInput {...props} inputMode="decimal" className="control control-end" selectOnFocus />
)

export const Cell = ({ value }: CellProps<number>) => {
  const { i18n } = useTranslation()
  return value === null ? null : value.toLocaleString(i18n.language)
}
