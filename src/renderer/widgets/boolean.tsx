import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { AnyColumn } from '#dsl/columns/column.ts'
import { NativeSelect } from './NativeSelect.tsx'
import type { CellProps, InputProps } from './widget.ts'

/** What yes and no are called: whether something runs is told as active and inactive. */
const wordsOf = ({ facts }: AnyColumn) =>
  facts.drawnAs === 'badge'
    ? ({ yes: 'form.active', no: 'form.inactive' } as const)
    : ({ yes: 'form.yes', no: 'form.no' } as const)

export const answers = (t: TFunction, column: AnyColumn) => {
  const { yes, no } = wordsOf(column)
  return [
    { value: true, label: t(yes) },
    { value: false, label: t(no) },
  ]
}

/** Neither answer is given beforehand: a person who must answer chooses one of the two. */
export const Input = (props: InputProps<boolean>) => {
  const { t } = useTranslation()
  return <NativeSelect {...props} choices={answers(t, props.column)} />
}

export const chosen = true

export const Cell = ({ value, column }: CellProps<boolean>) => {
  const { t } = useTranslation()
  if (value === null) return null
  const { yes, no } = wordsOf(column)
  const text = t(value ? yes : no)
  return column.facts.drawnAs === 'badge' ? (
    <span className={value ? 'badge badge-on' : 'badge'}>{text}</span>
  ) : (
    text
  )
}
