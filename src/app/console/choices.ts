import { useQuery } from '@tanstack/react-query'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { Gateway } from '#renderer/gateway.ts'
import type { Choices } from '#renderer/RendererContext.ts'

const LIMIT = 99_999

/** Makes the hook that gives an entity's rows by their label, fetched once and kept. */
export const choicesHook =
  (catalogue: Catalogue, gateway: Gateway) =>
  (name: string): Choices => {
    const label = catalogue.entities.get(name)?.label ?? 'id'
    const { data, isPending } = useQuery({
      queryKey: ['choices', name],
      queryFn: ({ signal }) =>
        gateway.list(
          name,
          { select: [label], limit: LIMIT, orderby: [{ columnName: label, orientation: 'asc' }] },
          signal,
        ),
    })
    const choices = data?.rows.map((row) => ({ id: row.id, label: String(row[label] ?? row.id) })) ?? []
    return { state: data ? 'ready' : isPending ? 'loading' : 'failed', choices }
  }
