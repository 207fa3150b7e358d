import { type RefObject, useRef } from 'react'
import type { Begun, Option, Searched } from '../../parts/choosing.ts'
import { Combobox } from '../../parts/index.ts'
import { LockedText } from '../texts/LockedText.tsx'
import type { ChoiceInputProps } from '../widget.ts'

interface OneOfManyProps extends ChoiceInputProps<string | number> {
  readonly choices: readonly Option<string | number>[]
  /** What is chosen, as people know it. */
  readonly chosen: string
  readonly searched?: Searched | undefined
  /** What was done to the control that stood here before. */
  readonly begun?: RefObject<Begun | undefined>
}

/** One of many choices, found by typing. */
export const OneOfMany = (props: OneOfManyProps) => {
  const { value, chosen, required, column, onValue } = props
  const own = useRef<Begun>(undefined)
  const begun = props.begun ?? own
  const { id, name, disabled, invalid, describedBy, labelledBy, choices, searched } = props
  const control = { id, name, disabled, invalid, required, describedBy, labelledBy, text: chosen, begun }
  if (disabled || props.readOnly) return <LockedText {...control} />
  return (
    <Combobox
      {...control}
      choices={choices}
      values={value === null ? [] : [value]}
      multiple={false}
      clearable={!required && column.options.default === undefined}
      searched={searched}
      onValues={([next = null]) => onValue(next)}
    />
  )
}
