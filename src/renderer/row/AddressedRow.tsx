import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { institutionsOf, isPlaced } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { FailureLine } from '../list/messages/FailureLine.tsx'
import { AddressNote } from '../list/view/AddressNote.tsx'
import { institutionNames, useRenderer } from '../RendererContext.ts'
import type { OpenDialog } from '../TableDialogs.tsx'
import type { Rights } from '../useRights.ts'
import { dialogOf } from './dialogOf.ts'
import { rowOptions } from './rowOptions.ts'

interface Props {
  readonly table: AnyTable
  readonly id: number
  readonly rights: Rights
  onOpen(dialog: OpenDialog): void
  /** It stands open, or the person goes on without it. */
  onAnswered?: (() => void) | undefined
}

/** Opens the row that an address asks for over its list; a note says where it is instead, or that there is none. */
export const AddressedRow = ({ table, id, rights, onOpen, onAnswered }: Props) => {
  const { t } = useTranslation()
  const { gateway, institutions, selected } = useRenderer()
  const { entity } = table
  const { data, error, refetch } = useQuery(rowOptions(gateway, entity, id))
  const row = data?.row
  const places = row ? institutionsOf(entity, row) : []
  const isHere = row !== undefined && (!isPlaced(entity) || places.some((place) => selected.includes(place)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once, as it was read
  useEffect(() => {
    if (!isHere) return
    onOpen(dialogOf(table, rights, row))
    onAnswered?.()
  }, [isHere])
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
