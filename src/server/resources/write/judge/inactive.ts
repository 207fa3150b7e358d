import { institutionsOf } from '#dsl/entities/places.ts'
import type { Detail } from '#protocol/problem.ts'
import { idIn, idsIn } from '#protocol/row.ts'
import { pointedBy } from '../../catalogue/copySource.ts'
import { placesSql } from '../../catalogue/placeSql.ts'
import { run } from '../../catalogue/statement.ts'
import type { Locked } from '../lock/lockRows.ts'
import { tiesOf } from '../plan.ts'
import { listingsOf } from '../store/joinLists.ts'
import type { WriteContext } from '../writeContext.ts'
import type { JudgedChange } from './judgeChanges.ts'
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

/**
 * What is chosen for a list anew and would have a link nowhere, since each institution that has it too has the row as one that is
 * not active: 406 on the list. Attachments that the same call makes are active.
 */
export const unlistedProblems = async (
  { tx, resource, resources }: WriteContext,
  locked: Locked,
  changes: readonly JudgedChange[],
): Promise<Detail[]> => {
  const problems: Detail[] = []
  for (const { name, through } of listingsOf(resource)) {
    const { entity, target, institution, active } = through
    if (institution === undefined || active === undefined) continue
    const fresh = changes.flatMap((change, line) => {
      const { current, judged } = change
      const old = idsIn(current?.[name])
      const chosen = judged.changed.has(name) ? idsIn(judged.row[name]).filter((id) => !old.includes(id)) : []
      return current && chosen.length > 0 ? [{ line, current, chosen, ties: tiesOf(change) }] : []
    })
    if (fresh.length === 0) continue
    const text = `select a."id", a."institution" from ${placesSql(resource, active)} a where a."id" = any($1::int[])`
    const found = await run<{ readonly id: number; readonly institution: number }>(tx, text, [
      fresh.map(({ current }) => current.id),
    ])
    const other = resources.of(pointedBy(resources.of(entity), target))
    const rows = locked.of(other.entity.name)
    for (const { line, current, chosen, ties } of fresh) {
      const own = institutionsOf(resource.entity, current)
      const here = found.filter((one) => one.id === current.id && own.includes(one.institution))
      const places = [...ties, ...here.map((one) => one.institution)]
      const isListed = (id: number) =>
        institutionsOf(other.entity, rows.get(id) ?? {}).some((place) => places.includes(place))
      if (!chosen.every(isListed)) problems.push({ column: name, code: 406, reason: 'elsewhere', line })
    }
  }
  return problems
}
