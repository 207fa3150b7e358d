import { useTranslation } from 'react-i18next'
import { momentText } from '../../dateWords.ts'
import { ReadOnly } from '../ReadOnly.tsx'
import type { CellProps, InputProps } from '../widget.ts'

const useWritten = (value: string | null): string => {
  const { i18n } = useTranslation()
  return value === null ? '' : momentText(value, i18n.language)
}

/** A moment, in the reader's own zone. No person types one. */
export const Input = (props: InputProps<string>) => (
  <ReadOnly {...props} text={useWritten(props.value) || '-'} />
)

export const Cell = ({ value }: CellProps<string>) => useWritten(value)
