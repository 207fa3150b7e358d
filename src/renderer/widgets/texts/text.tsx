import { locatedAt } from '#engine/located.ts'
import { AddressSearch } from '../address/AddressSearch.tsx'
import { DraftInput } from '../DraftInput.tsx'
import type { CellProps, InputProps } from '../widget.ts'

/** An address is chosen from proposals where the entity says where it is; all else is typed. */
export const Input = (props: InputProps<string>) => {
  const { scope, name } = props
  const rule = scope && locatedAt(scope.store.entity, name)
  return rule ? <AddressSearch {...props} scope={scope} rule={rule} /> : <DraftInput {...props} />
}

/** As telephone numbers are written: broken in two they are read wrongly. */
const DIGITS = /^\+?[\d\s()./-]+$/

/** The full text stays at hand where the cell is too narrow. */
export const cell = ({ value }: CellProps<string>) =>
  value === null ? null : (
    <span className="cell-text" data-digits={DIGITS.test(value) || undefined}>
      {value}
    </span>
  )
