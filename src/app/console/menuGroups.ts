import type { Catalogue } from '#dsl/catalogue.ts'
import type { Access } from '#dsl/entities/access.ts'
import type { MenuIcon } from '#dsl/menuIcon.ts'
import type { SessionData } from '#protocol/services/session.ts'
import { mayRead } from './mayRead.ts'
import { tabsOf } from './tabMemory.ts'

/** A screen by its name and the key of its title. */
interface MenuScreen {
  readonly name: string
  readonly title: string
}

/** A group of the menu with the screens that a person may see. */
export interface ReadableGroup {
  readonly name: string
  readonly icon: MenuIcon
  readonly screens: readonly MenuScreen[]
}

const ofTable = (name: string): MenuScreen => ({ name, title: `tables.${name}.title` })
const ofScreen = (name: string): MenuScreen => ({ name, title: `screens.${name}.title` })

/** The groups of the menu with the screens that this person may see, tables first. */
export const readableMenu = (catalogue: Catalogue, session: SessionData): readonly ReadableGroup[] => {
  const reads = (access: Access | undefined) => access !== undefined && mayRead(access, session)
  return catalogue.menu
    .map(({ name, icon, tables, screens = [] }) => ({
      name,
      icon,
      screens: [
        ...tables.filter((one) => reads(catalogue.outline.get(one)?.read)).map(ofTable),
        ...screens.filter((one) => reads(catalogue.screens.get(one)?.read)).map(ofScreen),
      ],
    }))
    .filter(({ screens }) => screens.length > 0)
}

/** The same groups with every tab a screen of its own, to be found by its name. */
export const withTabs = (catalogue: Catalogue, menu: readonly ReadableGroup[]): readonly ReadableGroup[] =>
  menu.map((group) => ({
    ...group,
    screens: group.screens.flatMap((screen) => {
      const tabs = tabsOf(catalogue, screen.name)
      return tabs.length > 0 ? tabs.map(ofTable) : [screen]
    }),
  }))
