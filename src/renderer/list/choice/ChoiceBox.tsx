import { type AriaAttributes, memo } from 'react'
import type { RowActions } from '../rows/RowButtons.tsx'

interface Props extends Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> {
  readonly id?: string
  readonly checked: boolean
  readonly onChoose: NonNullable<RowActions['onChoose']>
}

/** The box of a row. It knows its row by where it stands: another page changes nothing of it. */
export const ChoiceBox = memo(({ checked, onChoose, ...named }: Props) => (
  <input
    {...named}
    type="checkbox"
    data-action="choose"
    checked={checked}
    onChange={({ currentTarget, nativeEvent }) => {
      const row = currentTarget.closest<HTMLElement>('[data-row-id]')
      onChoose(Number(row?.dataset.rowId), nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
    }}
  />
))
