import { memo } from 'react'
import type { RowActions } from '../rows/RowButtons.tsx'

interface Props {
  readonly id?: string | undefined
  readonly label: string | undefined
  readonly labelledBy?: string | undefined
  readonly checked: boolean
  readonly onChoose: NonNullable<RowActions['onChoose']>
}

/** The box of a row. It knows its row by where it stands: another page changes nothing of it. */
export const ChoiceBox = memo(({ id, label, labelledBy, checked, onChoose }: Props) => (
  <input
    type="checkbox"
    id={id}
    data-action="choose"
    aria-label={label}
    aria-labelledby={labelledBy}
    checked={checked}
    onChange={({ currentTarget, nativeEvent }) => {
      const row = currentTarget.closest<HTMLElement>('[data-row-id]')
      onChoose(Number(row?.dataset.rowId), nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
    }}
  />
))
