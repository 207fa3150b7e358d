import { useTranslation } from 'react-i18next'
import { NativeSelect } from './NativeSelect.tsx'
import type { CellProps, InputProps } from './widget.ts'

/** Neither answer is given beforehand: a person who must answer chooses one of the two. */
export const Input = (props: InputProps<boolean>) => {
  const { t } = useTranslation()
  return (
    <NativeSelect
      {...props}
      choices={[
        { value: true, label: t('form.yes') },
        { value: false, label: t('form.no') },
      ]}
    />
  )
}

export const Cell = ({ value }: CellProps<boolean>) => {
  const { t } = useTranslation()
  return value === null ? null : t(value ? 'form.yes' : 'form.no')
}
