import { useTranslation } from 'react-i18next'
import { columnNamed } from '#dsl/columns/column.ts'
import { controlId, type FormScope, useLineId } from '../FormScope.ts'
import { useLock } from './FieldLock.tsx'

interface Props extends Pick<FormScope, 'table'> {
  readonly name: string
  readonly className?: string
}

/** What a field is called, with an asterisk where something has to be entered. */
export const FieldLabel = ({ table, name, className = 'field-label' }: Props) => {
  const { t } = useTranslation()
  const lineId = useLineId()
  const { options } = columnNamed(table.entity.columns, name)
  const locked = useLock() !== undefined
  const id = controlId(lineId, name)
  return (
    <label className={className} id={`${id}-label`} htmlFor={id}>
      {t(`tables.${table.name}.columns.${name}`)}
      {options.required && !locked && (
        <span className="field-required" aria-hidden="true">
          *
        </span>
      )}
    </label>
  )
}
