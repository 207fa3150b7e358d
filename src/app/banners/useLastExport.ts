import { useQuery } from '@tanstack/react-query'
import { rowsKey } from '#renderer/list/useRows.ts'
import { useRenderer } from '#renderer/RendererContext.ts'

interface LastExport {
  /** Unix seconds. */
  readonly at: number
  /** Full name; undefined where the person may not see who it was. */
  readonly who: string | undefined
}

export const lastExportKey = [...rowsKey('payrollExport'), 'last']

/** The latest export of the selected institutions and who asked for it; null where there was none. */
export const useLastExport = () => {
  const { gateway, selected } = useRenderer()
  return useQuery({
    queryKey: [...lastExportKey, selected.join()],
    enabled: selected.length > 0,
    queryFn: async ({ signal }): Promise<LastExport | null> => {
      const { rows } = await gateway.list(
        'payrollExport',
        {
          select: ['exportedAt', 'admin'],
          query: { institution: selected },
          orderby: [{ columnName: 'exportedAt', orientation: 'desc' }],
          limit: 1,
        },
        signal,
      )
      const [last] = rows
      if (!last || typeof last.exportedAt !== 'number') return null
      const people = await gateway
        .list('admin', { select: ['firstName', 'lastName'], query: { id: last.admin }, limit: 1 }, signal)
        .catch(() => undefined)
      const [person] = people?.rows ?? []
      return { at: last.exportedAt, who: person && `${person.firstName} ${person.lastName}` }
    },
  })
}
