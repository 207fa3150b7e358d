import { useState } from 'react'
import { date, dateKind } from '#dsl/kinds/times/date.ts'
import { Input } from './date.tsx'

interface Props {
  readonly id: string
  readonly name: string
  /** Id of the label. */
  readonly labelledBy: string
  /** 'YYYY-MM-DD', or '' for no day. */
  readonly value: string
  readonly invalid: boolean
  readonly describedBy?: string | undefined
  readonly required?: boolean
  /** The days between which the calendar offers some, 'YYYY-MM-DD', or '' for none; another one can be typed. */
  readonly min?: string
  readonly max?: string
  /** With each key: a day, or '' while what is typed is none; `unread` where something is typed. */
  onValue(day: string, unread: boolean): void
}

const column = date()

/** A day outside a form, typed or chosen from a calendar as in one. What cannot be read stays as it was typed. */
export const DayInput = ({ value, invalid, describedBy, required = true, onValue, ...names }: Props) => {
  const [draft, setDraft] = useState<string>()
  const read = (text: string): string => {
    const parsed = dateKind.parse(text)
    return 'value' in parsed ? parsed.value : ''
  }
  return (
    <Input
      {...names}
      column={column}
      value={value === '' ? null : value}
      {...(draft !== undefined && { draft })}
      {...(describedBy && { describedBy })}
      required={required}
      invalid={invalid}
      onDraft={(text) => {
        setDraft(text)
        onValue(read(text), text.trim() !== '' && read(text) === '')
      }}
      onCommit={() => setDraft((typed) => (typed !== undefined && read(typed) === '' ? typed : undefined))}
      onValue={(day) => {
        setDraft(undefined)
        onValue(day ?? '', false)
      }}
    />
  )
}
