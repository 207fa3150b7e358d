import { institutionsOf, placeColumn } from '#dsl/entities/places.ts'
import type { Reach } from '#engine/access/places.ts'
import { malformed } from '../../../errors.ts'
import { demand } from '../../catalogue/access.ts'
import type { Resource } from '../../catalogue/resource.ts'
import { run } from '../../catalogue/statement.ts'
import { rowsById, Unsettled } from '../../write/lock/lockRows.ts'
import { namedRow } from '../../write/namedRow.ts'
import type { Draft } from '../../write/plan.ts'
import type { WriteContext } from '../../write/writeContext.ts'
import { type Modification, modification } from './drafts.ts'

/** The unique rule by which a row of one institution has its like in others: the access of a person, here and there. */
const alikeBy = ({ entity, keys }: Resource) =>
  placeColumn(entity) === undefined
    ? undefined
    : keys.find(({ rule, institution }) => institution !== undefined && rule.columns.length > 0)

export const standsAlike = (resource: Resource): boolean => alikeBy(resource) !== undefined

/**
 * The same change of a row and of its like in other institutions, all or nothing. Institutions that have none are left as
 * they are. The version is the named row's. Throws HttpProblem 400 where the row's own institution is not among them, 403, 404.
 */
export const modificationAlike = async (
  write: WriteContext,
  { institutions, ...change }: Modification & { readonly institutions: readonly number[] },
  allowed: Reach,
): Promise<Draft> => {
  const { resource } = write
  demand(institutions, allowed)
  const [found] = (await rowsById(write, resource, [change.id])).values()
  const own = namedRow(write, found ? [found] : [], change.id, { places: allowed })
  if (!institutionsOf(resource.entity, own).every((one) => institutions.includes(one)))
    throw malformed('institutions', 'elsewhere')
  const others = await idsAlike(write, change.id, institutions)
  const draft = modification(write, change, { places: allowed })
  const { submitted } = change
  return {
    ...draft,
    wanted: [...draft.wanted, ...others.map((id) => ({ line: 0, id, institutions: [], submitted }))],
    plan: async (rows, raised) => {
      const [first] = await draft.plan(rows, raised)
      if (`${await idsAlike(write, change.id, institutions)}` !== `${others}`) throw new Unsettled()
      const further = rows.filter(({ id }) => id !== change.id)
      return [
        ...(first ? [first] : []),
        ...further.map((current) => ({ line: 0, institutions: [], submitted, current })),
      ]
    },
  }
}

/** Ids of the rows that have the same unique value in the institutions, in order. */
const idsAlike = async (
  { tx, resource }: WriteContext,
  id: number,
  institutions: readonly number[],
): Promise<readonly number[]> => {
  const key = alikeBy(resource)
  if (!key) return []
  const { table } = resource
  const text = `select o."id" from ${table} t join ${table} o on o."${key.column}" = t."${key.column}" and o."id" <> t."id" where t."id" = $1::int and o."${key.institution}" = any($2::int[]) order by 1`
  return (await run<{ id: number }>(tx, text, [id, institutions])).map((row) => row.id)
}
