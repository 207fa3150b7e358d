import { usesOf } from '#dsl/uses.ts'
import { quoted } from '#server/model/names.ts'
import { HttpProblem } from '../errors.ts'
import type { Resource, Resources } from './resource.ts'
import { type Executor, run } from './statement.ts'

interface Used {
  readonly by: string
  readonly count: number
}

/** How many rows of which entity point at a row: one statement. */
const usedBy = async (
  tx: Executor,
  resources: Resources,
  { entity }: Resource,
  id: number,
): Promise<Used[]> => {
  const uses = usesOf(
    entity,
    resources.all.map((one) => one.entity),
  )
  if (uses.length === 0) return []
  const selects = uses.map(({ entity: user, column, many, by, row }) => {
    const points = many ? `${quoted(column)} @> to_jsonb($1::int)` : `${quoted(column)} = $1::int`
    return `select '${by}' as "by", ${quoted(row ?? 'id')} as "row" from ${quoted(user.name)} where ${points}`
  })
  return run<Used>(
    tx,
    `select "by", count(distinct "row")::int as "count" from (${selects.join(' union all ')}) u group by "by" order by "by"`,
    [id],
  )
}

/** Throws HttpProblem 409 naming each entity that still uses the row, and by how many rows. */
export const demandUnused = async (
  tx: Executor,
  resources: Resources,
  resource: Resource,
  id: number,
): Promise<void> => {
  const used = await usedBy(tx, resources, resource, id)
  if (used.length > 0) throw inUse(used)
}

/** `column` is the row's id; `by` an entity, `count` its rows where they are known. */
export const inUse = (used: readonly (Omit<Used, 'count'> & Partial<Used>)[]): HttpProblem =>
  new HttpProblem(409, {
    says: 'inUse',
    details: used.map((params) => ({ column: 'id', code: 409, reason: 'inUse', params: { ...params } })),
  })
