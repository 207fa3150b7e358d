import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { isCommon } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { Names } from '../../names/Names.tsx'
import { institutionNames, useRenderer } from '../../RendererContext.ts'

const OPERATIONS = ['insert', 'update', 'remove'] as const

/** Where the person only reads the rows, and whether others write them: nothing else says why buttons are missing. */
export const OnlyReads = memo(({ table: { entity, source } }: { readonly table: AnyTable }) => {
  const { t } = useTranslation()
  const { mayWrite, selected, institutions } = useRenderer()
  const { name, access } = source?.of ?? entity
  const reads = (places: readonly number[]) =>
    !OPERATIONS.some((operation) => mayWrite(name, operation, places))
  const read = selected.filter((id) => reads([id]))
  if (read.length < selected.length && read.length > 0)
    return (
      <div className="only-reads" data-places={read.join(' ')}>
        <Names label={t('list.onlyReads.in')} names={institutionNames(institutions, read)} />
        <p className="places">{t('list.onlyReads.why')}</p>
      </div>
    )
  // Where nothing is selected, nothing is listed but rows that are common to all.
  const all = selected.length === 0 ? isCommon(entity) && reads([]) : read.length > 0
  const nobody = OPERATIONS.every((operation) => access[operation].may === 'nobody')
  return all && <p className="only-reads">{t(`list.onlyReads.${nobody ? 'nobody' : 'all'}`)}</p>
})
