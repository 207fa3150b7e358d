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
import type { Resource } from '../../catalogue/resource.ts'
import { Bindings, run } from '../../catalogue/statement.ts'
import { notRemoved } from '../../catalogue/storedRow.ts'
import type { WriteContext } from '../writeContext.ts'
import { inWindow } from './effects.ts'
import { type Leaving, leavingSql } from './leaving.ts'

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

/** A row of a call that is to go: wherever it is, or from the institutions said. */
interface Going extends Partial<Leaving> {
  readonly line: number
  readonly id: number
}

/**
 * Counts the rows that point at rows, by line and entity: one statement. Of rows that leave institutions those which are there
 * and may use only what is there. `now`: nothing is cleared, so that what the row's removal would clear by then is in use.
 */
const usedBy = async (
  { tx, resources }: Pick<WriteContext, 'tx' | 'resources'>,
  { entity }: Resource,
  rows: readonly Going[],
  now?: Date,
): Promise<(Used & { readonly line: number })[]> => {
  const isLeaving = rows.some(({ institutions }) => institutions !== undefined)
  const uses = usesOf(
    entity,
    resources.all.map((one) => one.entity),
  ).filter(
    (use) => !isLeaving || (isLocal(use.entity, use.column, entity) && (now || !clearingOf(entity, use))),
  )
  if (uses.length === 0 || rows.length === 0) return []
  const bindings = new Bindings()
  const given = bindings.bind(JSON.stringify(rows), 'jsonb')
  const selects = uses.map((use) => {
    const { entity: user, column, many, by, row } = use
    const using = resources.of(user.name)
    const clearing = now && clearingOf(entity, use)
    const conditions = [
      many ? `t.${quoted(column)} @> to_jsonb(x."id")` : `t.${quoted(column)} = x."id"`,
      ...(isLeaving ? [inInstitutions(using, 'x."institutions"'), ...notRemoved(using)] : []),
      ...(clearing ? inWindow({ resources, now }, clearing, bindings) : []),
    ]
    return `select x."line", '${by}' as "by", t.${quoted(row ?? 'id')} as "row" from x join ${using.table} t on ${conditions.join(' and ')}`
  })
  return run(
    tx,
    `with x as (select * from ${leavingSql(given)}) select "line", "by", count(distinct "row")::int as "count" from (${selects.join(' union all ')}) u group by "line", "by" order by "line", "by"`,
    bindings.values,
  )
}

/**
 * Why rows may not go, by line: 409 naming each entity that still uses one, and by how many rows; of institutions that they are to
 * leave, only by rows that are in one of them and may use only what is there.
 */
export const usedRows = async (
  write: Pick<WriteContext, 'tx' | 'resources'>,
  resource: Resource,
  rows: readonly Going[],
  now?: Date,
): Promise<ReadonlyMap<number, HttpProblem>> => {
  const used = await usedBy(write, resource, rows, now)
  return new Map(
    [...Map.groupBy(used, ({ line }) => line)].map(([line, all]) => [
      line,
      inUse(all.map(({ by, count }) => ({ by, count }))),
    ]),
  )
}

/** `column` is the row's id; `by` an entity, `count` its rows where they are known. */
export const inUse = (used: readonly (Omit<Used, 'count'> & Partial<Used>)[]): HttpProblem =>
  new HttpProblem(409, {
    says: 'inUse',
    details: used.map((params) => ({ column: 'id', code: 409, reason: 'inUse', params: { ...params } })),
  })

/** A join row that goes, or comes to join something else. */
interface JoinLeaving {
  readonly line: number
  readonly join: Values
  readonly next?: Values
}

/** Why join rows may not: each takes a row from an institution and clears nothing there, which other rows there may use. */
export const usedJoins = async (
  { tx, resources, resource, now }: WriteContext,
  joins: readonly JoinLeaving[],
): Promise<ReadonlyMap<number, HttpProblem>> => {
  const refused = new Map<number, HttpProblem>()
  for (const { resource: of, row } of resource.carried) {
    const joined = of()
    const place = joinOf(joined.entity)?.institution ?? row
    const leaving = joins.flatMap(({ line, join, next = {} }) => {
      const [id] = next[row] === join[row] && next[place] === join[place] ? [] : idsAmong([join[row]])
      return id === undefined ? [] : [{ line, id, institutions: idsAmong([join[place]]) }]
    })
    for (const [line, problem] of await usedRows({ tx, resources }, joined, leaving, now))
      if (!refused.has(line)) refused.set(line, problem)
  }
  return refused
}
