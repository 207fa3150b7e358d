import type { AnyColumn, Columns } from '#dsl/column.ts'
import type { CsvFormat } from '#dsl/csvFormat.ts'
import type { AnyEntity } from '#dsl/entity.ts'
import type { ColumnProblem } from '#dsl/problem.ts'
import { recompute } from '../computed.ts'
import { readText } from '../readText.ts'
import type { Shape } from '../shape.ts'
import { validateColumns } from '../validate.ts'
import { markDuplicates } from './markDuplicates.ts'
import type { RawRow, RehearsedRow } from './rehearsedRow.ts'

/**
 * Checks all rows as an import would, writing nothing. Run again after a cell is mended. Problems stand on the columns
 * of the cells, or on a computed column; 419 `missingField` is a cell that is missing or empty.
 */
export const rehearse = (
  rows: readonly RawRow[],
  entity: AnyEntity,
  format: CsvFormat,
  shape?: Shape,
): RehearsedRow[] =>
  markDuplicates(
    rows.map((row) => rehearseRow(row, entity, format, shape)),
    entity,
  )

const rehearseRow = (raw: RawRow, entity: AnyEntity, format: CsvFormat, shape?: Shape): RehearsedRow => {
  const problems = new Map<string, ColumnProblem>()
  const row: Record<string, unknown> = {}
  for (const [name, cell] of Object.entries(raw.cells)) {
    const parsed = readText((entity.columns as Columns)[name] as AnyColumn, cell.trim() === '' ? '' : cell)
    if ('problem' in parsed) problems.set(name, { ...parsed.problem, column: name })
    else row[name] = parsed.value
  }
  for (const name of raw.missing) problems.set(name, { column: name, code: 419 })
  Object.assign(row, recompute(entity, row))
  const readable = [...Object.keys(raw.cells), ...Object.keys(entity.computed)].filter(
    (name) => !problems.has(name) && !entity.computed[name]?.reads.some((read: string) => problems.has(read)),
  )
  for (const problem of validateColumns(entity, row, readable, { final: true, shape }))
    problems.set(problem.column, problem)
  if (raw.surplus > 0 && !problems.has(format.key))
    problems.set(format.key, {
      column: format.key,
      code: 406,
      reason: 'tooManyCells',
      params: { surplus: raw.surplus },
    })
  return {
    ...raw,
    key: (raw.cells[format.key] ?? '').trim(),
    row,
    problems: [...problems.values()].map(nameMissing),
    state: problems.size > 0 ? 'error' : 'ok',
  }
}

const nameMissing = (problem: ColumnProblem): ColumnProblem =>
  problem.code === 419 ? { ...problem, reason: 'missingField' } : problem

/** The row with one cell mended; rehearse all rows again afterwards. */
export const mendCell = <R extends RawRow>(row: R, column: string, text: string): R => ({
  ...row,
  cells: { ...row.cells, [column]: text },
  missing: row.missing.filter((name) => name !== column),
})
