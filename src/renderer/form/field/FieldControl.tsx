import { useMemo } from 'react'
import { columnNamed } from '#dsl/columns/column.ts'
import { widgetOf } from '../../widgets/index.ts'
import { controlId, type FormScope, useLineId } from '../FormScope.ts'
import { useLock } from './FieldLock.tsx'
import { useToldTogether } from './LockNotes.tsx'
import { useField } from './useField.ts'

interface Props extends FormScope {
  readonly name: string
  readonly disabled: boolean
}

/** The input of a column's kind, joined to the form's store. One that is locked can still be read, and heard of why. */
export const FieldControl = ({ store, table, differing, name, disabled }: Props) => {
  const lineId = useLineId()
  const field = useField(store, lineId, name)
  const column = columnNamed(table.entity.columns, name)
  const by = column.facts.by?.column
  const deciding = useField(store, lineId, by ?? name)
  const locked = useLock() !== undefined
  const together = useToldTogether(name)
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
  const scope = useMemo(() => ({ store, lineId }), [store, lineId])
  const id = controlId(lineId, name)
  const { Input } = widgetOf(column.kind)
  return (
    <Input
      {...handlers}
      id={id}
      name={name}
      column={column}
      value={field.value}
      draft={field.draft}
      beside={by && deciding.value}
      held={store.isHeld(lineId, name)}
      emptied={field.emptied === true}
      differs={differing?.includes(name) === true}
      required={column.options.required === true}
      disabled={disabled}
      readOnly={locked}
      invalid={field.problem !== undefined}
      labelledBy={`${id}-label`}
      describedBy={together ? `${id}-note ${together}` : `${id}-note`}
      scope={scope}
    />
  )
}
