import { type AuditEntry, recordAudit } from '../audit.ts'
import { type Detail, HttpProblem } from '../errors.ts'
import type { Answer } from '../idempotency.ts'
import { demand, institutionsOf, type Reach, reach, visibleTo } from './access.ts'
import { planBatch, type Step } from './batchPlan.ts'
import type { Batch } from './batchRequest.ts'
import { throwAny } from './body.ts'
import type { Call } from './call.ts'
import { resolveContext } from './context.ts'
import { copiedValues, refreshCopies } from './copies.ts'
import { runChanges } from './effects.ts'
import { heldKeys, keysOf } from './keys.ts'
import { demandLeaves } from './leaving.ts'
import { tie } from './links.ts'
import { listsOf, touchListed, writeLists } from './lists.ts'
import { referenceProblems } from './references.ts'
import type { Resource } from './resource.ts'
import { insertRows, updateLinkKeys, updateRows } from './rows.ts'
import { stampsOf } from './stamps.ts'
import { type StoredRow, toWire } from './storedRow.ts'
import { unseenCopies } from './unseen.ts'
import { type Judged, judgeRow } from './validation.ts'

type Outcome = 'created' | 'updated' | 'linked' | 'unchanged'

/** A line on its way: what it is to become, and the row once it is written. */
type Line = Step & { readonly judged: Judged; stored?: StoredRow; outcome: Outcome }

/**
 * Creates, updates or ties up to a hundred rows in one institution, all or nothing, with the same few statements
 * whatever their number. Throws HttpProblem 400 and 409 with lines, 403.
 */
export const upsertBatch = async (
  call: Call,
  { institution, lines }: Batch,
  inserting: Reach,
): Promise<Answer> => {
  const { tx, principal, resource } = call
  demand([institution], inserting)
  const visible = visibleTo(principal, resource)
  const { steps, problems } = await planBatch(call, institution, lines, visible)
  throwTaken(problems)
  demandSteps(call, institution, steps)
  const judged = await judge(call, institution, steps)
  await create(call, institution, judged)
  await change(call, judged)
  await tie(
    call,
    judged.flatMap(({ ties, row, judged: { row: values } }) =>
      ties && row ? [{ row: row.id, institution, values }] : [],
    ),
  )
  await recordAudit(
    tx,
    principal,
    judged.flatMap((line) => entryOf(call, institution, line)),
  )
  const data = judged.map(({ line, stored, row, outcome }) => ({
    line: line.line,
    id: (stored ?? row)?.id,
    version: (stored ?? row)?.version,
    outcome,
  }))
  return { status: 200, body: { data, count: data.length } }
}

/** Values taken by other rows give 409, all else 400. */
const throwTaken = (problems: readonly Detail[]): void => {
  const taken = problems.filter(({ reason }) => reason === 'taken' || reason === 'duplicate')
  if (taken.length > 0 && taken.length === problems.length)
    throw new HttpProblem(409, { details: taken.slice(0, 100) })
  throwAny(problems)
}

/** Tying needs the right to link there; a row that several institutions share needs the right in each of them. */
const demandSteps = (
  { principal, resource, resources }: Call,
  institution: number,
  steps: readonly Step[],
): void => {
  const { belongs } = resource.entity
  const present = steps.flatMap(({ row }) => row ?? [])
  if (present.length > 0) {
    const updating = reach(principal, resource, 'update')
    for (const row of present) demand(institutionsOf(resource, row), updating)
  }
  if (belongs.to === 'institutions' && steps.some((s) => s.ties))
    demand([institution], reach(principal, resources.of(belongs.link), 'insert'))
}

