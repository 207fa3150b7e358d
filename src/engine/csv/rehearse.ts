import { columnNamed } from '#dsl/columns/column.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { computedRules, readsOf } from '#dsl/entities/facts.ts'
import type { CsvFormat } from '#dsl/tables/csvFormat.ts'
import type { ColumnProblem } from '#protocol/problem.ts'
import { recompute } from '../computed.ts'
import { writeText } from '../readText.ts'
import type { Shape } from '../validation/shape.ts'
import { validateColumns } from '../validation/validate.ts'
import { markDuplicates } from './markDuplicates.ts'
import { readCell, type ValueLabels } from './readCell.ts'
import type { RawRow, RehearsedRow } from './rehearsedRow.ts'

const PART = 500

/** By what cells are read and judged besides their kinds. */
export interface Judges {
  readonly shape?: Shape | undefined
  readonly labels?: ValueLabels | undefined
}

/**
 * Checks all rows as an import would, writing nothing. Run again after a cell is mended. Problems stand on the columns
 * of the cells, or on a computed column; 419 `missingField` is a cell that is missing or empty, 419 `tooManyCells` a row with
 * cells that no column is for (specification §5: the number of cells is exact).
 */
export const rehearse = (
  rows: readonly RawRow[],
  entity: AnyEntity,
  format: CsvFormat,
  judges?: Judges,
): RehearsedRow[] => drain(rehearseParts(rows, entity, format, judges))

/** The same with a pause every 500 rows, to be filled by whoever has a screen to draw. */
export function* rehearseParts(
  rows: readonly RawRow[],
  entity: AnyEntity,
  format: CsvFormat,
  judges: Judges = {},
): Generator<void, RehearsedRow[]> {
  const names = rows[0] ? judgedColumns(rows[0], entity) : []
  const done: RehearsedRow[] = []
  for (const row of rows) {
    done.push(rehearseRow(row, names, entity, format, judges))
    if (done.length % PART === 0) yield
  }
  return markDuplicates(done, entity)
}

/** Runs what has pauses without making any. */
export const drain = <T>(parts: Generator<void, T>): T => {
  for (;;) {
    const { done, value } = parts.next()
    if (done) return value
  }
}

const rehearseRow = (
  raw: RawRow,
  columns: readonly string[],
  entity: AnyEntity,
  format: CsvFormat,
  { shape, labels }: Judges,
): RehearsedRow => {
  const problems = new Map<string, ColumnProblem>()
  const row = readCells(raw, entity, problems, labels)
  Object.assign(row, recompute(entity, row))
  const names = columns.filter(
    (name) => !problems.has(name) && !readsOf(entity, name).some((read) => problems.has(read)),
  )
  for (const problem of validateColumns(entity, row, names, { final: true, shape }))
    problems.set(problem.column, problem)
  if (raw.surplus.length > 0 && !problems.has(format.key)) problems.set(format.key, tooMany(raw, format))
  return {
    ...raw,
    key: (raw.cells[format.key] ?? '').trim(),
    row,
    problems: [...problems.values()].map(nameMissing),
    readAs: readOtherwise(raw, row, entity, { labels, problems }),
    state: problems.size > 0 ? 'error' : 'ok',
  }
}

/** Values of the cells that can be read; the problems of the others go to `problems`. */
const readCells = (
  raw: RawRow,
  entity: AnyEntity,
  problems: Map<string, ColumnProblem>,
  labels: ValueLabels = {},
) => {
  const row: Record<string, unknown> = {}
  for (const [name, cell] of Object.entries(raw.cells)) {
    const parsed = readCell(columnNamed(entity.columns, name), cell, labels[name])
    if ('problem' in parsed) problems.set(name, { ...parsed.problem, column: name })
    else row[name] = parsed.value
  }
  for (const name of raw.missing) problems.set(name, { column: name, code: 419 })
  return row
}

/** What a file says in another way than the server keeps it: `7h` is 07:00. Nobody is to find out afterwards; a label says no more than its value. */
const readOtherwise = (
  raw: RawRow,
  row: Readonly<Record<string, unknown>>,
  entity: AnyEntity,
  {
    labels = {},
    problems,
  }: Pick<Judges, 'labels'> & { readonly problems: ReadonlyMap<string, ColumnProblem> },
): Record<string, string> => {
  const reckoned = new Set(computedRules(entity).flatMap(([, { reads }]) => reads))
  return Object.fromEntries(
    Object.entries(raw.cells).flatMap(([name, cell]) => {
      if (!(name in row) || raw.missing.includes(name) || labels[name]) return []
      const text = writeText(columnNamed(entity.columns, name), row[name])
      // An empty cell of which something is computed says so, unless it has to be filled in.
      const isReckoned = cell.trim() === '' && reckoned.has(name) && !problems.has(name)
      return text === cell.trim() && !isReckoned ? [] : [[name, text] as const]
    }),
  )
}

/** Columns the file has, and those computed from any of them. */
const judgedColumns = (raw: RawRow, entity: AnyEntity): string[] => [
  ...Object.keys(raw.cells),
  ...computedRules(entity).flatMap(([name, { reads }]) =>
    reads.some((read) => read in raw.cells) ? [name] : [],
  ),
]

const tooMany = (raw: RawRow, format: CsvFormat): ColumnProblem => ({
  column: format.key,
  code: 419,
  reason: 'tooManyCells',
  params: { surplus: raw.surplus.length },
})

const nameMissing = (problem: ColumnProblem): ColumnProblem =>
  problem.code === 419 && problem.reason === undefined ? { ...problem, reason: 'missingField' } : problem

/** The row with one cell mended; rehearse all rows again afterwards. */
export const mendCell = <R extends RawRow>(row: R, column: string, text: string): R => ({
  ...row,
  cells: { ...row.cells, [column]: text },
  missing: row.missing.filter((name) => name !== column),
})
