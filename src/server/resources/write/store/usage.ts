import type { AnyEntity } from '#dsl/entities/entity.ts'
import { removalEffects } from '#dsl/entities/facts.ts'
import { isLocal } from '#dsl/entities/local.ts'
import { joinOf } from '#dsl/entities/places.ts'
import type { Clearing } from '#dsl/entities/reactions/effects.ts'
import { type Use, usesOf } from '#dsl/entities/uses.ts'
import type { Values } from '#protocol/row.ts'
import { quoted } from '#server/model/names.ts'
import { HttpProblem } from '../../../errors.ts'
import { idsAmong } from '../../catalogue/ids.ts'
import { inInstitutions } from '../../catalogue/placeSql.ts'
import type { Resource, Resources } from '../../catalogue/resource.ts'
import { Bindings, type Executor, run } from '../../catalogue/statement.ts'
import { notRemoved } from '../../catalogue/storedRow.ts'
import type { WriteContext } from '../writeContext.ts'
import { inWindow } from './effects.ts'

/** The effect of a removal that empties this column in some of the rows pointing here; the others keep it, as history. */
const clearingOf = (of: AnyEntity, { entity, column }: Use): Clearing | undefined =>
  removalEffects(of).find(
    (one): one is Clearing =>
      one.effect === 'clears' && one.related.entity === entity.name && one.related.by === column,
  )

interface Used {
  readonly by: string
  readonly count: number
}

interface Leaving {
  readonly institutions: readonly number[]
  /** Where nothing is cleared: what the row's removal would clear by then is in use. */
  readonly now?: Date
}

/** Counts the rows that point at a row, by their entity, in all institutions or in those that it leaves: one statement. */
const usedBy = async (
  tx: Executor,
  resources: Resources,
  { entity }: Resource,
  id: number,
  leaving?: Leaving,
): Promise<Used[]> => {
  const { institutions, now } = leaving ?? {}
  const uses = usesOf(
    entity,
    resources.all.map((one) => one.entity),
  ).filter(
    (use) =>
      institutions === undefined ||
      (isLocal(use.entity, use.column, entity) && (now || !clearingOf(entity, use))),
  )
  if (uses.length === 0) return []
  const bindings = new Bindings()
  const pointed = bindings.bind(id, 'int')
  const places = institutions && bindings.bind(institutions, 'int[]')
  const selects = uses.map((use) => {
    const { entity: user, column, many, by, row } = use
    const using = resources.of(user.name)
    const clearing = now && clearingOf(entity, use)
    const conditions = [
      many ? `t.${quoted(column)} @> to_jsonb(${pointed})` : `t.${quoted(column)} = ${pointed}`,
      ...(places ? [inInstitutions(using, places), ...notRemoved(using)] : []),
      ...(clearing ? inWindow({ resources, now }, clearing, bindings) : []),
    ]
    return `select '${by}' as "by", t.${quoted(row ?? 'id')} as "row" from ${using.table} t where ${conditions.join(' and ')}`
  })
  return run<Used>(
    tx,
    `select "by", count(distinct "row")::int as "count" from (${selects.join(' union all ')}) u group by "by" order by "by"`,
    bindings.values,
  )
}

/**
 * Throws HttpProblem 409 naming each entity that still uses the row, and by how many rows; of institutions that it is to
 * leave, only by rows that are in one of them and may use only what is there.
 */
export const demandUnused = async (
  tx: Executor,
  resources: Resources,
  resource: Resource,
  id: number,
  leaving?: Leaving,
): Promise<void> => {
  const used = await usedBy(tx, resources, resource, id, leaving)
  if (used.length > 0) throw inUse(used)
}

/** `column` is the row's id; `by` an entity, `count` its rows where they are known. */
export const inUse = (used: readonly (Omit<Used, 'count'> & Partial<Used>)[]): HttpProblem =>
  new HttpProblem(409, {
    says: 'inUse',
    details: used.map((params) => ({ column: 'id', code: 409, reason: 'inUse', params: { ...params } })),
  })

/**
 * A join row that goes, or comes to join something else, takes a row from an institution and clears nothing there: not while
 * other rows there use it. Throws HttpProblem 409.
 */
export const demandLeavable = async (
  { tx, resources, resource, now }: WriteContext,
  join: Values,
  next: Values = {},
): Promise<void> => {
  for (const { resource: of, row } of resource.carried) {
    const joined = of()
    const place = joinOf(joined.entity)?.institution ?? row
    if (next[row] === join[row] && next[place] === join[place]) continue
    const [id] = idsAmong([join[row]])
    if (id !== undefined)
      await demandUnused(tx, resources, joined, id, { institutions: idsAmong([join[place]]), now })
  }
}
