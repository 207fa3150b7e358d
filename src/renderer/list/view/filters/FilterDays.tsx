import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dateKind } from '#dsl/kinds/times/date.ts'
import { ErrorText } from '../../../form/field/ErrorText.tsx'
import { DayInput } from '../../../widgets/times/DayInput.tsx'
import type { FilterValuesProps } from './FilterValues.tsx'

interface Bound {
  /** 'YYYY-MM-DD', or '' for an open side. */
  readonly day: string
  /** What is typed is no day. */
  readonly unread: boolean
}
type Bounds = Readonly<Record<'from' | 'to', Bound>>

const boundOf = (text = ''): Bound => {
  const read = dateKind.parse(text)
  return { day: 'value' in read ? read.value : '', unread: false }
}

const isBackward = ({ from, to }: Bounds): boolean => from.day !== '' && to.day !== '' && to.day < from.day

/** From one day to another, typed or chosen from a calendar as in a form; a side left empty is open. */
export const FilterDays = ({ filter, onFilter }: FilterValuesProps) => {
  const { t } = useTranslation()
  const id = useId()
  const kept = filter?.is === 'between' ? filter : undefined
  const [bounds, setBounds] = useState<Bounds>({ from: boundOf(kept?.from), to: boundOf(kept?.to) })
  // A day that is being typed is not wrong yet.
  const [typed, setTyped] = useState<keyof Bounds>()
  const put = (next: Bounds) => {
    setBounds(next)
    const { from, to } = next
    const isRead = !from.unread && !to.unread && from.day + to.day !== '' && !isBackward(next)
    onFilter(
      isRead
        ? {
            is: 'between',
            ...(from.day && { from: dateKind.format(from.day) }),
            ...(to.day && { to: dateKind.format(to.day) }),
          }
        : undefined,
    )
  }
  return (
    <div className="view-range">
      {(['from', 'to'] as const).map((side) => {
        const isUnread = bounds[side].unread && typed !== side
        const isWrong = isUnread || (side === 'to' && isBackward(bounds))
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: what is left is the control within
          <div key={side} className="view-field" onBlur={() => setTyped(undefined)}>
            <label id={`${id}${side}label`} htmlFor={`${id}${side}`}>
              {t(`view.days.${side}`)}
            </label>
            <DayInput
              id={`${id}${side}`}
              name={`filter-${side}`}
              labelledBy={`${id}${side}label`}
              value={bounds[side].day}
              required={false}
              invalid={isWrong}
              describedBy={isWrong ? `${id}${side}wrong` : undefined}
              onValue={(day, unread) => {
                setTyped(side)
                put({ ...bounds, [side]: { day, unread } })
              }}
            />
            {isWrong && (
              <div id={`${id}${side}wrong`}>
                <ErrorText>{t(isUnread ? 'reasons.notADate' : 'view.backward')}</ErrorText>
              </div>
            )}
          </div>
        )
      })}
    </div>
  )
}
