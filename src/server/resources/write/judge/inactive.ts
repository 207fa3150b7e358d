import type { Detail } from '#protocol/problem.ts'
import { idIn } from '#protocol/row.ts'
import { placesSql } from '../../catalogue/placeSql.ts'
import { run } from '../../catalogue/statement.ts'
import { listingsOf } from '../store/joinLists.ts'
import type { WriteContext } from '../writeContext.ts'
import type { Referring } from './references.ts'

/**
 * Links of a list, written by themselves, to a row whose attachment to the institution is not active: 406 on the row, as the list
 * itself has none there. The row with the list is locked, and with it what ties it to institutions.
 */
export const inactiveProblems = async (
  { tx, resource }: WriteContext,
  rows: readonly Referring[],
): Promise<Detail[]> => {
  const problems: Detail[] = []
  for (const { resource: of } of resource.listedBy)
    for (const { through } of listingsOf(of())) {
      const { entity, row: column, institution, active } = through
      if (entity !== resource.entity.name || institution === undefined || active === undefined) continue
      const fresh = rows.flatMap(({ row, changed }, line) =>
        changed(column) || changed(institution)
          ? [{ line, row: idIn(row[column]) ?? null, institution: idIn(row[institution]) ?? null }]
          : [],
      )
      if (fresh.length === 0) continue
      const text = `select x."line" from jsonb_to_recordset($1::jsonb) as x("line" int, "row" int, "institution" int) join ${placesSql(of(), active)} a on a."id" = x."row" and a."institution" = x."institution"`
      const found = await run<{ readonly line: number }>(tx, text, [JSON.stringify(fresh)])
      const here = new Set(found.map(({ line }) => line))
      for (const { line } of fresh)
        if (!here.has(line)) problems.push({ column, code: 406, reason: 'elsewhere', line })
    }
  return problems
}
