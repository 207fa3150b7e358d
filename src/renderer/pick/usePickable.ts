import { useQuery } from '@tanstack/react-query'
import type { AnyTable } from '#dsl/tables/table.ts'
import { lacking } from '#engine/save/planLinks.ts'
import { MOST_ROWS } from '#protocol/list.ts'
import { idIn, idsIn, type WireRow } from '#protocol/row.ts'
import { institutionQuery } from '../list/state/listRequest.ts'
import { rowsKey } from '../list/state/useRows.ts'
import { useRenderer } from '../RendererContext.ts'

/** Institutions of the row, of those the person sees. */
const placesOf = (row: WireRow): readonly number[] => idsIn(row.institution)

/**
 * Whether a row may be in the language of these institutions: shared rows say no language of their own, but the
 * institutions that have them do. True where nobody has the row yet, or no language is known.
 */
const speaks = (
  row: WireRow,
  institutions: readonly number[],
  langOf: (id: number) => string | undefined,
) => {
  const known = placesOf(row).map(langOf)
  return (
    known.length === 0 || known.includes(undefined) || institutions.some((id) => known.includes(langOf(id)))
  )
}

/**
 * Rows that at least one of the institutions lacks, by label; where the table says so, only those whose relation it has.
 * `foreign` are those that only institutions of other languages have.
 */
export const usePickable = ({ entity, create }: AnyTable, institutions: readonly number[]) => {
  const { gateway, institutions: visible } = useRenderer()
  const before: string | undefined = entity.label.after
  const first = entity.columns[before ?? '']?.facts.entity
  const within = create.by === 'pick' ? create.within : undefined
  const related = within === undefined ? undefined : entity.columns[within]?.facts.entity
  const orderby = [{ columnName: entity.label.column, orientation: 'asc' as const }]
  const select = [
    ...new Set([entity.label.column, 'institution', ...[before, within].filter((c) => c !== undefined)]),
  ]
  const rows = useQuery({
    queryKey: [...rowsKey(entity.name, first ? [first] : []), 'pickable'],
    queryFn: ({ signal }) =>
      gateway.list(
        entity.name,
        { select, orderby, limit: MOST_ROWS, ...(before && { related: [before] }) },
        signal,
      ),
    staleTime: 0,
    meta: { shown: true },
  })
  const known = useQuery({
    queryKey: [...rowsKey(related ?? ''), 'linked', institutions.join()],
    queryFn: ({ signal }) =>
      gateway.list(
        related ?? '',
        { select: [], query: institutionQuery(entity, institutions), limit: MOST_ROWS },
        signal,
      ),
    enabled: related !== undefined,
    staleTime: 0,
    meta: { shown: true },
  })
  const ids = related === undefined ? undefined : new Set(known.data?.rows.map((row) => row.id))
  const failed = [rows, known].filter(({ isError, data }) => isError && data === undefined)
  const loading = rows.isPending || (related !== undefined && known.isPending)
  const pickable = (rows.data?.rows ?? []).filter(
    (row) => lacking(row, institutions).length > 0 && (ids?.has(idIn(row[within ?? '']) ?? 0) ?? true),
  )
  const langs = new Map(visible.map(({ id, lang }) => [id, lang]))
  const { own = [], foreign = [] } = Object.groupBy(loading ? [] : pickable, (row) =>
    speaks(row, institutions, (id) => langs.get(id)) ? 'own' : 'foreign',
  )
  return {
    state: failed.length > 0 ? 'failed' : loading ? 'loading' : 'ready',
    error: failed[0]?.error,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
    rows: own,
    foreign,
    related: rows.data?.related,
  } as const
}
