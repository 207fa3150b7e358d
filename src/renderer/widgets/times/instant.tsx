import { useTranslation } from 'react-i18next'
import { momentText } from '../../dateWords.ts'
import { ReadOnly } from '../ReadOnly.tsx'
import type { CellProps, InputProps } from '../widget.ts'

const write = (value: string | null, language: string): string =>
  value === null ? '' : momentText(value, language)

/** A moment, in the reader's own zone. No person types one. */
export const Input = (props: InputProps<string>) => {
  const { language } = useTranslation().i18n
  return <ReadOnly {...props} text={write(props.value, language) || '-'} />
}

export const cell = ({ value, language }: CellProps<string>) => write(value, language)
