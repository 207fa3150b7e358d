import type { FieldTemplateProps } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { columnNamed } from '#dsl/columns/column.ts'
import { isPosition } from '#dsl/entities/facts.ts'
import { widgetOf } from '../../widgets/index.ts'
import { scopeOf, useLineId } from '../FormScope.ts'
import { FieldLabel } from './FieldLabel.tsx'
import { FieldLock } from './FieldLock.tsx'
import { FieldNote } from './FieldNote.tsx'
import { useShown } from './useField.ts'
import { useFieldWidth } from './useFieldWidth.ts'

/** RJSF's frame of a field: label, control, and the line under it. */
export const FieldFrame = (props: FieldTemplateProps) => {
  const { table, store } = scopeOf(props.registry)
  const name = columnOf(props)
  const shown = useShown(store, useLineId(), name)
  // Where an address is stands below it.
  if (!shown || isPosition(table.entity, name)) return null
  const { kind } = columnNamed(table.entity.columns, name)
  const label = <FieldLabel table={table} name={name} />
  const beside = widgetOf(kind).labelBeside === true
  return (
    <FieldLock store={store} name={name}>
      <FieldBody {...props} {...(beside ? { beside: label } : { above: label })}>
        {props.children}
      </FieldBody>
    </FieldLock>
  )
}

/** The column that a field is for: the last step of its path. */
export const columnOf = ({ fieldPathId }: Pick<FieldTemplateProps, 'fieldPathId'>): string =>
  String(fieldPathId.path.at(-1))

interface Props extends Pick<FieldTemplateProps, 'fieldPathId' | 'registry'> {
  readonly above?: ReactNode
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** As wide as its column holds: what stands above, the control and what stands beside it, the note. */
export const FieldBody = ({ fieldPathId, registry, above, beside, children }: Props) => {
  const { table, store, differing } = scopeOf(registry)
  const name = columnOf({ fieldPathId })
  const width = useFieldWidth(table)(name)
  return (
    <div
      className="field"
      data-column={name}
      data-width={width}
      data-beside={beside !== undefined || undefined}
    >
      {above}
      <div className="field-control">
        {children}
        {beside}
      </div>
      <FieldNote table={table} store={store} column={name} differs={differing?.includes(name) === true} />
    </div>
  )
}
