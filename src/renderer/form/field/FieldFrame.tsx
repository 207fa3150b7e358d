import type { FieldTemplateProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import { columnNamed } from '#dsl/columns/column.ts'
import { isPosition } from '#engine/located.ts'
import { widgetOf } from '../../widgets/index.ts'
import { controlId, type FormScope, scopeOf, useLineId } from '../FormScope.ts'
import { FieldNote } from './FieldNote.tsx'
import { useShown } from './useField.ts'
import { useFieldWidth } from './useFieldWidth.ts'
import { useLock } from './useLock.ts'

/** RJSF's frame of a field: label, control, and the line under it. Lists and lines have frames of their own. */
export const FieldFrame = ({ uiSchema, fieldPathId, registry, children }: FieldTemplateProps) => {
  const lineId = useLineId()
  const scope = scopeOf(registry)
  const column = String(fieldPathId.path.at(-1))
  const isField = uiSchema?.['ui:widget'] !== undefined
  const shown = useShown(scope.store, lineId, isField ? column : undefined)
  if (!isField) return children
  // Where an address is stands below it.
  if (!shown || isPosition(scope.table.entity, column)) return null
  return (
    <Framed {...scope} name={column}>
      {children}
    </Framed>
  )
}

interface Props extends FormScope {
  readonly name: string
  readonly children: FieldTemplateProps['children']
}

const Framed = ({ table, store, differing, name, children }: Props) => {
  const { t } = useTranslation()
  const lineId = useLineId()
  const width = useFieldWidth(table)(name)
  const { kind, options } = columnNamed(table.entity.columns, name)
  const locked = useLock(store, lineId, name) !== undefined
  const id = controlId(lineId, name)
  const beside = widgetOf(kind).labelBeside === true
  const label = (
    <label className="field-label" id={`${id}-label`} htmlFor={id}>
      {t(`tables.${table.name}.columns.${name}`)}
      {options.required && !locked && (
        <span className="field-required" aria-hidden="true">
          *
        </span>
      )}
    </label>
  )
  return (
    <div className="field" data-column={name} data-width={width}>
      {!beside && label}
      <div className="field-control">
        {children}
        {beside && label}
      </div>
      <FieldNote
        table={table}
        store={store}
        column={name}
        hint={differing?.includes(name) ? t('list.differs') : undefined}
      />
    </div>
  )
}
