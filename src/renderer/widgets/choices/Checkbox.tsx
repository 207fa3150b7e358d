import { memo } from 'react'

/** What stands at a box. */
export interface Boxed<V> {
  readonly value: V
  readonly label: string
  /** What tells it from another of its label, and is found as this is. */
  readonly beside?: string | undefined
}

interface Props<V> extends Boxed<V> {
  readonly name: string
  readonly checked: boolean
  readonly disabled: boolean | undefined
  /** Tab stops here. */
  readonly stop: boolean
  onTick(value: V, on: boolean): void
  onFocus(value: V): void
}

const Row = <V extends string | number>(props: Props<V>) => {
  const { name, value, label, beside, checked, disabled, stop, onTick, onFocus } = props
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
      {beside ? (
        <span>
          {label} <span className="check-list-beside">{beside}</span>
        </span>
      ) : (
        label
      )}
    </label>
  )
}

/** One box of a list; drawn again only when it is ticked or unticked itself. */
export const Checkbox = memo(Row) as typeof Row
