import type { Catalogue } from '#dsl/catalogue.ts'

const key = (first: string) => `pupitre.tab.${first}`

/** The names of the screens that stand beside this one; nothing where it stands alone. */
export const tabsOf = ({ outline }: Catalogue, name: string): readonly string[] =>
  [...outline.values()].find(({ tabs }) => tabs.includes(name))?.tabs ?? []

/** The screen that stands for this one in the menu: the first of its tabs. */
export const menuName = (catalogue: Catalogue, name: string): string => tabsOf(catalogue, name)[0] ?? name

export const rememberTab = (tabs: readonly string[], name: string): void => {
  if (tabs[0] !== undefined) sessionStorage.setItem(key(tabs[0]), name)
}

/** The tab last open among those of a screen of the menu; the screen itself at first. Source: specification §9. */
export const rememberedTab = (catalogue: Catalogue, first: string): string => {
  const tabs = catalogue.outline.get(first)?.tabs ?? []
  const name = tabs.length > 0 ? sessionStorage.getItem(key(first)) : null
  return name !== null && tabs.includes(name) ? name : first
}
