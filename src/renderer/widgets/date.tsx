import { useTranslation } from 'react-i18next'
import { DraftInput } from './DraftInput.tsx'
import type { CellProps, InputProps } from './widget.ts'

const write = (value: string): string => `${value.slice(8)}/${value.slice(5, 7)}/${value.slice(0, 4)}`

/** Typed as dd/mm/yyyy or eight digits; a native date control would follow the browser's language, not ours. */
export const Input = (props: InputProps<string>) => {
  const { t } = useTranslation()
  return (
    <DraftInput
      {...props}
      write={write}
      inputMode="numeric"
      placeholder={t('form.datePlaceholder')}
      className="control"
      selectOnFocus
    />
  )
}

/** Source: specification §9: shown DD-MM-YYYY. */
export const Cell = ({ value, column }: CellProps<string>) =>
  value === null ? null : <span className="figures">{column.kind.format(value)}</span>

/** 2026-01-01 → "01/01/2026 – 1 janvier", in the language's form. */
export const say = (value: string, language: string): string => {
  const at = new Date(`${value}T00:00:00Z`)
  const written = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }).format(at)
  const figures = written({ day: '2-digit', month: '2-digit', year: 'numeric' })
  return `${figures} – ${written({ day: 'numeric', month: 'long' })}`
}
