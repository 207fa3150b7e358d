import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import { Names } from '../../names/Names.tsx'
import { institutionNames, useRenderer } from '../../RendererContext.ts'

const OPERATIONS = ['insert', 'update', 'remove'] as const

/** In which of the institutions selected the person only reads the rows, where they write them in others; nothing else says why buttons are missing. */
export const OnlyReads = memo(({ table: { entity, source } }: { readonly table: AnyTable }) => {
  const { t } = useTranslation()
  const { mayWrite, selected, institutions } = useRenderer()
  const { name } = source?.of ?? entity
  const read = selected.filter((id) => !OPERATIONS.some((operation) => mayWrite(name, operation, [id])))
  if (read.length === 0 || read.length === selected.length) return null
  return (
    <div className="only-reads" data-places={read.join(' ')}>
      <Names label={t('list.onlyReads.in')} names={institutionNames(institutions, read)} />
      <p className="places">{t('list.onlyReads.why')}</p>
    </div>
  )
})
