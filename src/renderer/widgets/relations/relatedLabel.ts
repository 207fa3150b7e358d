import type { TFunction } from 'i18next'
import type { AnyColumn } from '#dsl/columns/column.ts'
import type { Related } from '#protocol/list.ts'
import type { RendererServices } from '../../RendererContext.ts'

type Told = Related['labels'][number]

/** Maps made for the labels of a page, so that each cell finds its own at once. */
const kept = new WeakMap<Related, ReadonlyMap<number, Told>>()

const toldOf = (related: Related): ReadonlyMap<number, Told> => {
  const labels = kept.get(related) ?? new Map(related.labels.map((one) => [one.id, one]))
  kept.set(related, labels)
  return labels
}

interface Words extends Pick<RendererServices, 'nameOf'> {
  readonly t: TFunction
}

/** How a row is called by what the page tells; undefined of one that it does not tell. */
export const relatedLabel = (
  { t, nameOf }: Words,
  { facts }: AnyColumn,
  related: Related | undefined,
  id: number,
): string | undefined => {
  const told = related && toldOf(related).get(id)
  if (!told) return undefined
  const label = nameOf(facts.entity ?? '', told)
  return told.before ? t('values.labelAfter', { before: told.before, label }) : label
}
