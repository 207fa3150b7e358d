import { useQueries } from '@tanstack/react-query'
import type { Columns } from '#dsl/columns/column.ts'
import type { Where } from '#dsl/criterion.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { asksFor, recordsKey } from '#engine/criteria.ts'
import type { Gateway, WireRow } from '#renderer/gateway.ts'
import { rowsKey } from '#renderer/list/useRows.ts'
import type { RendererServices } from '#renderer/RendererContext.ts'

type Facts = RendererServices['facts']

interface FactsQuestion {
  readonly table: AnyTable | undefined
  readonly gateway: Gateway
  readonly institutions: readonly number[]
  readonly level: number
  readonly flags: Readonly<Record<string, boolean>>
}

const LIMIT = 99_999
const institutionsIn = (rows: readonly WireRow[]): number[] =>
  rows.flatMap(({ institution }) => [institution].flat().map(Number))

const isAmong = (row: WireRow, where: Where | undefined): boolean =>
  !where || (where.in as readonly unknown[]).includes(row[where.column])

/** Fetches just what the table's criteria ask for, of every institution the person sees: switching fetches nothing. */
export const useFacts = ({
  table,
  gateway,
  institutions,
  level,
  flags,
}: FactsQuestion): { readonly ready: boolean; readonly facts: Facts } => {
  const columns = Object.values((table?.entity.columns ?? {}) as Columns)
  const create = table?.create
  const assigned = create?.by === 'lines' ? create.assigned?.firstUnless : undefined
  const asked = asksFor([table?.show, assigned, ...columns.map((c) => c.options.show)])
  const entities = [...new Set([...asked.records, ...asked.options].map((one) => one.entity))]
  const answers = useQueries({
    queries: entities.map((entity) => {
      const options = asked.options.filter((o) => o.entity === entity).map((o) => o.column)
      const values = asked.records.flatMap((r) => (r.entity === entity && r.where ? r.where.column : []))
      const wanted = [...new Set([...options, ...values])]
      return {
        queryKey: [...rowsKey(entity), 'facts', wanted.join()],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          gateway.list(entity, { select: ['institution', ...wanted], limit: LIMIT }, signal),
        enabled: institutions.length > 0,
      }
    }),
  })
  const rowsOf = (entity: string): readonly WireRow[] => answers[entities.indexOf(entity)]?.data?.rows ?? []
  return {
    ready: answers.every((answer) => !answer.isLoading),
    facts: {
      level,
      flags,
      records: Object.fromEntries(
        asked.records.map((one) => [
          recordsKey(one),
          institutionsIn(rowsOf(one.entity).filter((row) => isAmong(row, one.where))),
        ]),
      ),
      options: Object.fromEntries(
        asked.options.map(({ entity, column }) => [
          `${entity}.${column}`,
          institutionsIn(rowsOf(entity).filter((row) => row[column] === true)),
        ]),
      ),
    },
  }
}
