import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import { countRelated } from '../confirm/question.ts'
import { Places } from '../names/Places.tsx'
import { useRenderer } from '../RendererContext.ts'
import type { RowChange } from './rows/rowChanges.ts'

interface Props {
  readonly table: AnyTable
  /** Rows that the file changes, of all its lines. */
  readonly changed: readonly RowChange[]
}

/** Where the file writes, those who share its rows included, and how many rows elsewhere use what it changes. */
export const ImportImpact = ({ table, changed }: Props) => {
  const { t } = useTranslation()
  const { gateway, selected } = useRenderer()
  const related = table.confirm.update?.counts
  const ids = useMemo(() => [...new Set(changed.map(({ row }) => row.id))], [changed])
  const places = useMemo(
    () => [...new Set([...selected, ...changed.flatMap((one) => one.places)])],
    [selected, changed],
  )
  const counted = useQuery({
    queryKey: ['import-impact', table.name, places.join(), ids.join()],
    queryFn: async () => (related ? await countRelated(gateway, related, ids, places) : 0),
    enabled: related !== undefined && ids.length > 0,
    staleTime: 0,
    gcTime: 0,
    meta: { shown: true },
  })
  return (
    <>
      <Places places={places} />
      {related && ids.length > 0 && (
        <p className="import-impact" role="status">
          {counted.isSuccess
            ? t('import.impact', { users: t(`entities.${related.entity}`, { count: counted.data }) })
            : t(counted.isError ? 'list.removal.uncounted' : 'form.loading')}
        </p>
      )}
    </>
  )
}