const judge = async (call: Call, institution: number, steps: readonly Step[]): Promise<Line[]> => {
  const { tx, principal, resources, resource, reader, flags } = call
  const concerned = steps.map(({ row }) => [
    ...new Set([institution, ...(row ? institutionsOf(resource, row) : [])]),
  ])
  const context = await resolveContext(tx, resources, resource, {
    mode: 'create',
    principal,
    institutions: [...new Set(concerned.flat())],
    flags,
  })
  const next = steps.map(({ line, row }) => ({ ...row, ...line.submitted.values }))
  const copied = await copiedValues(tx, resources, resource, next)
  const unseen = await unseenCopies(call, next)
  const lines = steps.map((step, i): Line => {
    const { line, row, ties } = step
    const own = { ...context, mode: row ? 'modify' : 'create', institutions: concerned[i] ?? [] } as const
    const kept = { ...copied[i], ...stampsOf(call, row, line.submitted.values) }
    const judged = judgeRow(resource, reader, line.submitted, row, own, kept, unseen[i])
    const touched = judged.changed.size > 0
    return {
      ...step,
      judged,
      outcome: !row ? 'created' : ties ? 'linked' : touched ? 'updated' : 'unchanged',
    }
  })
  throwAny(
    lines.flatMap(({ line, judged }) => judged.problems.map((problem) => ({ ...problem, line: line.line }))),
  )
  const referring = lines.map(({ judged, row }, i) => ({
    row: judged.row,
    before: row,
    changed: (name: string) => judged.changed.has(name),
    institutions: concerned[i],
  }))
  throwAny(await referenceProblems(tx, resources, resource, principal, referring))
  throwAny(lines.flatMap((line) => foreign(resource, institution, line)))
  return lines
}

/** A batch is for one institution: a row that gets another one from the row it points at is not in reach of it. */
const foreign = ({ entity, inherits }: Resource, institution: number, { judged, line }: Line): Detail[] => {
  const { belongs } = entity
  if (!inherits || belongs.to !== 'institution' || judged.row[belongs.column] === institution) return []
  return [{ column: inherits, code: 406, reason: 'notFound', line: line.line }]
}

const create = async (call: Call, institution: number, lines: readonly Line[]): Promise<void> => {
  const fresh = lines.filter(({ row }) => !row)
  if (fresh.length === 0) return
  const { tx, resource } = call
  const rows = fresh.map(({ judged }) => judged.row)
  await touchListed(call, rows)
  const { held, problems } = await heldKeys(tx, resource, rows)
  throwAny(problems)
  const stored = await insertRows(
    tx,
    resource,
    rows.map((row, i) => ({ ...row, ...held[i] })),
  )
  fresh.forEach((line, i) => {
    const made = stored[i]
    line.stored = made && { ...made, ...listsOf(resource, line.judged.row) }
  })
  await writeLists(
    call,
    stored.map(({ id }, i) => ({ id, row: rows[i] ?? {} })),
  )
  await tie(
    call,
    stored.map((row, i) => ({ row: row.id, institution, values: rows[i] ?? {} })),
  )
}

const change = async (call: Call, lines: readonly Line[]): Promise<void> => {
  const { tx, resources, resource } = call
  const changed = lines.filter(({ row, judged }) => row && judged.changed.size > 0)
  if (changed.length === 0) return
  for (const { row, judged } of changed) await demandLeaves(call, row ?? {}, judged.row)
  const { held, problems } = await heldKeys(
    tx,
    resource,
    changed.map(({ judged }) => judged.row),
  )
  throwAny(problems)
  await touchListed(
    call,
    changed.flatMap(({ row, judged }) => [row ?? {}, judged.row]),
  )
  await writeLists(
    call,
    changed.map(({ row, judged }) => ({ id: row?.id ?? 0, row: judged.row, changed: judged.changed })),
  )
  const rows = changed.map(({ row, judged }, i) => ({
    ...judged.row,
    ...held[i],
    id: row?.id ?? 0,
    version: row?.version,
  }))
  const stored = new Map((await updateRows(tx, resource, rows)).map((row) => [row.id, row]))
  for (const line of changed) line.stored = stored.get(line.row?.id ?? 0)
  await refreshCopies(tx, resources, resource, [...stored.keys()])
  for (const { row, judged } of changed)
    if (row) await runChanges(call, { before: row, after: judged.row, changed: judged.changed })
  const { link } = resource
  if (!link) return
  const keys = changed.map(({ row, judged }) => ({ row: row?.id ?? 0, keys: keysOf(link.keys, judged.row) }))
  await updateLinkKeys(tx, link, keys)
}

const entryOf = (
  { resource }: Call,
  institution: number,
  { row, stored, ties, outcome }: Line,
): AuditEntry[] => {
  const written = stored ?? row
  if (outcome === 'unchanged' || !written) return []
  const before = row ? institutionsOf(resource, row) : []
  const institutions = ties || !row ? [...before, institution].sort((a, b) => a - b) : before
  const linked = resource.link ? { institution: institutions } : {}
  return [
    {
      action: row ? (ties ? 'link' : 'update') : 'insert',
      entity: resource.entity.name,
      row: written.id,
      institutions,
      before: row ? toWire(resource, row, 'all') : null,
      after: toWire(resource, { ...written, ...linked }, 'all'),
    },
  ]
}
