import { useId } from 'react'

interface Props {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly min?: string
  readonly max?: string
  readonly invalid: boolean
  onValue(day: string): void
}

/** A day from the browser's own calendar, which offers none beyond its bounds. */
export const DayField = ({ name, label, value, min, max, invalid, onValue }: Props) => {
  const id = useId()
  return (
    <div className="day-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="date"
        className="control"
        value={value}
        min={min || undefined}
        max={max || undefined}
        aria-invalid={invalid || undefined}
        onChange={({ target }) => onValue(target.value)}
      />
    </div>
  )
}
