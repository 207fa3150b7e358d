import { isLocal } from '#dsl/entities/local.ts'
import type { Detail } from '../errors.ts'
import { institutionsOf } from './access.ts'
import { idsAmong } from './body.ts'
import type { Referring } from './references.ts'
import type { Resource, Resources } from './resource.ts'
import { type Executor, run } from './statement.ts'
import { placesSql } from './storedRow.ts'

/**
 * Rows pointed at that are in no institution of the row itself: 406 under the relation. Only what is new is judged, and
 * only of rows that are in an institution. Rows pointed at are locked by now, so that none of them leaves meanwhile.
 */
export const strangers = async (
  tx: Executor,
  resources: Resources,
  resource: Resource,
  rows: readonly Referring[],
): Promise<Detail[]> => {
  const problems: Detail[] = []
  for (const { name, column } of resource.columns) {
    if (!column?.facts.entity) continue
    const target = resources.of(column.facts.entity)
    if (!isLocal(resource.entity, name, target.entity)) continue
    const asked = rows.map((referring) => (referring.changed(name) ? newIds(referring, name) : []))
    const ids = [...new Set(asked.flat())]
    if (ids.length === 0) continue
    const places = await placesOf(tx, target, ids)
    rows.forEach(({ row, institutions }, line) => {
      const own = resource.link ? (institutions ?? []) : idsAmong(institutionsOf(resource, row))
      const isHere = (id: number) => places.get(id)?.some((place) => own.includes(place))
      if (own.length > 0 && !asked[line]?.every(isHere))
        problems.push({ column: name, code: 406, reason: 'elsewhere', line })
    })
  }
  return problems
}

const newIds = ({ row, before }: Referring, name: string): number[] => {
  const old = new Set([before?.[name]].flat())
  return idsAmong([row[name]].flat()).filter((id) => !old.has(id))
}

const placesOf = async (
  tx: Executor,
  target: Resource,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> => {
  const text = `select p."id", json_agg(p."institution") as "institution" from ${placesSql(target)} p where p."id" = any($1::int[]) group by p."id"`
  const found = await run<{ id: number; institution: number[] }>(tx, text, [ids])
  return new Map(found.map((one) => [one.id, one.institution]))
}
