import { useTranslation } from 'react-i18next'
import type { AnyColumn } from '#dsl/columns/column.ts'
import type { Related } from '#protocol/list.ts'
import { useRenderer } from '../../RendererContext.ts'
import { relatedLabel } from './relatedLabel.ts'

interface Props {
  readonly column: AnyColumn
  readonly ids: readonly number[]
}

/** Rows that a page has told the labels of; a number for one that may not be seen. */
export const ToldRows = ({ column, ids, related }: Props & { readonly related: Related }) => {
  const { t } = useTranslation()
  const { nameOf } = useRenderer()
  return (
    <Names text={ids.map((id) => relatedLabel({ t, nameOf }, column, related, id) ?? `#${id}`).join(', ')} />
  )
}

/** Rows that no page tells of: they are asked for by their ids. */
export const AskedRows = ({ column, ids }: Props) => {
  const { choices, held = [], state } = useRenderer().useChoices(column.facts.entity ?? '', { held: ids })
  const labels = new Map([...choices, ...held].map(({ id, label }) => [id, label]))
  return <Names text={state === 'loading' ? '' : ids.map((id) => labels.get(id) ?? `#${id}`).join(', ')} />
}

const Names = ({ text }: { readonly text: string }) => <span className="cell-text">{text}</span>
