import { CheckList } from './CheckList.tsx'
import { labelsOf, useRelated } from './useLabels.ts'
import type { CellProps, InputProps } from './widget.ts'

export const Input = (props: InputProps<number[]>) => {
  const { choices } = useRelated(props.column)
  return (
    <CheckList {...props} choices={choices.map((choice) => ({ value: choice.id, label: choice.label }))} />
  )
}

export const Cell = ({ value, column }: CellProps<number[]>) => {
  const text = labelsOf(useRelated(column), value ?? [])
  return (
    <span className="cell-text" title={text}>
      {text}
    </span>
  )
}
