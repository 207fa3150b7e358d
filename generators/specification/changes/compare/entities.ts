import type { Access } from '#dsl/entities/access.ts'
import type { DescribedEntity, JsonObject } from '../../description/description.ts'
import { canonical, isSame } from '../../description/plain.ts'
import type { Change } from '../change.ts'
import { accessChange } from './access.ts'
import { changeOf, type Found, type Sides, tablesOf } from './found.ts'
import { addedTo } from './order.ts'

const operations = ['read', 'insert', 'update', 'remove'] as const

const accessFound = (old: DescribedEntity, next: DescribedEntity): Found[] =>
  operations.flatMap((operation): Found[] => {
    const [before, after]: Access[] = [old.access[operation], next.access[operation]]
    if (!before || !after) return []
    const how = accessChange(before, after)
    if (!how) return []
    const parts = { before: { access: before }, after: { access: after } }
    return [
      {
        class: how,
        what: `access.${operation}`,
        marks: [how !== 'loosened' && 'api', 'people'],
        differs: true,
        ...parts,
      },
    ]
  })

/** What is in one list of declarations and not in the other, by all that it says. */
const missing = (from: readonly JsonObject[], than: readonly JsonObject[]): JsonObject[] => {
  const there = new Set(than.map(canonical))
  return from.filter((one) => !there.has(canonical(one)))
}

/** How a declaration is called in an id: `unique code`. */
const nameOf = (one: JsonObject): string =>
  [one.rule ?? one.on, one.check, one.columns, one.column, one.reads]
    .flat()
    .filter((part) => typeof part === 'string')
    .join(' ')

const rulesFound = (name: string, old: DescribedEntity, next: DescribedEntity): Found[] => [
  ...missing(next.rules, old.rules).map(
    (rule): Found => ({
      class: 'tightened',
      what: 'rule',
      which: nameOf(rule),
      marks: ['data', 'api'],
      after: { rule, of: name },
      ...(rule.rule === 'unique' && { asked: { rows: 'twice', entity: name, rule } }),
    }),
  ),
  ...missing(old.rules, next.rules).map(
    (rule): Found => ({
      class: 'loosened',
      what: 'rule',
      which: nameOf(rule),
      differs: true,
      before: { rule, of: name },
    }),
  ),
]

const grantsFound = (name: string, old: DescribedEntity, next: DescribedEntity): Found[] => [
  ...missing(old.grants, next.grants).map(
    (grant): Found => ({
      class: 'tightened',
      what: 'grant',
      which: grantName(grant),
      marks: ['api', 'people'],
      before: { grant, of: name },
    }),
  ),
  ...missing(next.grants, old.grants).map(
    (grant): Found => ({
      class: 'loosened',
      what: 'grant',
      which: grantName(grant),
      marks: ['people'],
      differs: true,
      after: { grant, of: name },
    }),
  ),
]
const grantName = ({ own, update }: JsonObject): string =>
  [own, update]
    .flat()
    .filter((part) => typeof part === 'string')
    .join(' ')

/** What takes values or rows along when another row changes. */
const isLosing = ({ effects, how }: JsonObject): boolean =>
  how === undefined ||
  (Array.isArray(effects) && effects.some((one) => ['clears', 'removes'].includes(String(one.effect))))

const reactionsFound = (old: DescribedEntity, next: DescribedEntity): Found[] => {
  const [added, gone] = [missing(next.on, old.on), missing(old.on, next.on)]
  const of = (one: JsonObject) =>
    [one.on, one.column, one.value].filter((part) => part !== undefined).join(' ')
  const names = [...new Set([...added, ...gone].map(of))]
  return names.map((which) => {
    const isRemoval = which === 'removed'
    const now = added.find((one) => of(one) === which)
    const loses = now ? isLosing(isRemoval ? now : { ...now, how: {} }) : isRemoval
    return {
      class: 'changed',
      what: isRemoval ? 'removal' : 'reaction',
      which,
      marks: [loses && 'data', 'people'],
    }
  })
}

const wireFound = (old: DescribedEntity, next: DescribedEntity): Found[] => {
  const names = (of: DescribedEntity) => [of.resource, ...of.also.map((one) => one)]
  const gone = addedTo(names(next), names(old)).filter(
    (one) => one !== old.resource || old.resource === next.resource,
  )
  return [
    ...(old.resource === next.resource
      ? []
      : [
          {
            class: 'renamed' as const,
            what: 'resource',
            marks: ['api' as const],
            before: { code: old.resource },
            after: { code: next.resource },
          },
        ]),
    ...gone.map(
      (name): Found => ({
        class: 'removed',
        what: 'alias',
        which: name,
        marks: ['api'],
        before: { code: name },
      }),
    ),
    ...addedTo(old.also, next.also).map(
      (name): Found => ({
        class: 'added',
        what: 'alias',
        which: name,
        differs: true,
        after: { code: name },
      }),
    ),
  ]
}

const ownFound = (name: string, old: DescribedEntity, next: DescribedEntity): Found[] => [
  ...(isSame(old.belongs, next.belongs)
    ? []
    : [
        {
          class: 'changed' as const,
          what: 'belonging',
          marks: ['data' as const, 'api' as const, 'people' as const],
        },
      ]),
  ...(isSame(old.label, next.label)
    ? []
    : [{ class: 'changed' as const, what: 'label', marks: ['people' as const] }]),
  ...(isSame(old.search, next.search)
    ? []
    : [
        {
          class: 'changed' as const,
          what: 'search',
          marks: ['people' as const],
          differs: true,
          before: { columns: old.search, of: name },
          after: { columns: next.search, of: name },
        },
      ]),
]

/** What is said of all rows of an entity: who may, what holds, what follows. */
export const entityChanges = (sides: Sides, name: string): Change[] => {
  const [old, next] = [sides.old.entities[name], sides.next.entities[name]]
  const tables = tablesOf(sides, name)
  if (!old || !next) {
    const isServed = (old ?? next)?.access.read.may !== 'nobody'
    const found: Found = next
      ? { class: 'added', what: 'entity', marks: [], differs: isServed }
      : {
          class: 'removed',
          what: 'entity',
          marks: ['data', isServed && 'api'],
          asked: { rows: 'all', entity: name },
        }
    return [changeOf({ entity: name }, tables, found)]
  }
  return [
    ...wireFound(old, next),
    ...ownFound(name, old, next),
    ...accessFound(old, next),
    ...grantsFound(name, old, next),
    ...rulesFound(name, old, next),
    ...reactionsFound(old, next),
  ].map((found) => changeOf({ entity: name }, tables, found))
}
