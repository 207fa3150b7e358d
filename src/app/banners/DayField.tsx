import { useId } from 'react'
import { DayInput } from '#renderer/widgets/times/DayInput.tsx'

interface Props {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly invalid: boolean
  readonly describedBy?: string | undefined
  readonly min?: string
  readonly max?: string
  onValue(day: string): void
}

/** A day with its label above it. */
export const DayField = ({ label, ...field }: Props) => {
  const id = useId()
  return (
    <div className="day-field">
      <label id={`${id}label`} htmlFor={id}>
        {label}
      </label>
      <DayInput id={id} labelledBy={`${id}label`} {...field} />
    </div>
  )
}
