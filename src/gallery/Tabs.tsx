import { useTranslation } from 'react-i18next'
import { tabsOf } from '#app/console/tabMemory.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import { printView, type View } from './address.ts'
import '#app/console/tabs.recipe.ts'

interface Props {
  readonly catalogue: Catalogue
  readonly view: View
}

/** The tabs of a page, as in the console; each leads to the list of its table, in this stage. */
export const Tabs = ({ catalogue, view }: Props) => {
  const { t } = useTranslation()
  const tabs = tabsOf(catalogue, view.table.name)
  const tables = tabs.flatMap((name) => catalogue.tables.get(name) ?? [])
  if (tables.length === 0) return null
  return (
    <nav className="table-tabs" aria-label={t(`tables.${tabs[0]}.tabs`)}>
      {tables.map((table) => (
        <a
          key={table.name}
          href={printView({ ...view, table, state: 'list' })}
          aria-current={table === view.table ? 'page' : undefined}
        >
          {t([`tables.${table.name}.tab`, `tables.${table.name}.title`])}
        </a>
      ))}
    </nav>
  )
}
