import { copyInto } from '#dsl/entities/facts.ts'
import { isLocal } from '#dsl/entities/local.ts'
import type { Detail } from '../errors.ts'
import type { Principal } from '../principal.ts'
import { visibleTo } from './access.ts'
import type { Values } from './body.ts'
import { inInstitutions } from './filters.ts'
import { misfits } from './misfits.ts'
import type { Resource, Resources } from './resource.ts'
import { Bindings, type Executor, run } from './statement.ts'
import { notRemoved } from './storedRow.ts'
import { strangers } from './strangers.ts'

/** A row about to be written, and which of its columns are new; of an old row, what it was. */
export interface Referring {
  readonly row: Values
  readonly before?: Values
  readonly changed: (column: string) => boolean
  /** Those of a row that several may share. */
  readonly institutions?: readonly number[]
}

/**
 * Relations must point at rows that exist, are not removed and can be seen: an id out of reach is answered like an
 * unknown one. Foreign keys see to the first where nothing else is to be asked. Then they must go with one another and
 * with the institutions of the row.
 */
export const referenceProblems = async (
  tx: Executor,
  resources: Resources,
  resource: Resource,
  principal: Principal,
  rows: readonly Referring[],
): Promise<Detail[]> => {
  const problems: Detail[] = []
  for (const { name, column, type } of resource.columns) {
    // What is repeated of another row is judged with that row.
    if (!column?.facts.entity || copyInto(resource.entity, name)) continue
    const target = resources.of(column.facts.entity)
    const visible = visibleTo(principal, target)
    const linked = resource.carried.some((c) => c.row === name)
    const asksMore = name === resource.inherits || isLocal(resource.entity, name, target.entity)
    if (visible === 'all' && !asksMore && (linked || (!target.soft && type !== 'jsonb'))) continue
    const asked = rows.map(({ row, changed }) => (changed(name) ? idsIn(row[name]) : []))
    const ids = [...new Set(asked.flat())]
    if (ids.length === 0) continue
    const bindings = new Bindings()
    const conditions = [
      `t."id" = any(${bindings.bind(ids, 'int[]')})`,
      ...notRemoved(target),
      ...(visible === 'all' ? [] : [inInstitutions(target, bindings.bind(visible, 'int[]'))]),
    ]
    const found = await run<{ id: number }>(
      tx,
      `select t."id" from ${target.table} t where ${conditions.join(' and ')} for key share of t`,
      bindings.values,
    )
    const known = new Set(found.map((row) => row.id))
    asked.forEach((of, line) => {
      if (of.some((id) => !known.has(id)))
        problems.push({ column: name, code: 406, reason: 'notFound', line })
    })
  }
  if (problems.length > 0) return problems
  const unfit = await misfits(tx, resources, resource, rows)
  return unfit.length > 0 ? unfit : strangers(tx, resources, resource, rows)
}

const idsIn = (value: unknown): number[] =>
  value === null || value === undefined ? [] : ([value].flat() as number[])
