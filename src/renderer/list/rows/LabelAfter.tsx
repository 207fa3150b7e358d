import { useTranslation } from 'react-i18next'
import type { AnyColumn } from '#dsl/columns/column.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { Related } from '#protocol/list.ts'
import type { WireRow } from '#protocol/row.ts'
import { useRenderer } from '../../RendererContext.ts'
import { relatedLabel } from '../../widgets/relations/relatedLabel.ts'

interface Props {
  readonly entity: AnyEntity
  /** The relation whose label stands first. */
  readonly column: AnyColumn | undefined
  readonly row: WireRow
  readonly related: Related | undefined
}

/** A row's label after that of the row it goes with. */
export const LabelAfter = ({ entity, column, row, related }: Props) => {
  const { t } = useTranslation()
  const { nameOf } = useRenderer()
  const id = row[entity.label.after ?? '']
  const before = column && typeof id === 'number' && relatedLabel({ t, nameOf }, column, related, id)
  const own = String(row[entity.label.column] ?? '')
  const text = before ? t('values.labelAfter', { before, label: own }) : own
  return <span className="cell-text">{text}</span>
}
