import type { AnyColumn } from '#dsl/columns/column.ts'
import { type Choice, type Choices, useRenderer } from '../RendererContext.ts'

/** The rows a relation column can point at. */
export const useRelated = (column: AnyColumn): Choices => {
  const { useChoices } = useRenderer()
  return useChoices(column.facts.entity ?? '')
}

const kept = new WeakMap<readonly Choice[], ReadonlyMap<number, string>>()

/** The label of a row among thousands, asked for by each cell of a list. */
export const labelIn = (choices: readonly Choice[], id: number): string | undefined => {
  const labels = kept.get(choices) ?? new Map(choices.map((choice) => [choice.id, choice.label]))
  kept.set(choices, labels)
  return labels.get(id)
}

/** Ids to labels; an id without a row is written as it is, nothing while rows are being fetched. */
export const labelsOf = ({ state, choices }: Choices, ids: readonly number[]): string => {
  if (state === 'loading') return ''
  return ids.map((id) => labelIn(choices, id) ?? `#${id}`).join(', ')
}
