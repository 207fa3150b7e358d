import type { AnyTable } from '#dsl/tables/table.ts'
import { changesOf } from '#engine/changes.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import { heldValues } from '#engine/form/heldValues.ts'
import type { Differing } from '#engine/pivot.ts'
import type { WireRow } from '#protocol/row.ts'
import { Places } from '../names/Places.tsx'
import { Changes } from './Changes.tsx'
import { Revoked } from './Revoked.tsx'

interface Props {
  readonly table: AnyTable
  readonly store: FormStore
  /** The row as it is stored; absent where no change of it follows somewhere else. */
  readonly stored?: WireRow | undefined
  /** Institutions that are written to; named elsewhere where not said. */
  readonly places?: readonly number[]
  readonly differing?: Differing
}

/** What saving the open form changes in its row, and where. New lines have nothing to be compared with. */
export const FormChanges = ({ table, store, stored, places, differing }: Props) => {
  const [lineId = 0] = store.lines()
  const { before, after } = heldValues(store, lineId)
  // What differs between institutions is nothing in the row: emptied in all of them, it changes all the same.
  const emptied = (column: string) => differing?.[column] && store.field(lineId, column).emptied
  const changes = store
    .columns()
    .flatMap((column) =>
      emptied(column) ? { column, before: null, after: null } : changesOf(before, after, [column]),
    )
  const row: WireRow = { ...before, id: 0, version: 0 }
  return (
    <>
      {stored && <Revoked table={table} changes={[{ row: stored, patch: store.patch(lineId) }]} />}
      {store.context().mode === 'modify' && (
        <Changes table={table} row={row} changes={changes} differing={differing} />
      )}
      {places && <Places places={places} />}
    </>
  )
}
