import { useTranslation } from 'react-i18next'
import { NativeSelect } from './NativeSelect.tsx'
import type { CellProps, InputProps } from './widget.ts'

export const Input = (props: InputProps<boolean>) => {
  const { t } = useTranslation()
  return (
    <NativeSelect
      {...props}
      choices={[
        { value: true, label: t('form.active') },
        { value: false, label: t('form.inactive') },
      ]}
    />
  )
}

export const Cell = ({ value }: CellProps<boolean>) => {
  const { t } = useTranslation()
  if (value === null) return null
  return (
    <span className={value ? 'badge badge-on' : 'badge'}>{t(value ? 'form.active' : 'form.inactive')}</span>
  )
}
