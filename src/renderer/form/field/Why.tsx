import { useTranslation } from 'react-i18next'
import { columnNamed } from '#dsl/columns/column.ts'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import { judge } from '#engine/criteria.ts'
import { providerLevel } from '#protocol/services/session.ts'
import type { FormScope } from '../FormScope.ts'
import { useColumns } from './useField.ts'

/** Why fields are missing: for provider staff, who set the institutions up. */
export const Why = ({ table, store }: FormScope) => {
  const { t } = useTranslation()
  useColumns(store)
  const context = store.context()
  if (context.level !== providerLevel) return null
  const labelOf = (name: string) => t(`tables.${table.name}.columns.${name}`)
  const explain = (name: string): string | undefined => {
    const column = columnNamed(table.entity.columns, name)
    const { met, reasons } = judge(column.options.show, context)
    return met
      ? undefined
      : reasons.map((reason) => t(`criteria.${reason.key}`, { ...reason.params })).join(' ; ')
  }
  const told = columnsOfForm(table).flatMap((name) => {
    if (table.entity.columns[name]?.options.serverOnly) return []
    const text = explain(name)
    return text ? [{ name, text }] : []
  })
  if (told.length === 0) return null
  return (
    <details className="why">
      <summary>{t('form.why.title', { count: told.length })}</summary>
      <dl>
        {told.map(({ name, text }) => (
          <div key={name}>
            <dt>{labelOf(name)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
