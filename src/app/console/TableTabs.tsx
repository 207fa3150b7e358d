import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import type { Catalogue } from '#dsl/catalogue.ts'
import { rememberTab, tabsOf } from './tabMemory.ts'
import './tabs.recipe.ts'

interface Props {
  readonly catalogue: Catalogue
  /** Name of a table. */
  readonly table: string
}

/** Links, since each tab is an address of its own; what was searched in one means nothing in the other. */
export const TableTabs = ({ catalogue, table }: Props) => {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const tabs = tabsOf(catalogue, table)
  useEffect(() => rememberTab(tabs, table), [tabs, table])
  if (tabs.length === 0) return null
  const institutions = new URLSearchParams(search).get('institutions')
  const kept = institutions === null ? '' : `?institutions=${institutions}`
  return (
    <nav className="table-tabs" aria-label={t(`tables.${tabs[0]}.tabs`)}>
      {tabs.map((name) => (
        <Link
          key={name}
          ref={name === table ? showOpen : undefined}
          to={{ pathname, search: kept, hash: `#${name}` }}
          aria-current={name === table ? 'page' : undefined}
        >
          {t([`tables.${name}.tab`, `tables.${name}.title`])}
        </Link>
      ))}
    </nav>
  )
}

/** Scrolls the line so that the open tab is in its middle. Not by `scrollIntoView`, from which on the next Tab goes. */
const showOpen = (tab: HTMLAnchorElement | null): void => {
  const line = tab?.parentElement
  if (!line) return
  const open = tab.getBoundingClientRect()
  const all = line.getBoundingClientRect()
  line.scrollLeft += open.left + open.width / 2 - (all.left + all.width / 2)
}
