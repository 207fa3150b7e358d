import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import { type RendererServices, useRenderer } from '../../RendererContext.ts'
import { dialogOf } from '../../row/dialogOf.ts'
import { opensOverList, rowAddress } from '../../row/rowAddress.ts'
import type { OpenDialog } from '../../TableDialogs.tsx'
import type { Rights } from '../../useRights.ts'
import { useSteady } from '../../useSteady.ts'
import type { RowActions } from './RowButtons.tsx'

/** The same object as long as what may be done stays the same: all rows share it. */
export const useRowActions = (
  table: AnyTable,
  rights: Rights,
  setOpen: (open: OpenDialog) => void,
  onOpen: ((id: number) => void) | undefined,
  onChoose: RowActions['onChoose'],
): RowActions => {
  const { t } = useTranslation()
  const { actions: known, selected } = useRenderer()
  const apart = useSteady((row: WireRow) =>
    window.open(rowAddress(table, row, selected), '_blank', 'noopener'),
  )
  const toPage = useSteady((row: WireRow) => onOpen?.(row.id))
  return useMemo(() => {
    const { detail, list } = table
    const edit = (row: WireRow) => setOpen({ dialog: 'edit', row })
    const read = (row: WireRow) => setOpen({ dialog: 'read', row })
    const edits = rights.edits && list.modify
    return {
      words: { edit: t('list.edit'), remove: t('list.remove'), choose: t('list.choose.row') },
      onChoose,
      onEdit: edits ? (detail ? toPage : edit) : undefined,
      onRemove: rights.removes && list.remove ? (row) => setOpen({ dialog: 'remove', row }) : undefined,
      onOpen: detail ? toPage : read,
      openApart: detail || opensOverList(table) ? apart : undefined,
      opens: (row) => detail !== undefined || dialogOf(table, rights, row).dialog === 'read',
      more: rights.edits ? moreActions(table, known, t, setOpen) : [],
      mayEdit: rights.editsRow,
      mayRemove: rights.removesRow,
    }
  }, [t, table, rights, setOpen, toPage, apart, known, onChoose])
}

/** What the application knows of those that the table names. */
const moreActions = (
  { actions = [] }: AnyTable,
  known: RendererServices['actions'],
  t: TFunction,
  setOpen: (open: OpenDialog) => void,
): RowActions['more'] =>
  actions.flatMap((name) => {
    const action = known?.[name]
    const onRow = (row: WireRow) => setOpen({ dialog: 'action', name, row })
    return action ? { name, word: t(`actions.${name}.label`), Icon: action.Icon, onRow } : []
  })
