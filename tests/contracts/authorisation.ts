import type { Catalogue } from '#dsl/catalogue.ts'
import { type Access, attached } from '#dsl/entities/access.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { uniqueRules } from '#dsl/entities/facts.ts'
import type { Principal } from '#server/principal.ts'
import type { Resource } from '#server/resources/catalogue/resource.ts'
import { person } from '#tests/server/harness.ts'
import { OTHER, OWN, SIBLING } from '#tests/server/world.ts'

/** Whose rows a call is about. */
export const targets = { own: [OWN], other: [OTHER], mixed: [OWN, OTHER], sibling: [SIBLING] } as const
export type Target = keyof typeof targets
/** `ok`: done, or refused for another reason than who is asking. `-`: no such call. */
export type Outcome = 'ok' | '401' | '403' | '404' | 'unknown' | '-'
export type Operation =
  | 'list'
  | 'insert'
  | 'update'
  | 'remove'
  | 'batch'
  | 'updateBatch'
  | 'removeBatch'
  | 'linkBatch'

/** Who asks: nobody, then people of fewer to more rights. */
export const principalsOf = ({ permissions }: Catalogue): Readonly<Record<string, Principal | undefined>> => {
  const every = Object.keys(permissions)
  const flags = every.map((flag) => [
    `admin A with ${flag}`,
    person({ level: 3, institutions: [OWN], permissions: { [OWN]: [flag] } }),
  ])
  return {
    anonymous: undefined,
    'viewer A': person({ level: 4, institutions: [OWN] }),
    ...Object.fromEntries(flags),
    'admin A': person({ level: 2, institutions: [OWN], permissions: { [OWN]: every } }),
    'admin B': person({ level: 2, institutions: [OTHER], permissions: { [OTHER]: every } }),
    'admin A and B, rights in A': person({
      level: 2,
      institutions: [OWN, OTHER],
      permissions: { [OWN]: every },
    }),
    provider: person(),
  }
}

/** Institutions where the access lets a person in; undefined when it lets them in nowhere. Written anew, on purpose. */
const doors = (who: Principal, access: Access): readonly number[] | undefined => {
  const all = [OWN, OTHER, SIBLING]
  const own = who.level === 1 ? all : all.filter((id) => (who.institutions as readonly number[]).includes(id))
  if (access.may === 'nobody') return undefined
  if (access.may === 'everyone') return all
  if (access.may === 'levelAtMost') return who.level <= access.level ? own : undefined
  if (access.may === 'attached' || who.level === 1) return own
  return own.filter((id) => (who.permissions[id] ?? []).includes(access.permission))
}

/** The row that a call is about, or makes: its id, and whom it is said to be of. */
export type Row = Readonly<Record<string, unknown>>

const grantedAs = { list: 'read', insert: 'insert', update: 'update', remove: 'remove' } as const

/** What grants say, to people whom `access` lets in nowhere; undefined where none is theirs. */
const granted = (
  who: Principal,
  { entity }: Resource,
  operation: Exclude<Operation, 'updateBatch' | 'removeBatch'>,
  places: readonly number[],
  row: Row,
): Outcome | undefined => {
  if (operation === 'batch' || operation === 'linkBatch') return undefined
  const held = entity.grants.flatMap((grant) => {
    const open = grant.to ? (doors(who, grant.to) ?? []) : [OWN, OTHER, SIBLING]
    return grant[grantedAs[operation]] && open.length > 0 ? [{ grant, open }] : []
  })
  if (held.length === 0) return undefined
  // Institutions that are named have to be the person's own, although nothing but their rows is read.
  const named = entity.belongs.to === 'all' ? [] : places
  if (operation === 'list') return named.every((id) => doors(who, attached)?.includes(id)) ? 'ok' : '403'
  const seen = doors(who, entity.access.read) ?? []
  const isOwn = (own = '') => row[own] === who.id
  const reads = entity.grants.some(({ read, own }) => read && isOwn(own))
  if (operation !== 'insert' && !reads && !places.some((id) => seen.includes(id))) return '404'
  const about = held.filter(
    ({ grant, open }) =>
      (!grant.own || isOwn(grant.own)) && !grant.where && places.every((id) => open.includes(id)),
  )
  // What a row names has to be in reach of whoever makes it.
  const names =
    about.some(({ grant: { own } }) => own && !isUnique(entity, own)) ||
    Object.values(entity.columns).some(({ facts }) => facts.entity === 'institution')
  if (
    operation === 'insert' &&
    about.length > 0 &&
    names &&
    !places.every((id) => doors(who, attached)?.includes(id))
  )
    return 'unknown'
  // Calls are for a version that is none, which is told before columns are looked at: tests/contracts/grants.test.ts looks at these.
  return about.length > 0 ? 'ok' : '403'
}

/** That there is such a row already is told before what it names is looked at. */
const isUnique = (entity: AnyEntity, name: string): boolean =>
  uniqueRules(entity).some(({ columns }) => columns.join() === name)

/** What the declaration of an entity says must come of a call. */
export const expected = (
  who: Principal | undefined,
  resource: Resource,
  asked: Operation,
  target: Target,
  row: Row,
): Outcome => {
  const { entity, carried } = resource
  // Of rows that are there several may do what one may.
  const operation = asked === 'updateBatch' ? 'update' : asked === 'removeBatch' ? 'remove' : asked
  const places: readonly number[] = targets[target]
  const { to } = entity.belongs
  const several = places.length > 1
  if (several && operation !== 'list' && operation !== 'linkBatch' && to !== 'institutions') return '-'
  if (!who) return '401'
  const { access } = entity
  const needed =
    operation === 'list'
      ? access.read
      : operation === 'update' || operation === 'remove'
        ? access[operation]
        : access.insert
  const open = doors(who, needed)
  if (open === undefined) return granted(who, resource, operation, places, row) ?? '403'
  if (to === 'all') return needed.may === 'permitted' && open.length === 0 ? '403' : 'ok'
  const inside = (allowed: readonly number[] | undefined, ids: readonly number[]) =>
    ids.every((id) => allowed?.includes(id))
  const seen = doors(who, access.read) ?? []
  const sees = (ids: readonly number[], by: readonly number[]) => ids.some((id) => by.includes(id))
  if (operation === 'update' || operation === 'remove')
    return !sees(places, seen) ? '404' : inside(open, places) ? 'ok' : '403'
  if (operation === 'linkBatch') {
    if (!inside(open, [places.at(-1) ?? 0])) return '403'
    const linked = carried[0]?.resource().entity.access.read
    return linked && sees([places[0] ?? 0], doors(who, linked) ?? []) ? 'ok' : 'unknown'
  }
  if (operation === 'batch' && several) {
    if (!inside(open, [OWN])) return '403'
    return inside(doors(who, access.update), places) ? 'ok' : '403'
  }
  if (operation === 'insert' && to === 'itself') return who.level === 1 ? 'ok' : '403'
  return inside(open, places) ? 'ok' : '403'
}
