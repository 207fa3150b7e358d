import { institutionsOf, placeColumn } from '#dsl/entities/places.ts'
import type { Detail } from '#protocol/problem.ts'
import { quoted } from '#server/model/names.ts'
import type { Resource } from '../../catalogue/resource.ts'
import { run } from '../../catalogue/statement.ts'
import { LockSetChanged } from '../../write/lock/lockRows.ts'
import { type Change, type Draft, onLines, type Wanted } from '../../write/plan.ts'
import { throwAny } from '../../write/submission.ts'
import type { WriteContext } from '../../write/writeContext.ts'

/** The unique rule by which a row of one institution has its like in others: the access of a person, here and there. */
const alikeBy = ({ entity, keys }: Resource) =>
  placeColumn(entity) === undefined
    ? undefined
    : keys.find(({ rule, institution }) => institution !== undefined && rule.columns.length > 0)

export const standsAlike = (resource: Resource): boolean => alikeBy(resource) !== undefined

/**
 * The changes of a draft, also of the like of its rows in other institutions, all or nothing. Institutions that have none are left
 * as they are, and a row that the draft names itself is changed as it says. Its plan throws HttpProblem 400 where a row's own
 * institution is not among them.
 */
export const alsoAlike = async (
  write: WriteContext,
  draft: Draft,
  institutions: readonly number[],
): Promise<Draft> => {
  const { wanted, isBatch } = draft
  const alike = await idsAlike(write, wanted, institutions)
  const others = [...alike].map(([id, { line, submitted }]) => ({ line, id, institutions: [], submitted }))
  return {
    ...draft,
    wanted: [...wanted, ...others],
    plan: async (rows, raised) => {
      const own = await draft.plan(rows, raised)
      throwAny(onLines(elsewhere(write.resource, own, institutions), own, isBatch))
      const now = await idsAlike(write, wanted, institutions)
      if (`${[...now.keys()]}` !== `${[...alike.keys()]}`) throw new LockSetChanged()
      const further = rows.flatMap((current): Change[] => {
        const like = alike.get(current.id)
        return like ? [{ line: like.line, institutions: [], submitted: like.submitted, current }] : []
      })
      return [...own, ...further]
    },
  }
}

/** Rows that are in none of the institutions, counted from 0. */
const elsewhere = (
  { entity }: Resource,
  changes: readonly Change[],
  institutions: readonly number[],
): Detail[] =>
  changes.flatMap(({ current }, line) =>
    current && !institutionsOf(entity, current).every((one) => institutions.includes(one))
      ? [{ column: 'institutions', code: 400, reason: 'elsewhere', line }]
      : [],
  )

/** The rows that have the same unique value in the institutions as those named, by id in order, with the line of these. */
const idsAlike = async (
  { tx, resource }: WriteContext,
  wanted: readonly Wanted[],
  institutions: readonly number[],
): Promise<ReadonlyMap<number, Wanted>> => {
  const key = alikeBy(resource)
  const named = new Map(wanted.flatMap((one): [number, Wanted][] => (one.id ? [[one.id, one]] : [])))
  if (!key) return new Map()
  const { table } = resource
  const column = quoted(key.column)
  const found = await run<{ id: number; like: number }>(
    tx,
    `select o."id", t."id" as "like" from ${table} t join ${table} o on o.${column} = t.${column} where t."id" = any($1::int[]) and o."id" <> all($1::int[]) and o.${quoted(key.institution ?? '')} = any($2::int[]) order by 1, 2`,
    [[...named.keys()], institutions],
  )
  return new Map(
    found.flatMap(({ id, like }): [number, Wanted][] => {
      const one = named.get(like)
      return one ? [[id, one]] : []
    }),
  )
}
