import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { institutionsOf, isPlaced } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { DialogHolder } from '../HeldDialogs.tsx'
import { FailureLine } from '../list/messages/FailureLine.tsx'
import { AddressNote } from '../list/view/AddressNote.tsx'
import { institutionNames, useRenderer } from '../RendererContext.ts'
import type { Rights } from '../useRights.ts'
import { dialogOf } from './dialogOf.ts'
import { rowOptions } from './rowOptions.ts'

interface Props {
  readonly table: AnyTable
  readonly id: number
  readonly rights: Rights
  readonly holder: DialogHolder
  /** It stands open, or the person goes on without it. */
  onAnswered?: (() => void) | undefined
}

/**
 * Opens the row that an address asks for over its list, once nothing is being done in another dialog there; a note says where it
 * is instead, or that there is none.
 */
export const AddressedRow = ({ table, id, rights, holder, onAnswered }: Props) => {
  const { t } = useTranslation()
  const { gateway, institutions, selected } = useRenderer()
  const { entity } = table
  const { data, error, refetch } = useQuery(rowOptions(gateway, entity, id))
  const row = data?.row
  const places = row ? institutionsOf(entity, row) : []
  const isHere = row !== undefined && (!isPlaced(entity) || places.some((place) => selected.includes(place)))
  // What only shows a row gives way to another one.
  const isFree = useStore(holder, ({ open }) => open === undefined || open.dialog === 'read')
  const isDone = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once, as it was read
  useEffect(() => {
    if (!isHere || !isFree || isDone.current) return
    isDone.current = true
    holder.getState().setOpen(dialogOf(table, rights, row))
    onAnswered?.()
  }, [isHere, isFree])
  if (error) return <FailureLine error={error} onRetry={refetch} />
  if (!data || isHere) return null
  return (
    <AddressNote onGoOn={() => onAnswered?.()}>
      <p>
        {row
          ? t('address.rowElsewhere', { places: institutionNames(institutions, places) })
          : t('address.rowGone')}
      </p>
    </AddressNote>
  )
}
