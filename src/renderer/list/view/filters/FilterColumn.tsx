import { useRef } from 'react'
import type { AnyColumn } from '#dsl/columns/column.ts'
import type { Begun, Option } from '../../../parts/choosing.ts'
import { isMany } from '../../../widgets/choices/many.ts'
import { OneOfMany } from '../../../widgets/choices/OneOfMany.tsx'
import '#renderer/widgets/controls.recipe.ts'

interface Props {
  readonly id: string
  readonly labelledBy: string
  readonly choices: readonly Option<string>[]
  readonly name: string
  readonly column: AnyColumn
  onChoose(name: string): void
}

/** The column that rows are kept by; among many it is found by typing. It has the focus at first: it is what the press led to. */
export const FilterColumn = ({ id, labelledBy, choices, name, column, onChoose }: Props) => {
  const begun = useRef<Begun>({ focused: true, opened: false, text: '' })
  if (isMany(choices))
    return (
      <OneOfMany
        {...{ id, labelledBy, choices, column, begun }}
        name="filter-column"
        value={name}
        chosen={choices.find(({ value }) => value === name)?.label ?? ''}
        required
        onValue={(next) => typeof next === 'string' && onChoose(next)}
      />
    )
  return (
    <select
      id={id}
      className="control control-select"
      name="filter-column"
      // biome-ignore lint/a11y/noAutofocus: the field is what the press led to
      autoFocus
      value={name}
      onChange={({ target }) => onChoose(target.value)}
    >
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
