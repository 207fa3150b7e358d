import { uniqueKey } from '#engine/uniqueKey.ts'
import type { UniquePlace } from '#server/model/uniquePlaces.ts'
import type { Detail } from '../errors.ts'
import type { Values } from './body.ts'
import type { Carried, Resource } from './resource.ts'
import type { Executor } from './statement.ts'
import { lockRows } from './storedRow.ts'

/** Values of the columns that the unique rules of a row are held by. */
export const keysOf = (places: readonly UniquePlace[], row: Values): Record<string, string | null> =>
  Object.fromEntries(places.map((p) => [p.column, uniqueKey(p.rule.columns.map((name) => row[name]))]))

export const noKeys = (places: readonly UniquePlace[]): Record<string, null> =>
  Object.fromEntries(places.map((p) => [p.column, null]))

/**
 * What the database holds of rows beside their columns: their own keys and, on a link table, those of the rows that
 * it links, which are locked so that nobody changes them meanwhile. A link to nothing is told as a problem.
 */
export const heldKeys = async (
  tx: Executor,
  { keys, carried }: Resource,
  rows: readonly Values[],
): Promise<{ held: Record<string, string | null>[]; problems: Detail[] }> => {
  const held = rows.map((row) => keysOf(keys, row))
  const problems: Detail[] = []
  for (const one of carried) {
    const targets = await lockTargets(tx, one, rows)
    rows.forEach((row, line) => {
      const target = targets.get(row[one.row] as number)
      if (target) Object.assign(held[line] ?? {}, keysOf(one.keys, target))
      else problems.push({ column: one.row, code: 406, reason: 'notFound', line })
    })
  }
  return { held, problems }
}

const lockTargets = async (tx: Executor, { resource, row }: Carried, rows: readonly Values[]) => {
  const ids = [...new Set(rows.map((r) => r[row] as number))]
  const targets = await lockRows(tx, resource(), ids, 'share')
  return new Map(targets.map((target) => [target.id, target as Values]))
}
