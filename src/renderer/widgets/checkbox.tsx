import { useTranslation } from 'react-i18next'
import { type CellProps, controlProps, type InputProps } from './widget.ts'

export const Input = (props: InputProps<boolean>) => (
  <input
    {...controlProps(props)}
    type="checkbox"
    className="tick"
    checked={props.value === true}
    disabled={props.disabled || props.readOnly}
    onChange={(event) => props.onValue(event.currentTarget.checked)}
  />
)

export const chosen = true

export const Cell = ({ value }: CellProps<boolean>) => {
  const { t } = useTranslation()
  return t(value ? 'form.yes' : 'form.no')
}
