import { type AnyEntity, writableColumns } from '#dsl/entities/entity.ts'
import { onBecomes, onChanges, onCreated, removalEffects, unlinksTo } from '#dsl/entities/facts.ts'
import { isPlaced, isShared, placeName } from '#dsl/entities/places.ts'
import type { Related } from '#dsl/entities/related.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import type { SaveOutcome, WrittenLines } from './outcome.ts'
import { planLinks, planUnlinks } from './planLinks.ts'
import { planChanges, planRemovals } from './planRows.ts'
import type { Write } from './write.ts'

/**
 * What takes back all that a round has written, row by row; nothing where a part of it cannot be: other rows, mails or sessions
 * followed from it, or a row was given to some of its institutions. Links that were found there stay. A row that is gone is made
 * again, under another id. `without`: a relation of which the removed rows had no row, so that what would have followed there did not.
 */
export const undoOf = (
  of: AnyEntity,
  { written }: Pick<SaveOutcome, 'written'>,
  without?: Related,
): readonly UndoLine[] => {
  const all = written.map((one) => takenBack(of, one, without))
  if (!all.every((one) => one !== undefined)) return []
  return all
    .flat()
    .toReversed()
    .map((one, lineId) => ({ ...one, lineId }))
}

/** The calls that do it, rows of an institution together. */
export const planUndo = (of: AnyEntity, back: readonly UndoLine[]): readonly Write[] => [
  ...planUnlinks(back.filter(is('unlink'))),
  ...planBack(of, back.filter(is('update')), back.filter(is('remove'))),
  ...planLinks(back.filter(is('link'))),
  ...back.filter(is('insert')).map(
    ({ lineId, body }): Write => ({
      name: `again-${lineId}`,
      lines: [lineId],
      change: { do: 'insert', body },
    }),
  ),
]

/** A row gets its values back before it leaves institutions, which makes another version of it. */
const planBack = (
  of: AnyEntity,
  updates: readonly (UndoLine & { readonly do: 'update' })[],
  removals: readonly (UndoLine & { readonly do: 'remove' })[],
): readonly Write[] => {
  const changes = planChanges(of, updates, () => undefined)
  const changedBy = new Map(
    changes.flatMap(({ name, change }) =>
      change.do === 'updateAll' ? change.lines.map(({ row }) => [row.id, name] as const) : [],
    ),
  )
  const waiting = Map.groupBy(removals, ({ row }) => changedBy.get(row.id))
  return [
    ...changes,
    ...[...waiting].flatMap(([after, those]) =>
      after === undefined
        ? planRemovals(of, those, (one) => one.institutions)
        : planRemovals(of, those, (one) => one.institutions, true).map((write) => ({ ...write, after })),
    ),
  ]
}

/** The row that a line is about, by its id; undefined of one that is gone. */
export const rowOf = (line: UndoLine): number | undefined =>
  line.do === 'unlink' ? line.of : line.do === 'insert' ? undefined : line.row.id

/** Whether the removal of a row from these institutions can be taken back. `without` as of `undoOf`. */
export const isRemovalUndoable = (
  of: AnyEntity,
  row: WireRow,
  only: readonly number[] | 'all',
  without?: Related,
): boolean => removedBack(of, row, only, without) !== undefined

/** What takes back one row. */
type Back =
  /** `row` is the link, `of` the row that it ties. */
  | { readonly do: 'unlink'; readonly row: WireRow; readonly of: number; readonly institution: number }
  | { readonly do: 'remove'; readonly row: WireRow; readonly institutions: readonly number[] | 'all' }
  | { readonly do: 'update'; readonly row: WireRow; readonly patch: Values }
  | { readonly do: 'link'; readonly row: WireRow; readonly institution: number }
  | { readonly do: 'insert'; readonly body: Values }

export type UndoLine = Back & { readonly lineId: number }

