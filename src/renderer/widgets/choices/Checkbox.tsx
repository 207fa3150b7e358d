import { memo } from 'react'

interface Props<V> {
  readonly name: string
  readonly value: V
  readonly label: string
  readonly checked: boolean
  readonly disabled: boolean | undefined
  /** Tab stops here. */
  readonly stop: boolean
  onTick(value: V, on: boolean): void
  onFocus(value: V): void
}

const Row = <V extends string | number>(props: Props<V>) => {
  const { name, value, label, checked, disabled, stop, onTick, onFocus } = props
  return (
    <label>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        tabIndex={stop ? 0 : -1}
        onChange={(event) => onTick(value, event.currentTarget.checked)}
        onFocus={() => onFocus(value)}
      />
      {label}
    </label>
  )
}

/** One box of a list; drawn again only when it is ticked or unticked itself. */
export const Checkbox = memo(Row) as typeof Row
