import type { FieldTemplateProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import { isComputedIn } from '#dsl/entities/facts.ts'
import { isPosition } from '#engine/located.ts'
import { controlId, scopeOf, useLineId } from '../FormScope.ts'
import { FieldNote } from './FieldNote.tsx'
import { useShown } from './useField.ts'

/** RJSF's frame of a field: label, control, and the line under it. Lists and lines have frames of their own. */
export const FieldFrame = ({ uiSchema, fieldPathId, required, registry, children }: FieldTemplateProps) => {
  const { t } = useTranslation()
  const lineId = useLineId()
  const { table, store, differing } = scopeOf(registry)
  const column = String(fieldPathId.path.at(-1))
  const isField = uiSchema?.['ui:widget'] !== undefined
  const shown = useShown(store, lineId, isField ? column : undefined)
  if (!isField) return children
  // Where an address is stands below it.
  if (!shown || isPosition(table.entity, column)) return null
  const id = controlId(lineId, column)
  const computed = isComputedIn(table.entity, column)
  return (
    <div className="field" data-column={column}>
      <label className="field-label" id={`${id}-label`} htmlFor={id}>
        {t(`tables.${table.name}.columns.${column}`)}
        {required && !computed && store.isWritable(column) && (
          <span className="field-required" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children}
      <FieldNote
        table={table}
        store={store}
        column={column}
        hint={differing?.includes(column) ? t('list.differs') : undefined}
      />
    </div>
  )
}
