import type { Access } from '#dsl/entities/access.ts'
import { type AnyEntity, writableColumns } from '#dsl/entities/entity.ts'
import { isInstitution, placeColumn } from '#dsl/entities/places.ts'
import type { Finding, Rule } from '../finding.ts'
import { declaredAt } from '../places.ts'
import type { Subject } from '../subject.ts'

/** How many people an access lets in, from nobody to everybody: level 1 is the highest and the fewest. */
const widthOf = (access: Access): number => {
  switch (access.may) {
    case 'nobody':
      return 0
    case 'levelAtMost':
      return access.level
    case 'permitted':
      return 100
    case 'attached':
      return 200
    case 'everyone':
      return 300
  }
}

const said = (width: number): string =>
  ({ 0: 'nobody', 100: 'who has a permission', 200: 'everybody attached', 300: 'everybody' })[width] ??
  `level ${width} and above`

/** The widest of the ways to write: what is made by one and taken away by another is written by both. Grants are about single rows or columns. */
const writtenBy = ({ access: { insert, update, remove } }: AnyEntity): number =>
  Math.max(...[insert, update, remove].map(widthOf))

type Entities = ReadonlyMap<string, AnyEntity>

/** What a row belongs to: the rows that it cannot be without. Institutions are what everything belongs to, and say nothing. */
const ownersOf = (entity: AnyEntity, entities: Entities): AnyEntity[] =>
  writableColumns(entity).flatMap(([name, { options, facts }]) => {
    const owner = entities.get(facts.entity ?? '')
    const belongs = options.required === true && name !== placeColumn(entity)
    return owner && belongs && !isInstitution(owner) && owner !== entity ? [owner] : []
  })

/** A row of it only ties others together: all that anybody writes into it are relations that it cannot be without. */
const isLink = (entity: AnyEntity): boolean => {
  const columns = writableColumns(entity)
  return columns.length > 1 && columns.every(([, { options, facts }]) => facts.entity && options.required)
}

/** Other links of one of the rows that a link ties together. */
const siblingsOf = (entity: AnyEntity, entities: Entities): AnyEntity[] => {
  if (!isLink(entity)) return []
  const owners = ownersOf(entity, entities)
  return [...entities.values()].filter(
    (other) =>
      other !== entity && isLink(other) && ownersOf(other, entities).some((owner) => owners.includes(owner)),
  )
}

/** What nobody writes here is written by other systems, and says nothing of who may. */
const isWritten = (entity: AnyEntity): boolean => writtenBy(entity) > 0

const wider = (
  subject: Subject,
  entity: AnyEntity,
  what: string,
  others: readonly AnyEntity[],
): Finding[] => {
  const written = others.filter(isWritten)
  const most = Math.max(0, ...written.map(writtenBy))
  if (written.length === 0 || writtenBy(entity) <= most) return []
  return [
    {
      of: `${entity.name}.write`,
      at: declaredAt(subject, entity.name, 'entity'),
      harm: `${said(writtenBy(entity))} may write it, while ${what} (${written.map(({ name }) => name).join(', ')}) ${written.length > 1 ? 'are' : 'is'} for ${said(most)}: who may not touch those changes them by the back door`,
      instead: `the access of ${written[0]?.name}, or a grant over what others may do`,
    },
  ]
}

const readWider = (subject: Subject, entity: AnyEntity, entities: Entities): Finding[] => {
  const owners = ownersOf(entity, entities)
  const [own, most] = [
    widthOf(entity.access.read),
    Math.max(0, ...owners.map(({ access }) => widthOf(access.read))),
  ]
  if (owners.length === 0 || own <= most) return []
  return [
    {
      of: `${entity.name}.read`,
      at: declaredAt(subject, entity.name, 'entity'),
      harm: `${said(own)} may read it, while what it belongs to (${owners.map(({ name }) => name).join(', ')}) is for ${said(most)}: it tells of rows that are not theirs to see`,
      instead: `read as of ${owners[0]?.name}, or a grant over people's own rows`,
    },
  ]
}

/**
 * Access that is wider than all that an entity belongs to (what its required relations point at, institutions aside), or, of a link, than all
 * other links of the same rows. Compared is the widest way to write, and reading; grants are about single rows or columns and count for nothing.
 */
export const widerAccess: Rule<'widerAccess'> = {
  name: 'widerAccess',
  find: (subject) => {
    const { entities } = subject.catalogue
    return [...entities.values()].flatMap((entity) => [
      ...[
        ...wider(subject, entity, 'what it belongs to', ownersOf(entity, entities)),
        ...wider(subject, entity, 'its sibling links', siblingsOf(entity, entities)),
      ].slice(0, 1),
      ...readWider(subject, entity, entities),
    ])
  },
}
