import type { AnyColumn } from '#dsl/column.ts'
import { type Choices, useRenderer } from '../RendererContext.ts'

/** The rows a relation column can point at. */
export const useRelated = (column: AnyColumn): Choices => {
  const { useChoices } = useRenderer()
  return useChoices(column.facts.entity ?? '')
}

/** Ids to labels; an id without a row is written as it is, nothing while rows are being fetched. */
export const labelsOf = ({ state, choices }: Choices, ids: readonly number[]): string => {
  if (state === 'loading') return ''
  return ids.map((id) => choices.find((choice) => choice.id === id)?.label ?? `#${id}`).join(', ')
}
