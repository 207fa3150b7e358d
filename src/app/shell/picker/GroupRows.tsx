import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PickerGroup } from './arrange.ts'
import { PickerRow } from './PickerRow.tsx'

interface Props {
  /** With those of its institutions that the search has found. */
  readonly group: PickerGroup
  /** Ids of all its institutions, found or not. */
  readonly whole: readonly number[]
  readonly chosen: ReadonlySet<number>
  /** Ticks or unticks several at once. */
  onSeveral(ids: readonly number[], ticked: boolean): void
  onToggle(id: number): void
  onOnly(id: number): void
}

/** A group's institutions below its name, whose box stands for all of them, whatever is searched. */
export const GroupRows = ({ group, whole, chosen, onSeveral, onToggle, onOnly }: Props) => {
  const { t } = useTranslation()
  const heading = useId()
  const count = whole.filter((id) => chosen.has(id)).length
  const isWhole = count === whole.length
  return (
    <fieldset className="picker-group" aria-labelledby={group.name && heading}>
      {group.name !== undefined && (
        <label className="picker-heading" data-group={group.id ?? 'none'}>
          <input
            type="checkbox"
            checked={isWhole}
            ref={(box) => {
              if (box) box.indeterminate = count > 0 && !isWhole
            }}
            onChange={() => onSeveral(whole, !isWhole)}
          />
          <span id={heading} className="picker-name">
            {group.name}
          </span>{' '}
          <span className="picker-locality">{t('choosing.ofGroup', { count, all: whole.length })}</span>
        </label>
      )}
      <ul>
        {group.institutions.map((one) => (
          <PickerRow
            key={one.id}
            institution={one}
            checked={chosen.has(one.id)}
            onToggle={onToggle}
            onOnly={onOnly}
          />
        ))}
      </ul>
    </fieldset>
  )
}
