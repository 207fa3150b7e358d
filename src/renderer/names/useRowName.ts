import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { ListAnswer } from '../gateway.ts'
import { institutionName, useRenderer } from '../RendererContext.ts'
import { useRelatedLabel } from '../widgets/relations/useRelatedLabel.ts'
import { labelText } from './labelText.ts'

type Row = Readonly<Record<string, unknown>> & { readonly id: number }

/** How people call a row; labels that came with it may be given. */
export type RowName = (row: Row, told?: ListAnswer['related']) => string

const NO_ROWS: readonly Row[] = []

/**
 * How people call a row where its institutions are named beside it: by its label, after that of the row it goes with;
 * a relation by the row it points at, a date in the language's form. What the rows point at is asked for where the page does
 * not tell it. The same function until what it knows changes.
 */
export const useRowName = (
  { entity }: AnyTable,
  rows: readonly Row[] = NO_ROWS,
  related?: ListAnswer['related'],
): RowName => {
  const { t, i18n } = useTranslation()
  const { institutions } = useRenderer()
  const { language } = i18n
  const { label } = entity
  const labelOf = useRelatedLabel(entity, label.column, rows, related)
  const firstOf = useRelatedLabel(entity, label.after, rows, related)
  return useCallback(
    (row: Row, told?: ListAnswer['related']): string => {
      const isPlace = entity.columns[label.column]?.facts.entity === 'institution'
      const pointed = (id: number) => (isPlace ? institutionName(institutions, id) : labelOf(row, told))
      const own = labelText(entity, row, { t, language, pointed })
      const before = firstOf(row, told)
      return before ? t('values.labelAfter', { before, label: own }) : own
    },
    [t, language, entity, label, labelOf, firstOf, institutions],
  )
}
