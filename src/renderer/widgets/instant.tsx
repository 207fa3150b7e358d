import { useTranslation } from 'react-i18next'
import { ReadOnly } from './ReadOnly.tsx'
import type { CellProps, InputProps } from './widget.ts'

const parts: Intl.DateTimeFormatOptions = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}

const useWritten = (value: string | null): string => {
  const { i18n } = useTranslation()
  return value === null ? '' : new Intl.DateTimeFormat(i18n.language, parts).format(new Date(value))
}

/** A moment, in the reader's own zone. No person types one. */
export const Input = (props: InputProps<string>) => (
  <ReadOnly {...props} text={useWritten(props.value) || '-'} className="read-only figures" />
)

export const Cell = ({ value }: CellProps<string>) => <span className="figures">{useWritten(value)}</span>
