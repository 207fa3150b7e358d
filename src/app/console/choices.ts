import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { Columns } from '#dsl/column.ts'
import type { AnyEntity } from '#dsl/entity.ts'
import type { Gateway } from '#renderer/gateway.ts'
import type { Choices } from '#renderer/RendererContext.ts'

const LIMIT = 99_999

/** Rows by their label, with the relation that stands before it. */
const useLabelled = (gateway: Gateway, name: string | undefined, of: AnyEntity | undefined) => {
  const label = of?.label ?? 'id'
  const select = of?.labelAfter ? [label, of.labelAfter] : [label]
  return useQuery({
    queryKey: ['choices', name],
    queryFn: ({ signal }) =>
      gateway.list(
        name ?? '',
        { select, limit: LIMIT, orderby: [{ columnName: label, orientation: 'asc' }] },
        signal,
      ),
    enabled: name !== undefined,
  })
}

/** Makes the hook that gives an entity's rows by their label, fetched once and kept. */
export const choicesHook =
  (catalogue: Catalogue, gateway: Gateway) =>
  (name: string): Choices => {
    const { t } = useTranslation()
    const entity = catalogue.entities.get(name)
    const { label = 'id', labelAfter = '', labelledById = false } = entity ?? {}
    const before = (entity?.columns as Columns | undefined)?.[labelAfter]?.facts.entity
    const first = catalogue.entities.get(before ?? '')
    const own = useLabelled(gateway, name, entity)
    const firsts = useLabelled(gateway, before, first)
    const firstLabel = first?.label ?? 'id'
    const named = new Map(firsts.data?.rows.map((row) => [row.id, row[firstLabel]]))
    const choices = (own.data?.rows ?? []).map((row) => {
      const name = String(row[label] ?? row.id)
      const text = labelledById && name !== String(row.id) ? `${row.id} · ${name}` : name
      const prefix = named.get(row[labelAfter] as number)
      return { id: row.id, label: prefix ? t('form.labelAfter', { before: prefix, label: text }) : text }
    })
    const waits = own.isPending || (before !== undefined && firsts.isPending)
    return { state: waits ? 'loading' : own.data ? 'ready' : 'failed', choices }
  }
