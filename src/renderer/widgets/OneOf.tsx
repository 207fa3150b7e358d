import { useRef } from 'react'
import type { Begun, Option } from '../parts/choosing.ts'
import { Combobox } from '../parts/index.ts'
import { isMany } from './choices/many.ts'
import './controls.recipe.ts'

interface Props {
  readonly id: string
  readonly name: string
  readonly labelledBy: string
  readonly choices: readonly Option<string>[]
  readonly value: string
  readonly required?: boolean
  readonly disabled?: boolean
  /** It has the focus at first: it is what a press led to. */
  readonly focused?: boolean
  onChoose(value: string): void
}

/** One of some choices, outside of forms: in the platform's own list, among many found by typing. */
export const OneOf = ({ focused = false, onChoose, ...control }: Props) => {
  const { id, name, disabled, choices, value } = control
  const begun = useRef<Begun>({ focused, opened: false, text: '' })
  if (isMany(choices))
    return (
      <Combobox
        {...control}
        begun={begun}
        values={[value]}
        text={choices.find((one) => one.value === value)?.label ?? ''}
        multiple={false}
        clearable={false}
        onValues={([next]) => typeof next === 'string' && onChoose(next)}
      />
    )
  return (
    <select
      {...{ id, name, disabled, value }}
      className="control control-select"
      // biome-ignore lint/a11y/noAutofocus: where it is what a press led to
      autoFocus={focused}
      onChange={({ target }) => onChoose(target.value)}
    >
      {choices.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </select>
  )
}
