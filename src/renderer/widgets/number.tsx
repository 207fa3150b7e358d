import { useTranslation } from 'react-i18next'
import { DraftInput } from './DraftInput.tsx'
import type { CellProps, InputProps } from './widget.ts'

const decimalPoint = (language: string): string => (1.5).toLocaleString(language).charAt(1)

/** Every digit, ungrouped, as one types it: 1,5 in French. */
const typed = (value: number, language: string): string => String(value).replace('.', decimalPoint(language))

export const Input = (props: InputProps<number>) => {
  const { language } = useTranslation().i18n
  return (
    <DraftInput
      {...props}
      inputMode="decimal"
      className="control control-end"
      selectOnFocus
      write={(value) => typed(value, language)}
    />
  )
}

/** French sets thousands apart by a narrow space (U+202F), as ISO 80000-1 does. */
const apart = new Intl.NumberFormat('fr', { maximumFractionDigits: 20 })

/** Every digit, thousands apart: a number that is copied from a list is read as itself, where German « 1.000 » would be 1. */
export const shown = (value: number, language: string): string =>
  apart.format(value).replace(',', decimalPoint(language))

export const cell = ({ value, language }: CellProps<number>) =>
  value === null ? null : shown(value, language)
