import type { AnyEntity } from '#dsl/entities/entity.ts'
import { onBecomes, onChanges, onCreated, removalEffects, unlinksTo } from '#dsl/entities/facts.ts'
import { isShared } from '#dsl/entities/places.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import type { SaveOutcome, WrittenLines } from './outcome.ts'
import { planLinks } from './planLinks.ts'
import { planChanges, planRemovals } from './planTogether.ts'
import type { Write } from './write.ts'

/**
 * What takes back all that a round has written, rows of an institution together; nothing where a part of it cannot be: other rows, mails or
 * sessions followed from it, or a row was given to some of its institutions.
 */
export const undoOf = (of: AnyEntity, { written }: SaveOutcome): readonly Write[] => {
  const all = written.map((one) => takenBack(of, one))
  if (!all.every((one) => one !== undefined)) return []
  const back = all
    .flat()
    .toReversed()
    .map((one, lineId) => ({ ...one, lineId }))
  return [
    ...planRemovals(of, back.filter(is('remove')), (one) => one.institutions),
    ...planChanges(of, back.filter(is('update')), () => undefined),
    ...planLinks(back.filter(is('link'))),
  ]
}

/** What takes back one row. */
type Back =
  | { readonly do: 'remove'; readonly row: WireRow; readonly institutions: readonly number[] | 'all' }
  | { readonly do: 'update'; readonly row: WireRow; readonly patch: Values }
  | { readonly do: 'link'; readonly row: WireRow; readonly institution: number }

const is =
  <D extends Back['do']>(what: D) =>
  <B extends Back>(one: B): one is B & { readonly do: D } =>
    one.do === what

const takenBack = (of: AnyEntity, one: WrittenLines): readonly Back[] | undefined => {
  const { did, rows, ids, before, only, institution } = one
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
      if (institution === undefined || !unlinksTo(of) || removalEffects(of).length > 0) return undefined
      return ids.map((id) => ({ do: 'remove', row: { id, version: 0 }, institutions: [institution] }))
    case 'remove': {
      if (!isShared(of) || removalEffects(of).length > 0 || !before || !only || only === 'all')
        return undefined
      if (unlinksTo(of) !== 'stays' && isLast(before.institution, only)) return undefined
      const row = { ...before, id: Number(before.id), version: Number(before.version) }
      return only.map((place) => ({ do: 'link', row, institution: place }))
    }
    case 'upsert':
      return undefined
  }
}

/** Whether somebody hears of a removal. */
const isTold = (of: AnyEntity): boolean =>
  removalEffects(of).some(({ effect }) => effect === 'sends' || effect === 'signsOut')

/** Whether a change of these columns does more than change them. */
const followsFrom = (of: AnyEntity, columns: readonly string[]): boolean =>
  [...onChanges(of), ...onBecomes(of)].some(({ column }) => columns.includes(column))

/** Nobody knows here what a secret was. */
const hasSecret = ({ columns }: AnyEntity, values: object): boolean =>
  Object.keys(values).some((name) => columns[name]?.options.secret)

const isLast = (places: unknown, gone: readonly number[]): boolean =>
  !Array.isArray(places) || places.every((one) => gone.includes(one))
