import { RowPictures } from '../../pictures/RowPictures.tsx'
import { type FormScope, useLineId } from '../FormScope.ts'
import { useLive } from '../field/useField.ts'

/** The drawings under a line: they follow every key of the columns they read, and nothing else. */
export const LinePictures = ({ table, store }: FormScope) => {
  const read = Object.values(table.pictures).flatMap(({ reads }) => Object.values(reads))
  return <RowPictures table={table} row={useLive(store, useLineId(), read)} />
}
