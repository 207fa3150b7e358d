import { useTranslation } from 'react-i18next'
import type { AnyColumn } from '#dsl/columns/column.ts'
import type { Related } from '#protocol/list.ts'
import { useRenderer } from '../../RendererContext.ts'
import { relatedLabel } from './relatedLabel.ts'

interface Props {
  readonly column: AnyColumn
  readonly ids: readonly number[]
}

interface Told {
  readonly column: AnyColumn
  readonly id: number
  readonly related: Related
}

/** A row that a page has told the label of; its number where it may not be seen. */
export const ToldRow = ({ column, id, related }: Told) => {
  const { t } = useTranslation()
  const { nameOf } = useRenderer()
  return <Names text={relatedLabel({ t, nameOf }, column, related, id) ?? `#${id}`} />
}

/** Rows that no page tells of: they are asked for by their ids. */
export const AskedRows = ({ column, ids }: Props) => {
  const { choices, held = [], state } = useRenderer().useChoices(column.facts.entity ?? '', { held: ids })
  const labels = new Map([...choices, ...held].map(({ id, label }) => [id, label]))
  return <Names text={state === 'loading' ? '' : ids.map((id) => labels.get(id) ?? `#${id}`).join(', ')} />
}

const Names = ({ text }: { readonly text: string }) => <span className="cell-text">{text}</span>
