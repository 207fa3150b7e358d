import { useQuery } from '@tanstack/react-query'
import { type FileState, fileStates } from '#protocol/services/payroll.ts'
import { rowsKey } from '#renderer/list/state/useRows.ts'
import { useRenderer } from '#renderer/RendererContext.ts'

/** An export as the banner shows it. Times are unix seconds. */
export interface ShownExport {
  readonly id: number
  readonly institution: number
  readonly beginAt: number
  readonly endAt: number
  readonly filename: string
  readonly exportedAt: number
  /** Undefined for one that is not known here. */
  readonly state: FileState | undefined
  /** Missions that are not in the file, or not whole. */
  readonly leftOut: number
  /** Full name of who asked; undefined where the person may not see who it was. */
  readonly who: string | undefined
}

interface Exports {
  readonly exports: readonly ShownExport[]
  readonly count: number
}

export const exportsKey = [...rowsKey('payrollExport'), 'last']

/** Fewest that are shown; one an institution where more are selected. */
const FEWEST = 10
const MOST = 100
/** Milliseconds between two questions while a file is being made. */
const OFTEN = 2_000

const select = ['institution', 'beginAt', 'endAt', 'filename', 'exportedAt', 'admin', 'state', 'leftOut']

/** The latest exports of the selected institutions and who asked for them, asked for again as long as one waits. */
export const useExports = () => {
  const { gateway, selected } = useRenderer()
  return useQuery({
    queryKey: [...exportsKey, selected.join()],
    enabled: selected.length > 0,
    meta: { shown: true },
    queryFn: async ({ signal }): Promise<Exports> => {
      const { rows, count } = await gateway.list(
        'payrollExport',
        {
          select,
          query: { institution: selected },
          orderby: [{ columnName: 'exportedAt', orientation: 'desc' }],
          limit: Math.min(Math.max(FEWEST, selected.length), MOST),
        },
        signal,
      )
      const ids = [...new Set(rows.flatMap(({ admin }) => (typeof admin === 'number' ? admin : [])))]
      // Names are read apart: a list without them is better than none.
      const people =
        ids.length === 0
          ? undefined
          : await gateway
              .list(
                'admin',
                { select: ['firstName', 'lastName'], query: { id: ids }, limit: ids.length },
                signal,
              )
              .catch(() => undefined)
      const names = new Map(people?.rows.map((one) => [one.id, `${one.firstName} ${one.lastName}`]))
      return {
        count,
        exports: rows.map((row) => ({
          id: row.id,
          institution: Number(row.institution),
          beginAt: Number(row.beginAt),
          endAt: Number(row.endAt),
          filename: String(row.filename),
          exportedAt: Number(row.exportedAt),
          state: fileStates.find((one) => one === row.state),
          leftOut: Number(row.leftOut ?? 0),
          who: names.get(Number(row.admin)),
        })),
      }
    },
    refetchInterval: ({ state: { data } }) =>
      data?.exports.some(({ state }) => state === 'waiting') ? OFTEN : false,
  })
}
