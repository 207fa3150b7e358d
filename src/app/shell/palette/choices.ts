import type { TFunction } from 'i18next'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { mayWrite } from '#engine/access/mayWrite.ts'
import type { SessionData } from '#protocol/services/session.ts'
import { isNarrowed, parseListState } from '#renderer/list/state/listState.ts'
import { queryText } from '#renderer/list/view/viewState.ts'
import type { ReadableGroup } from '../../console/menuGroups.ts'
import { personOf } from '../../console/personOf.ts'
import { type Language, languages } from '../../i18n.ts'
import { chooseColorMode, colorModes } from '../../theme/colorMode.ts'
import { ownPagesOf } from '../ownPages.ts'
import type { Entry } from './entries.ts'
import type { Recent } from './recent.ts'
import type { ScreenView } from './useAllViews.ts'

/** An entry and what choosing it does: leads to a part of the address behind /console, or runs. */
export interface Choosable extends Entry {
  readonly to?: string
  run?(): void
  readonly kept?: Recent
}

/** What the shell lends to its commands. */
export interface Acts {
  /** Leads to an address of the application. */
  onGo(address: string): void
  onSelect(ids: readonly number[]): void
  onLanguage(language: Language): void
  onLogout(): void
}

interface Known extends Acts {
  readonly catalogue: Catalogue
  readonly session: Pick<SessionData, 'user' | 'institutions' | 'permissions'>
  readonly selected: readonly number[]
  readonly groups: readonly ReadableGroup[]
  readonly views: readonly ScreenView[]
  /** The list that stands open, and what its address says of it. */
  readonly open?: { readonly name: string; readonly search: string }
  readonly t: TFunction
}

/** Tables of the menu and their tabs, in order. */
export const tablesOf = (catalogue: Catalogue, groups: readonly ReadableGroup[]): readonly AnyTable[] =>
  groups.flatMap(({ screens }) => screens.flatMap(({ name }) => catalogue.tables.get(name) ?? []))

/** All that can be chosen without asking the server: screens, what can be done, institutions. */
export const choicesOf = (known: Known): readonly Choosable[] => {
  const { groups, t } = known
  const screens = groups.flatMap((group) =>
    group.screens.map(
      ({ name, title }): Choosable => ({
        id: `screen:${name}`,
        section: 'screens',
        title: t(title),
        beside: t(`menu.${group.name}`),
        to: `#${name}`,
      }),
    ),
  )
  return [
    ...screens,
    ...own(known),
    ...kept(known),
    ...writes(known),
    ...exports(known),
    ...settings(known),
    ...places(known),
  ]
}

const own = ({ session, t, onGo }: Known): readonly Choosable[] =>
  ownPagesOf(session).map(
    ({ name, to }): Choosable => ({
      id: `own:${name}`,
      section: 'screens',
      title: t(`shell.pages.${name}`),
      run: () => onGo(to),
    }),
  )

/** The person's views of lists that they may see. */
const kept = ({ catalogue, groups, views, t }: Known): readonly Choosable[] => {
  const tables = new Set(tablesOf(catalogue, groups).map(({ name }) => name))
  return views
    .filter(({ screen }) => tables.has(screen))
    .map(({ id, name, screen, address }) => ({
      id: `view:${id}`,
      section: 'views',
      title: name,
      beside: t(`tables.${screen}.title`),
      words: t('palette.viewWords'),
      to: `?${address}#${screen}`,
    }))
}

/** What the address of a list says now: nothing of another one than stands open. */
const saidOf = ({ open }: Known, name: string): URLSearchParams =>
  new URLSearchParams(open?.name === name ? open.search : '')

/** Asks a list for something; the one that stands open is left as it was searched and arranged. */
const asking = (known: Known, name: string, what: string): string => {
  const params = saidOf(known, name)
  params.set('open', what)
  return `?${queryText(params)}#${name}`
}

/** Files of the rows that tables have in the institutions selected: of the list that stands open, of those that it shows. */
const exports = (known: Known): readonly Choosable[] => {
  const { catalogue, selected, groups, t } = known
  return tablesOf(catalogue, groups).flatMap((table): readonly Choosable[] => {
    const { name, list } = table
    if (!list.csv || selected.length === 0) return []
    const isPart = isNarrowed(parseListState(saidOf(known, name), table))
    const title = t('palette.export', { screen: t(`tables.${name}.title`) })
    const beside = isPart ? { beside: t('palette.exportPart') } : {}
    return [
      { id: `export:${name}`, section: 'commands', title, ...beside, to: asking(known, name, 'export') },
    ]
  })
}

/** What the person may do in the institutions selected. */
const writes = (known: Known): readonly Choosable[] => {
  const { catalogue, session, selected, groups, t } = known
  const person = personOf(session)
  return tablesOf(catalogue, groups).flatMap(({ name, entity, list, detail, form }): readonly Choosable[] => {
    if (!list.add || !mayWrite(entity, person, 'insert', selected)) return []
    const screen = t(`tables.${name}.title`)
    const add: Choosable = {
      id: `add:${name}`,
      section: 'commands',
      title: t([`tables.${name}.add`, 'list.add']),
      beside: screen,
      words: t('palette.addWords'),
      to: detail ? `#${name}/new` : asking(known, name, 'add'),
    }
    const file: Choosable = {
      id: `import:${name}`,
      section: 'commands',
      title: t('palette.import', { screen }),
      to: asking(known, name, 'import'),
    }
    return [...(form.style === 'row' ? [] : [add]), ...(list.csv ? [file] : [])]
  })
}

const settings = ({ t, onLanguage, onLogout }: Known): readonly Choosable[] => [
  ...languages.map(
    (value): Choosable => ({
      id: `language:${value}`,
      section: 'commands',
      title: t('palette.language', { name: t(`languages.${value}`) }),
      words: 'langue sprache language idioma',
      run: () => onLanguage(value),
    }),
  ),
  ...colorModes.map(
    (value): Choosable => ({
      id: `theme:${value}`,
      section: 'commands',
      title: t('palette.theme', { name: t(`themes.${value}`) }),
      run: () => chooseColorMode(value),
    }),
  ),
  { id: 'logout', section: 'commands', title: t('shell.logout'), run: onLogout },
]

const places = ({ session, t, onSelect }: Known): readonly Choosable[] =>
  session.institutions.map(
    ({ id, name, locality }): Choosable => ({
      id: `institution:${id}`,
      section: 'institutions',
      title: name,
      ...(locality && { beside: locality }),
      words: t('palette.institutionWords'),
      run: () => onSelect([id]),
    }),
  )
