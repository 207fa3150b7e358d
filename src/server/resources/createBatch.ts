import { recordAudit } from '../audit.ts'
import { type Detail, HttpProblem } from '../errors.ts'
import type { Answer } from '../idempotency.ts'
import { demand, institutionsOf, type Reach } from './access.ts'
import type { BatchCreation } from './batchRequest.ts'
import { type Submitted, throwAny, type Values } from './body.ts'
import type { Call } from './call.ts'
import { resolveContext } from './context.ts'
import { copiedValues } from './copies.ts'
import { heldKeys } from './keys.ts'
import { tie } from './links.ts'
import { listsOf, touchListed, writeLists } from './lists.ts'
import { referenceProblems } from './references.ts'
import type { Resource } from './resource.ts'
import { insertRows } from './rows.ts'
import { stampsOf } from './stamps.ts'
import { toWire } from './storedRow.ts'
import { takenProblems } from './taken.ts'
import { unseenCopies } from './unseen.ts'
import { judgeRow } from './validation.ts'

/** A row to be: a line for all its institutions where they share it, else for one of them. */
interface Cell {
  readonly line: number
  readonly institutions: readonly number[]
  readonly submitted: Submitted
}

/**
 * Creates lines in institutions, all of them or none, with the same few statements whatever their number. Throws
 * HttpProblem 403, 400 with lines, and 409 with each line and institution that has the row already.
 */
export const createBatch = async (call: Call, creation: BatchCreation, allowed: Reach): Promise<Answer> => {
  const { tx, principal, resource } = call
  demand(creation.institutions, allowed)
  const cells = cellsOf(call, creation)
  const rows = await judged(call, cells)
  const taken = await takenProblems(
    tx,
    resource,
    cells.map(({ line, institutions }, i) => ({ line, institutions, row: rows[i] ?? {} })),
  )
  if (taken.length > 0) throw new HttpProblem(409, { details: taken.slice(0, 100) })
  await touchListed(call, rows)
  const { held, problems } = await heldKeys(tx, resource, rows)
  throwAny(onLines(problems, cells))
  const stored = await insertRows(
    tx,
    resource,
    rows.map((row, i) => ({ ...row, ...held[i] })),
  )
  const whole = stored.map((row, i) => {
    const institution = [...(cells[i]?.institutions ?? [])].sort((a, b) => a - b)
    return { ...row, ...listsOf(resource, rows[i] ?? {}), ...(resource.link && { institution }) }
  })
  await writeLists(
    call,
    stored.map(({ id }, i) => ({ id, row: rows[i] ?? {} })),
  )
  await tie(
    call,
    whole.flatMap((row, i) =>
      institutionsOf(resource, row).map((institution) => ({
        row: row.id,
        institution,
        values: rows[i] ?? {},
      })),
    ),
  )
  await recordAudit(
    tx,
    principal,
    whole.map((row) => ({
      action: 'insert',
      entity: resource.entity.name,
      row: row.id,
      institutions: institutionsOf(resource, row),
      before: null,
      after: toWire(resource, row, 'all'),
    })),
  )
  const data = whole.map(({ id, version }, i) => ({ line: cells[i]?.line, id, version, outcome: 'created' }))
  return { status: 200, body: { data, count: data.length } }
}

const cellsOf = ({ resource }: Call, { institutions, lines }: BatchCreation): Cell[] => {
  const { belongs } = resource.entity
  if (belongs.to !== 'institution') return lines.map((line) => ({ ...line, institutions }))
  return lines.flatMap(({ line, submitted }) =>
    institutions.map((institution) => ({
      line,
      institutions: [institution],
      submitted: { ...submitted, values: { ...submitted.values, [belongs.column]: institution } },
    })),
  )
}

/** The rows to be stored. Throws HttpProblem 400 with what is wrong, once a line and column. */
const judged = async (call: Call, cells: readonly Cell[]): Promise<Values[]> => {
  const { tx, principal, resources, resource, reader, flags } = call
  const context = await resolveContext(tx, resources, resource, {
    mode: 'create',
    principal,
    institutions: [...new Set(cells.flatMap(({ institutions }) => institutions))],
    flags,
  })
  const submitted = cells.map((cell) => cell.submitted.values)
  const copied = await copiedValues(tx, resources, resource, submitted)
  const unseen = await unseenCopies(call, submitted)
  const rows = cells.map((cell, i) => {
    const own = { ...context, institutions: cell.institutions }
    const kept = { ...copied[i], ...stampsOf(call, undefined, cell.submitted.values) }
    return judgeRow(resource, reader, cell.submitted, undefined, own, kept, unseen[i])
  })
  throwAny(
    onLines(
      rows.flatMap(({ problems }, line) => problems.map((problem) => ({ ...problem, line }))),
      cells,
    ),
  )
  const referring = rows.map(({ row }, i) => ({
    row,
    changed: () => true,
    institutions: cells[i]?.institutions,
  }))
  throwAny(onLines(await referenceProblems(tx, resources, resource, principal, referring), cells))
  throwAny(rows.flatMap(({ row }, i) => foreign(resource, row, cells[i])))
  return rows.map(({ row }) => row)
}

/** A row that gets its institution from the row it points at belongs to no other than the cell's. */
const foreign = ({ entity, inherits }: Resource, row: Values, cell: Cell | undefined): Detail[] => {
  const { belongs } = entity
  if (!inherits || belongs.to !== 'institution' || row[belongs.column] === cell?.institutions[0]) return []
  return [{ column: inherits, code: 406, reason: 'notFound', line: cell?.line }]
}

/** Problems of cells as those of the lines that they come from. */
const onLines = (problems: readonly Detail[], cells: readonly Cell[]): Detail[] => {
  const told = problems.map((problem) => ({ ...problem, line: cells[problem.line ?? 0]?.line }))
  return [
    ...new Map(told.map((detail) => [`${detail.line} ${detail.column} ${detail.code}`, detail])).values(),
  ]
}
