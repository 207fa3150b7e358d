import type { Option } from '../parts/choosing.ts'
import { isMany } from './choices/many.ts'
import { NativeSelect } from './choices/NativeSelect.tsx'
import { OneOfMany } from './choices/OneOfMany.tsx'
import type { ChoiceInputProps } from './widget.ts'

interface Props<V> extends ChoiceInputProps<V> {
  readonly choices: readonly Option<V>[]
  /** What is chosen, as people know it, where it may be none of the choices. */
  readonly chosen?: string
}

/** One of some choices in a form: in the platform's own list, among many found by typing. */
export const OneChoice = <V extends string | number>(props: Props<V>) => {
  const { choices, value, onValue } = props
  if (!isMany(choices)) return <NativeSelect {...props} />
  const valued = (wanted: string | number | null) => choices.find((one) => one.value === wanted)
  return (
    <OneOfMany
      {...props}
      chosen={props.chosen ?? valued(value)?.label ?? ''}
      onValue={(next) => onValue(valued(next)?.value ?? null)}
    />
  )
}
