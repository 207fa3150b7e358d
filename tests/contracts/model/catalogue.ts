import { attached, permitted } from '#dsl'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { AccessRules } from '#dsl/entities/access.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { joinEntity } from '#dsl/entities/joinEntity.ts'
import { catalogue as console } from '#schemas'

const written = (by: AccessRules['insert']): AccessRules => ({
  read: attached,
  insert: by,
  update: by,
  remove: by,
})
const anybody = written(attached)
const poster = written(permitted('broadcastShift'))

/** In the console the provider alone writes most rows: here administrators do too, so that several people meet at one row. */
const opened: Readonly<Record<string, AccessRules>> = {
  pole: anybody,
  institutiongroup: anybody,
  mission: anybody,
  institutionChronos: anybody,
  template: written(permitted('accessSettings')),
  schedule: poster,
  specialHour: poster,
  specialHourHasJob: poster,
}

const reopened = [...console.entities.values()].flatMap((entity): AnyEntity[] => {
  const access = opened[entity.name]
  if (!access) return []
  const own = { ...entity, access }
  return [own, joinEntity(own)].filter((one) => one !== undefined)
})
const byName = new Map(reopened.map((entity) => [entity.name, entity]))
const inPlace = (of: ReadonlyMap<string, AnyEntity>) =>
  new Map([...of].map(([name, entity]) => [name, byName.get(entity.name) ?? entity]))

export const catalogue: Catalogue = {
  ...console,
  entities: inPlace(console.entities),
  resources: inPlace(console.resources),
}

/** @throws RangeError for a name that is no entity's. */
export const entityOf = (name: string): AnyEntity => {
  const found = catalogue.entities.get(name)
  if (!found) throw new RangeError(`${name} is no entity`)
  return found
}

/** What people write, and the columns that they give values: shared rows that stay, go or are marked, rows of one institution, one an institution, common ones of a person's own, and what rights stand on. */
export const played: Readonly<Record<string, readonly string[]>> = {
  pole: ['name'],
  job: ['name'],
  schedule: ['code', 'beginAt', 'endAt'],
  institutiongroup: ['name', 'type'],
  mission: ['schedule', 'beginAt', 'endAt', 'workerType'],
  specialHour: ['name', 'isSunday', 'job'],
  template: ['name', 'pole', 'job', 'isFullTime'],
  institutionChronos: ['isProxyRequired', 'hasSecurityModule'],
  savedView: ['admin', 'screen', 'name'],
  institutionHasAdmin: ['admin', 'isActivated', 'level'],
  admin: ['level'],
}

/** Columns that the server keeps and the model works out by itself. */
const kept: Readonly<Record<string, readonly string[]>> = {
  schedule: ['nbWorkedMinutes'],
  template: ['jobName'],
}

/** The columns that are compared. */
export const comparedIn = (entity: string): readonly string[] => [
  ...(played[entity] ?? []),
  ...(kept[entity] ?? []),
]
