import { useId } from 'react'
import type { AnyColumn } from '#dsl/columns/column.ts'
import type { Boxed } from '../widgets/choices/Checkbox.tsx'
import { isMany } from '../widgets/choices/many.ts'
import { NativeSelect } from '../widgets/choices/NativeSelect.tsx'
import { OneOfMany } from '../widgets/choices/OneOfMany.tsx'
import { SearchableCheckboxGroup } from './SearchableCheckboxGroup.tsx'

interface Props {
  /** One row from a select; otherwise boxes to tick. */
  readonly one: boolean
  readonly choices: readonly Boxed<number>[]
  readonly label: string
  readonly name: string
  readonly column: AnyColumn | undefined
  readonly disabled: boolean
  readonly value: readonly number[]
  onValue(ids: readonly number[]): void
}

export const PickField = ({ one, choices, label, name, column, disabled, value, onValue }: Props) => {
  const id = useId()
  const labelledBy = `${id}-label`
  const One = isMany(choices) ? OneOfMany : NativeSelect
  if (!column) return null
  const common = { id, name, column, choices, labelledBy, disabled, required: true }
  return (
    <div className="pick-field" data-column={name}>
      <label id={labelledBy} htmlFor={one ? id : undefined}>
        {label}
      </label>
      {one ? (
        <One
          {...common}
          value={value[0] ?? null}
          chosen={choices.find((choice) => choice.value === value[0])?.label ?? ''}
          onValue={(next) => onValue(typeof next === 'number' ? [next] : [])}
        />
      ) : (
        <SearchableCheckboxGroup {...common} value={[...value]} onValue={(next) => onValue(next ?? [])} />
      )}
    </div>
  )
}
