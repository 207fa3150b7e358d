import { useTranslation } from 'react-i18next'
import { CheckList } from './CheckList.tsx'
import { enumChoices, enumLabel } from './enumLabel.ts'
import type { CellProps, InputProps } from './widget.ts'

export const Input = (props: InputProps<(string | number)[]>) => {
  const { t } = useTranslation()
  return <CheckList {...props} choices={enumChoices(t, props.column)} />
}

export const Cell = ({ value, column }: CellProps<(string | number)[]>) => {
  const { t } = useTranslation()
  const text = (value ?? []).map((one) => enumLabel(t, column, one)).join(', ')
  return (
    <span className="cell-text" title={text}>
      {text}
    </span>
  )
}
