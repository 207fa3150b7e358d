import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { isCommon } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { useRenderer } from '../../RendererContext.ts'
import { institutionQuery } from '../state/listRequest.ts'
import { rowsKey } from '../state/useRows.ts'

/** How many rows of the selected institutions have the values that the table counts; nothing until it is known. */
export const RowCount = memo(({ table: { name, entity, list } }: { readonly table: AnyTable }) => {
  const { t } = useTranslation()
  const { gateway, selected } = useRenderer()
  const query = { ...institutionQuery(entity, selected), ...list.count }
  const { data } = useQuery({
    queryKey: [...rowsKey(entity.name), 'count', query],
    queryFn: ({ signal }) => gateway.list(entity.name, { select: [], query, limit: 0 }, signal),
    enabled: list.count !== undefined && (isCommon(entity) || selected.length > 0),
  })
  if (!list.count || !data) return null
  return (
    <p className="row-count" role="status">
      {/* A person who stands in several institutions has a row in each. */}
      {t([...(selected.length > 1 ? [`tables.${name}.countInSeveral`] : []), `tables.${name}.count`], {
        count: data.count,
      })}
    </p>
  )
})
