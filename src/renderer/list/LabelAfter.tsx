import { useTranslation } from 'react-i18next'
import type { AnyColumn } from '#dsl/columns/column.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { WireRow } from '../gateway.ts'
import { useRenderer } from '../RendererContext.ts'
import { labelIn } from '../widgets/useLabels.ts'

interface Props {
  readonly entity: AnyEntity
  /** The relation whose label stands first. */
  readonly column: AnyColumn | undefined
  readonly row: WireRow
}

/** A row's label after that of the row it goes with. */
export const LabelAfter = ({ entity, column, row }: Props) => {
  const { t } = useTranslation()
  const { choices } = useRenderer().useChoices(column?.facts.entity ?? '')
  const before = labelIn(choices, row[entity.label.after as string] as number)
  const own = String(row[entity.label.column] ?? '')
  const text = before ? t('form.labelAfter', { before, label: own }) : own
  return (
    <span className="cell-text" title={text}>
      {text}
    </span>
  )
}
