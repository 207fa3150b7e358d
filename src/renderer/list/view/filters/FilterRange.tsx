import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { orderOfBounds } from '#engine/listing/orderOfBounds.ts'
import { ErrorText } from '../../../form/field/ErrorText.tsx'
import type { FilterValuesProps } from './FilterValues.tsx'
import '#renderer/widgets/controls.recipe.ts'

type Bounds = { readonly from: string; readonly to: string }

/** From one value to another, typed as in a form; a side left empty is open. */
export const FilterRange = ({ column, filter, onFilter }: FilterValuesProps) => {
  const { t } = useTranslation()
  const id = useId()
  const { kind } = column
  const [texts, setTexts] = useState<Bounds>({
    from: filter?.is === 'between' ? (filter.from ?? '') : '',
    to: filter?.is === 'between' ? (filter.to ?? '') : '',
  })
  /** As the kind writes it; null for nothing, `undefined` where it cannot be read. */
  const read = (text: string): string | null | undefined => {
    if (text.trim() === '') return null
    const parsed = kind.parse(text)
    return 'value' in parsed ? kind.format(parsed.value) : undefined
  }
  const orderOf = ({ from, to }: Bounds) => orderOfBounds(column, read(from) ?? '', read(to) ?? '')
  const order = orderOf(texts)
  const put = (next: Bounds) => {
    setTexts(next)
    const [from, to] = [read(next.from), read(next.to)]
    const isRead =
      from !== undefined && to !== undefined && (from ?? to) !== null && orderOf(next) !== 'backward'
    onFilter(isRead ? { is: 'between', ...(from && { from }), ...(to && { to }) } : undefined)
  }
  const tidy = (side: keyof Bounds) => {
    const text = read(texts[side])
    if (text) setTexts({ ...texts, [side]: text })
  }
  return (
    <div className="view-range">
      {(['from', 'to'] as const).map((side) => {
        const isUnread = read(texts[side]) === undefined
        const isWrong = isUnread || (side === 'to' && order === 'backward')
        const isTold = isWrong || (side === 'to' && order === 'pastMidnight')
        return (
          <div key={side} className="view-field">
            <label htmlFor={`${id}${side}`}>{t(`view.${side}`)}</label>
            <input
              id={`${id}${side}`}
              className="control"
              name={`filter-${side}`}
              autoComplete="off"
              value={texts[side]}
              aria-invalid={isWrong || undefined}
              aria-describedby={isTold ? `${id}${side}told` : undefined}
              onChange={({ target }) => put({ ...texts, [side]: target.value })}
              onBlur={() => tidy(side)}
            />
            {isTold && (
              <div id={`${id}${side}told`}>
                {isWrong ? (
                  <ErrorText>{t(isUnread ? 'view.unread' : 'view.backward')}</ErrorText>
                ) : (
                  <span className="field-hint">{t('view.pastMidnightHint')}</span>
                )}
              </div>
            )}
          </div>
        )
      })}
    </div>
  )
}
