import { useTranslation } from 'react-i18next'
import { columnNamed } from '#dsl/columns/column.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { type FieldWidth, fieldWidth } from '#engine/form/fieldWidth.ts'
import { longestLabel } from '../../widgets/choices/enumLabel.ts'

/** How wide the field of a column is, by what it can hold in the language of the page. */
export const useFieldWidth = ({ entity }: AnyTable): ((name: string) => FieldWidth) => {
  const { t, i18n } = useTranslation()
  return (name) => {
    const column = columnNamed(entity.columns, name)
    const longest = longestLabel(t, i18n.language, column)
    return fieldWidth(column, {
      isName: name === entity.label.column,
      ...(longest !== undefined && { longestLabel: longest }),
    })
  }
}
