import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { rememberTab, tabsOf } from './tabMemory.ts'
import './tabs.recipe.ts'

interface Props {
  readonly catalogue: Catalogue
  readonly table: AnyTable
}

/** Links, since each tab is an address of its own; what was searched in one means nothing in the other. */
export const TableTabs = ({ catalogue, table }: Props) => {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const tabs = tabsOf(catalogue, table)
  useEffect(() => rememberTab(tabs, table.name), [tabs, table.name])
  const line = useRef<HTMLElement>(null)
  // The tab that is open is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more when another is opened
  useEffect(() => {
    const { current } = line
    const open = current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (!current || !open) return
    const all = current.getBoundingClientRect()
    current.scrollLeft += open.left + open.width / 2 - (all.left + all.width / 2)
  }, [table.name])
  if (tabs.length === 0) return null
  const institutions = new URLSearchParams(search).get('institutions')
  const kept = institutions === null ? '' : `?institutions=${institutions}`
  return (
    <nav ref={line} className="table-tabs" aria-label={t(`tables.${tabs[0]}.tabs`)}>
      {tabs.map((name) => (
        <Link
          key={name}
          to={{ pathname, search: kept, hash: `#${name}` }}
          aria-current={name === table.name ? 'page' : undefined}
        >
          {t([`tables.${name}.tab`, `tables.${name}.title`])}
        </Link>
      ))}
    </nav>
  )
}
