import { useQueries } from '@tanstack/react-query'
import type { Columns } from '#dsl/column.ts'
import type { AnyTable } from '#dsl/table.ts'
import { asksFor } from '#engine/criteria.ts'
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
const institutionOf = (row: WireRow): number => Number(row.institution)

/** Fetches just what the table's criteria ask for, of every institution the person sees: switching fetches nothing. */
export const useFacts = ({
  table,
  gateway,
  institutions,
  level,
  flags,
}: FactsQuestion): { readonly ready: boolean; readonly facts: Facts } => {
  const columns = Object.values((table?.entity.columns ?? {}) as Columns)
  const asked = asksFor([table?.unless, ...columns.map((c) => c.options.show)])
  const entities = [...new Set([...asked.records, ...asked.options.map((o) => o.entity)])]
  const answers = useQueries({
    queries: entities.map((entity) => {
      const wanted = asked.options.filter((o) => o.entity === entity).map((o) => o.column)
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
      records: Object.fromEntries(asked.records.map((entity) => [entity, rowsOf(entity).map(institutionOf)])),
      options: Object.fromEntries(
        asked.options.map(({ entity, column }) => [
          `${entity}.${column}`,
          rowsOf(entity)
            .filter((row) => row[column] === true)
            .map(institutionOf),
        ]),
      ),
    },
  }
}
