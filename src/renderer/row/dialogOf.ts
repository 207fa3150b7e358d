import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import type { OpenDialog } from '../TableDialogs.tsx'
import type { Rights } from '../useRights.ts'

/** What opens of a row: its form where the person may change it, else all that it holds. */
export const dialogOf = ({ list }: AnyTable, rights: Rights, row: WireRow): OpenDialog => ({
  dialog: rights.edits && list.modify && rights.editsRow(row) ? 'edit' : 'read',
  row,
})
