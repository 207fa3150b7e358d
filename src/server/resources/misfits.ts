import { limitsOf } from '#dsl/entities/facts.ts'
import { misfit, type Pointing } from '#engine/linked.ts'
import { quoted } from '#server/model/names.ts'
import type { Detail } from '../errors.ts'
import { idsAmong } from './body.ts'
import type { Referring } from './references.ts'
import type { Resource, Resources } from './resource.ts'
import { type Executor, run } from './statement.ts'

/** Relations that do not go with the one they are limited by, where either is new: 406 under the limited one. */
export const misfits = async (
  tx: Executor,
  resources: Resources,
  { entity, names }: Resource,
  rows: readonly Referring[],
): Promise<Detail[]> => {
  const problems: Detail[] = []
  for (const { parent, child, by } of limitsOf(entity)) {
    const judged = rows.map(({ row, changed }) => (changed(parent) || changed(child) ? row : undefined))
    const ids = [...new Set(judged.flatMap((row) => (row ? idsAmong([row[child]].flat()) : [])))]
    const target = names.get(child)?.column?.facts.entity
    if (ids.length === 0 || target === undefined) continue
    const { table } = resources.of(target)
    const found = await run<{ id: number; by: number | null }>(
      tx,
      `select t."id", t.${quoted(by)} as "by" from ${table} t where t."id" = any($1::int[]) for share of t`,
      [ids],
    )
    const pointing: Pointing = new Map(found.map((one) => [one.id, one.by]))
    judged.forEach((row, line) => {
      if (row && misfit(pointing, row[parent], row[child]))
        problems.push({ column: child, code: 406, reason: 'notWithin', line })
    })
  }
  return problems
}
