import { useId } from 'react'
import type { AnyColumn } from '#dsl/columns/column.ts'
import { CheckList } from '../widgets/CheckList.tsx'
import { NativeSelect } from '../widgets/NativeSelect.tsx'

interface Props {
  /** One row from a select; otherwise boxes to tick. */
  readonly one: boolean
  readonly choices: readonly { readonly value: number; readonly label: string }[]
  readonly label: string
  readonly name: string
  readonly column: AnyColumn | undefined
  readonly disabled: boolean
  readonly value: readonly number[]
  onValue(ids: readonly number[]): void
}

const nothing = () => undefined

export const PickField = ({ one, choices, label, name, column, disabled, value, onValue }: Props) => {
  const id = useId()
  const labelledBy = `${id}-label`
  if (!column) return null
  const common = {
    id,
    name,
    column,
    choices,
    labelledBy,
    disabled,
    required: true,
    readOnly: false,
    invalid: false,
    onDraft: nothing,
    onCommit: nothing,
  }
  return (
    <div className="pick-field" data-column={name}>
      <label id={labelledBy} htmlFor={one ? id : undefined}>
        {label}
      </label>
      {one ? (
        <NativeSelect
          {...common}
          value={value[0] ?? null}
          onValue={(next) => onValue(next === null ? [] : [next])}
        />
      ) : (
        <CheckList {...common} value={[...value]} onValue={(next) => onValue(next ?? [])} />
      )}
    </div>
  )
}
