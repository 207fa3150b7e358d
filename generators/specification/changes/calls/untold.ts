import type { Change } from '../change.ts'
import type { Sides } from '../compare/found.ts'
import type { Renames } from '../compare/renames/renames.ts'
import type { CallChange } from './callChanges.ts'
import { lastName } from './fields.ts'

/** Columns of which something is told, by their names of before and now; those of a value list too of which a value is. */
const toldColumns = (
  { old, next }: Sides,
  { columns: renamed }: Renames,
  told: readonly Change[],
): ReadonlySet<string> => {
  const lists = new Set(told.flatMap(({ subject }) => subject.enumeration ?? []))
  const ofLists = [old, next].flatMap(({ entities }) =>
    Object.values(entities).flatMap(({ columns }) =>
      Object.keys(columns).filter((name) => lists.has(columns[name]?.enumeration ?? '')),
    ),
  )
  const names = [...renamed.values()].flatMap((of) => [...of].flat())
  return new Set([...told.flatMap(({ subject }) => subject.column ?? []), ...ofLists, ...names])
}

/** What the calls of an entity are filed under: the end of its address, and of its other ones. */
const tagsOf = ({ resource, also }: { readonly resource: string; readonly also: readonly string[] }) =>
  [resource, ...also].map((one) => one.split('/').at(-1) ?? one)

/** Entities of which something is told, by what their calls are filed under. */
const toldTags = (
  { old, next }: Sides,
  told: readonly Change[],
  isAbout: (change: Change) => boolean,
): ReadonlySet<string> =>
  new Set(
    told.filter(isAbout).flatMap(({ subject }) =>
      [old, next].flatMap(({ entities }) => {
        const entity = entities[subject.entity ?? '']
        return entity ? tagsOf(entity) : []
      }),
    ),
  )

/**
 * Of the changes of calls those that no change of the schemas tells of already, and of what many calls of a resource have in common
 * the first.
 */
export const untold = (
  sides: Sides,
  renames: Renames,
  told: readonly Change[],
  found: readonly CallChange[],
): readonly Change[] => {
  const columns = toldColumns(sides, renames, told)
  const moved = toldTags(
    sides,
    told,
    ({ what, class: of }) => ['entity', 'resource', 'alias'].includes(what) && of !== 'added',
  )
  const closed = toldTags(sides, told, ({ what }) => what.startsWith('access.'))
  const left = found.filter(({ tag, change, field }) => {
    if (change.what === 'call' && moved.has(tag)) return false
    // Where nobody may do something any more, there is neither the call nor what it takes and answers.
    if (['call', 'answer', 'sent.removed'].includes(change.what) && closed.has(tag)) return false
    if (!field) return true
    if (field.kind === 'values' && field.lost?.every((one) => columns.has(one))) return false
    return !columns.has(lastName(field.path))
  })
  const first = new Map(
    left.toReversed().map((one) => {
      const { change, tag, field, parameter } = one
      const name = field ? lastName(field.path) : parameter
      const place = name === undefined ? change.id : `${tag} ${change.what} ${name}`
      return [place, change] as const
    }),
  )
  return [...first.values()].toReversed()
}
