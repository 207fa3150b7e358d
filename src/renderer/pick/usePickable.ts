import { useQuery } from '@tanstack/react-query'
import type { Columns } from '#dsl/column.ts'
import type { AnyTable } from '#dsl/table.ts'
import type { WireRow } from '../gateway.ts'
import { institutionQuery } from '../list/listRequest.ts'
import { rowsKey } from '../list/useRows.ts'
import { useRenderer } from '../RendererContext.ts'

/** Source: specification §9, full lists. */
const EVERYTHING = 99_999

/** Institutions of the row, of those the person sees. */
const placesOf = (row: WireRow): readonly number[] => (row.institution as readonly number[] | undefined) ?? []

/** Those of the institutions that do not have the row yet. */
export const lacking = (row: WireRow, institutions: readonly number[]): readonly number[] =>
  institutions.filter((id) => !placesOf(row).includes(id))

/** Rows that at least one of the institutions lacks, by label; where the table says so, only those whose relation it has. */
export const usePickable = ({ entity, create }: AnyTable, institutions: readonly number[]) => {
  const { gateway } = useRenderer()
  const before = entity.labelAfter as string | undefined
  const within = create.by === 'pick' ? create.within : undefined
  const related = within === undefined ? undefined : (entity.columns as Columns)[within]?.facts.entity
  const orderby = [{ columnName: entity.label as string, orientation: 'asc' as const }]
  const select = [
    ...new Set([entity.label, 'institution', ...[before, within].filter((c) => c !== undefined)]),
  ]
  const rows = useQuery({
    queryKey: [...rowsKey(entity.name), 'pickable'],
    queryFn: ({ signal }) => gateway.list(entity.name, { select, orderby, limit: EVERYTHING }, signal),
    staleTime: 0,
  })
  const known = useQuery({
    queryKey: [...rowsKey(related ?? ''), 'linked', institutions.join()],
    queryFn: ({ signal }) =>
      gateway.list(
        related ?? '',
        { select: [], query: institutionQuery(entity, institutions), limit: EVERYTHING },
        signal,
      ),
    enabled: related !== undefined,
    staleTime: 0,
  })
  const ids = related === undefined ? undefined : new Set(known.data?.rows.map((row) => row.id))
  const failed = rows.isError || known.isError
  const loading = rows.isPending || (related !== undefined && known.isPending)
  const pickable = (rows.data?.rows ?? []).filter(
    (row) => lacking(row, institutions).length > 0 && (ids?.has(row[within as string] as number) ?? true),
  )
  return { state: failed ? 'failed' : loading ? 'loading' : 'ready', rows: loading ? [] : pickable } as const
}
