import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils'
import { useMemo } from 'react'
import type { AnyColumn, Columns } from '#dsl/column.ts'
import { kinds } from '#dsl/kinds/index.ts'
import { isEditable } from '#engine/form/formColumns.ts'
import { widgetOf } from '../widgets/index.ts'
import { controlId, type FormScope, useLineId } from './FormScope.ts'
import { useField } from './useField.ts'

/** Joins RJSF's widget to the input of the column's kind and to the form's store. */
const KindWidget = ({ name, disabled, registry }: WidgetProps) => {
  const { store, table } = registry.formContext as FormScope
  const lineId = useLineId()
  const field = useField(store, lineId, name)
  const column = (table.entity.columns as Columns)[name] as AnyColumn
  const handlers = useMemo(
    () => ({
      onDraft: (text: string) => store.setDraft(lineId, name, text),
      onCommit: () => store.commit(lineId, name),
      onValue: (value: unknown) => {
        store.setValue(lineId, name, value)
        store.commit(lineId, name)
      },
      onEmpty: () => store.empty(lineId, name),
    }),
    [store, lineId, name],
  )
  const id = controlId(lineId, name)
  const { Input } = widgetOf(column.kind)
  const computed = table.entity.computed[name] !== undefined || column.options.edit === 'never'
  return (
    <Input
      {...handlers}
      id={id}
      name={name}
      column={column}
      value={field.value}
      draft={field.draft}
      held={store.isHeld(lineId, name)}
      emptied={field.emptied === true}
      required={column.options.required === true}
      disabled={disabled === true || (!computed && !isEditable(column, store.context()))}
      readOnly={computed}
      invalid={field.problem !== undefined}
      labelledBy={`${id}-label`}
      describedBy={`${id}-note`}
    />
  )
}

/** One entry a kind, as `ui:widget` names it. RJSF takes plain functions only. */
export const formWidgets: RegistryWidgetsType = Object.fromEntries(
  Object.keys(kinds).map((name) => [name, KindWidget]),
)
