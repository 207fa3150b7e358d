import { useMemo } from 'react'
import { institutionsOf } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WriteOperation } from '#engine/access/mayWrite.ts'
import type { WireRow } from '#protocol/row.ts'
import { useRenderer } from './RendererContext.ts'

/** What the person may do with the rows of a table. */
export interface Rights {
  /** Make rows for all of these institutions. */
  adds(institutions: readonly number[]): boolean
  /** Some rows of the institutions selected. */
  readonly edits: boolean
  readonly removes: boolean
  /** This row, as far as it is in the institutions selected. */
  editsRow(row: WireRow): boolean
  removesRow(row: WireRow): boolean
}

/** Rows that are made of records are written as these. */
export const useRights = ({ entity, source }: AnyTable): Rights => {
  const { mayWrite, selected } = useRenderer()
  return useMemo(() => {
    const may = (operation: WriteOperation, institutions: readonly number[]) =>
      mayWrite((source?.of ?? entity).name, operation, institutions)
    const somewhere = (operation: WriteOperation) =>
      selected.length === 0 ? may(operation, []) : selected.some((id) => may(operation, [id]))
    const here = (row: WireRow) => institutionsOf(entity, row).filter((id) => selected.includes(id))
    return {
      adds: (institutions) => may('insert', institutions),
      edits: somewhere('update'),
      removes: somewhere('remove'),
      editsRow: (row) => may('update', here(row)),
      removesRow: (row) => may('remove', here(row)),
    }
  }, [mayWrite, selected, entity, source])
}
