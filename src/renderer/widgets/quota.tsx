import { useTranslation } from 'react-i18next'
import { DraftInput } from './DraftInput.tsx'
import type { CellProps, InputProps } from './widget.ts'

/** What says that there is no limit leaves the control empty. */
export const Input = (props: InputProps<number>) => (
  <DraftInput
    {...props}
    inputMode="numeric"
    className="control control-end"
    write={(value) => (value === 0 ? '' : String(value))}
    selectOnFocus
  />
)

export const Cell = ({ value }: CellProps<number>) => {
  const { i18n } = useTranslation()
  return value === null ? '-' : value.toLocaleString(i18n.language)
}
