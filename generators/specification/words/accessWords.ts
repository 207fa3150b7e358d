import type { Access, AccessRules } from '#dsl/entities/access.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { Grant } from '#dsl/entities/grant.ts'
import { heldGrants } from '#engine/access/grants.ts'
import { type Person, placesOf } from '#engine/access/places.ts'
import type { Page } from '../page.ts'
import { capital } from './words.ts'

/** Levels that a matrix shows, 1 the highest: those that an installation begins with. */
export const levels = [1, 2, 3, 4, 5, 6] as const
export const operations = ['read', 'insert', 'update', 'remove'] as const

/** Where people may do a thing: everywhere, in their institutions, there with a permission, with some rows, nowhere. */
export type Cell = 'everywhere' | 'own' | 'permitted' | 'some' | 'none'

const personOf = (level: number, permissions: readonly string[]): Person => ({
  id: 1,
  level,
  institutions: level === 1 ? 'all' : [1],
  permissions: { 1: permissions },
})

const reached = (person: Person, access: Access): 'all' | number => {
  const found = placesOf(person, access)
  return found === 'all' ? found : (found?.length ?? 0)
}

/** What a person of the level may do, found out by asking the engine for one without any permission and one with all. */
export const cellOf = (
  entity: AnyEntity,
  operation: keyof AccessRules,
  level: number,
  all: readonly string[],
): Cell => {
  const [bare, full] = [personOf(level, []), personOf(level, all)]
  const without = reached(bare, entity.access[operation])
  if (without === 'all') return 'everywhere'
  if (without > 0) return 'own'
  if (reached(full, entity.access[operation]) !== 0) return 'permitted'
  return heldGrants(entity, full, operation).length > 0 ? 'some' : 'none'
}

/** Who may do a thing, as people are called. */
export const whoText = (page: Pick<Page, 'say' | 'permissionName'>, access: Access): string => {
  if (access.may === 'levelAtMost')
    return access.level === 1
      ? page.say('access.who.levelOne')
      : page.say('access.who.levelAtMost', { level: access.level })
  const permission = access.may === 'permitted' ? page.permissionName(access.permission) : ''
  return page.say(`access.who.${access.may}`, { permission })
}

/** What something of one entity is told with: the labels are those of its columns. */
export interface EntityWords extends Pick<Page, 'say' | 'quoted' | 'listed' | 'permissionName'> {
  labelOf(column: string): string
  labelsOf(columns: readonly string[]): string
}

export const entityWords = (page: Page, entity: AnyEntity): EntityWords => ({
  ...page,
  labelOf: (column) => page.labelOf(column, entity),
  labelsOf: (columns) => page.labelsOf(columns, entity),
})

/** To whom a grant is given. */
export const grantedTo = (page: Pick<Page, 'say' | 'permissionName'>, { to }: Grant): string =>
  to ? whoText(page, to) : page.say('access.grant.everybody')

/** Which rows a grant is about, after a colon; nothing where it is about all. */
export const whichRows = (page: EntityWords, { own, where }: Grant): string => {
  const column = where && where.column !== 'id' ? page.quoted(page.labelOf(where.column)) : ''
  return [
    ...(own ? [page.say('access.grant.own')] : []),
    ...(where ? [page.say('access.grant.where', { column, setting: settingName(where.setting) })] : []),
  ].join('')
}

/** What a grant lets people do besides, in one sentence. */
export const grantText = (page: EntityWords, grant: Grant): string => {
  const what = [
    ...(grant.read ? [page.say('access.grant.read')] : []),
    ...(grant.insert ? [page.say('access.grant.insert')] : []),
    ...(grant.update ? [page.say('access.grant.update', { columns: page.labelsOf(grant.update) })] : []),
    ...(grant.remove ? [page.say('access.grant.remove')] : []),
  ]
  const line = page.say(grant.to ? 'access.grant.lines' : 'access.grant.line', {
    who: grantedTo(page, grant),
    what: page.listed(what),
    which: whichRows(page, grant),
  })
  return capital(line)
}

/** The setting of the server as who runs it knows it: companyDomain → COMPANY_DOMAIN. */
const settingName = (setting: string): string =>
  setting.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
