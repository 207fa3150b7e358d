import { createContext, type KeyboardEvent, type RefObject, useContext } from 'react'
import type { RowProps } from './RowCell.tsx'

/** The row in whose place a form stands. */
interface EditedRowScope extends RowProps {
  readonly element: RefObject<HTMLTableRowElement | null>
  press(event: KeyboardEvent<HTMLTableRowElement>): void
}

export const EditedRowContext = createContext<EditedRowScope | undefined>(undefined)

/** @throws Error outside a row that is being edited */
export const useEditedRow = (): EditedRowScope => {
  const scope = useContext(EditedRowContext)
  if (!scope) throw new Error('no row is being edited here')
  return scope
}
