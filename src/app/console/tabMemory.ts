import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyTable } from '#dsl/tables/table.ts'

const key = (first: string) => `pupitre.tab.${first}`

/** The names of the screens that stand beside this one; nothing where it stands alone. */
export const tabsOf = ({ tables }: Catalogue, { name, tabs }: AnyTable): readonly string[] =>
  tabs.length > 0 ? tabs : ([...tables.values()].find((other) => other.tabs.includes(name))?.tabs ?? [])

/** The screen that stands for this one in the menu: the first of its tabs. */
export const menuName = (catalogue: Catalogue, name: string): string => {
  const table = catalogue.tables.get(name)
  return (table && tabsOf(catalogue, table)[0]) ?? name
}

export const rememberTab = (tabs: readonly string[], name: string): void => {
  if (tabs[0] !== undefined) sessionStorage.setItem(key(tabs[0]), name)
}

/** The tab last open among those of a screen of the menu; the screen itself at first. Source: specification §9. */
export const rememberedTab = (catalogue: Catalogue, first: string): string => {
  const tabs = catalogue.tables.get(first)?.tabs ?? []
  const name = tabs.length > 0 ? sessionStorage.getItem(key(first)) : null
  return name !== null && tabs.includes(name) ? name : first
}