const is =
  <D extends Back['do']>(what: D) =>
  <B extends Back>(one: B): one is B & { readonly do: D } =>
    one.do === what

const takenBack = (of: AnyEntity, one: WrittenLines, without?: Related): readonly Back[] | undefined => {
  const { did, rows, links = [], before, only, institution } = one
  const { access } = of
  switch (did) {
    case 'insert':
    case 'insertAll':
      if (
        access.remove.may === 'nobody' ||
        onCreated(of).length > 0 ||
        isTold(of) ||
        unlinksTo(of) === 'stays'
      )
        return undefined
      return rows.map((row) => ({ do: 'remove', row, institutions: 'all' }))
    case 'update': {
      const [row] = rows
      if (!row || !before || only || followsFrom(of, Object.keys(before)) || hasSecret(of, before))
        return undefined
      return [{ do: 'update', row, patch: before }]
    }
    case 'link':
      if (institution === undefined || !mayLeave(of)) return undefined
      return links.map(({ row, ...link }) => ({ do: 'unlink', row: link, of: row, institution }))
    case 'tie': {
      const [row] = rows
      if (!row || !only || !mayLeave(of)) return undefined
      return [{ do: 'remove', row, institutions: only }]
    }
    case 'remove':
      // What somebody else had removed is theirs to bring back.
      return before ? only && removedBack(of, before, only, without) : []
    case 'upsert':
      return undefined
  }
}

const removedBack = (
  of: AnyEntity,
  before: Values,
  only: readonly number[] | 'all',
  without?: Related,
): readonly Back[] | undefined => {
  const followed = removalEffects(of).some((one) => one.effect !== 'clears' || one.related !== without)
  if (followed) return undefined
  if (!isShared(of) || only === 'all' || (unlinksTo(of) !== 'stays' && isLast(before.institution, only)))
    return madeAgain(of, before, only)
  const row = { ...before, id: Number(before.id), version: Number(before.version) }
  return only.map((place) => ({ do: 'link', row, institution: place }))
}

/** Nothing where the row is not known whole, where a new one is told to somebody or sets off more, or where a service holds it. */
const madeAgain = (
  of: AnyEntity,
  before: Values,
  only: readonly number[] | 'all',
): readonly Back[] | undefined => {
  const columns = writableColumns(of)
  const isKnown = columns.every(([name, { options }]) => name in before && !options.secret)
  const mayBeMade = of.access.insert.may !== 'nobody' && onCreated(of).length === 0 && !of.source
  if (!isKnown || !mayBeMade) return undefined
  const place = placeName(of)
  const places = isShared(of) && only !== 'all' ? only : before[place]
  const body = Object.fromEntries(columns.map(([name]) => [name, before[name]]))
  return [{ do: 'insert', body: isPlaced(of) ? { ...body, [place]: places } : body }]
}

/** Whether a row that was tied to an institution may leave it again. */
const mayLeave = (of: AnyEntity): boolean =>
  // Nobody removes accounts: whose link comes or goes is told of it. What others clear keeps the link, where there is any.
  of.access.remove.may !== 'nobody' && removalEffects(of).every(({ effect }) => effect === 'clears')

/** Whether somebody hears of a removal. */
const isTold = (of: AnyEntity): boolean =>
  removalEffects(of).some(({ effect }) => effect === 'sends' || effect === 'signsOut' || effect === 'revokes')

/** Whether a change of these columns does more than change them. */
const followsFrom = (of: AnyEntity, columns: readonly string[]): boolean =>
  [...onChanges(of), ...onBecomes(of)].some(({ column }) => columns.includes(column))

/** Nobody knows here what a secret was. */
const hasSecret = ({ columns }: AnyEntity, values: object): boolean =>
  Object.keys(values).some((name) => columns[name]?.options.secret)

const isLast = (places: unknown, gone: readonly number[]): boolean =>
  !Array.isArray(places) || places.every((one) => gone.includes(one))
