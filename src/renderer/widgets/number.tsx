import { useTranslation } from 'react-i18next'
import { DraftInput } from './DraftInput.tsx'
import type { CellProps, InputProps } from './widget.ts'

/** Every digit, ungrouped, as one types it: 1,5 in French. */
const typed = (value: number, language: string): string => {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5)
  return String(value).replace('.', parts.find(({ type }) => type === 'decimal')?.value ?? '.')
}

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

export const cell = ({ value, language }: CellProps<number>) => value?.toLocaleString(language) ?? null
