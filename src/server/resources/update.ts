import { recordAudit } from '../audit.ts'
import { HttpProblem } from '../errors.ts'
import type { Answer } from '../idempotency.ts'
import { demand, institutionsOf, isVisible, type Reach, visibleTo } from './access.ts'
import { idsAmong, type Submitted, throwAny } from './body.ts'
import type { Call } from './call.ts'
import { resolveContext } from './context.ts'
import { copiedValues, lockCopied, refreshCopies } from './copies.ts'
import { runChanges } from './effects.ts'
import type { IsWanted } from './ifMatch.ts'
import { unlined } from './insert.ts'
import { heldKeys, keysOf } from './keys.ts'
import { demandLeaves } from './leaving.ts'
import { touchListed, writeLists } from './lists.ts'
import { lockAhead } from './lockAhead.ts'
import { referenceProblems } from './references.ts'
import { updateLinkKeys, updateRows } from './rows.ts'
import { shown } from './shown.ts'
import { stampsOf } from './stamps.ts'
import { lockRows, type StoredRow, toWire } from './storedRow.ts'
import { unseenCopies } from './unseen.ts'
import { judgeRow } from './validation.ts'

/** Locks a row to be changed. Throws HttpProblem 404 unless it can be seen, 403 unless all its institutions are in reach. */
export const lockOne = async (
  { tx, principal, resource }: Call,
  id: number,
  allowed: Reach,
): Promise<StoredRow> => {
  const [row] = await lockRows(tx, resource, [id])
  if (!row || !isVisible(resource, row, visibleTo(principal, resource))) throw new HttpProblem(404)
  demand(institutionsOf(resource, row), allowed)
  return row
}

/** Throws HttpProblem 412, with the row as it is now, when the client's version is an older one. */
export const demandVersion = async (
  call: Call,
  row: StoredRow,
  isWanted: IsWanted,
  allowed: Reach,
): Promise<void> => {
  if (!isWanted(row.version)) throw new HttpProblem(412, { body: { data: await shown(call, row, allowed) } })
}

/** Throws HttpProblem 400, 403, 404 and 412; a row that stays as it was keeps its version. */
export const updateRow = async (
  call: Call,
  id: number,
  isWanted: IsWanted,
  submitted: Submitted,
  allowed: Reach,
): Promise<Answer> => {
  const { tx, principal, resources, resource, reader, flags } = call
  await lockCopied(tx, resources, resource, { ids: [id], submitted: [submitted.values] })
  await lockAhead(call, [id])
  const before = await lockOne(call, id, allowed)
  await demandVersion(call, before, isWanted, allowed)
  const [copied = {}] = await copiedValues(tx, resources, resource, [{ ...before, ...submitted.values }])
  const both = [before, { ...before, ...submitted.values, ...copied }].flatMap((row) =>
    institutionsOf(resource, row),
  )
  const institutions = [...new Set(idsAmong(both))]
  demand(institutions, allowed)
  const context = await resolveContext(tx, resources, resource, {
    mode: 'modify',
    principal,
    institutions,
    flags,
  })
  const [unseen] = await unseenCopies(call, [{ ...before, ...submitted.values }])
  const kept = { ...copied, ...stampsOf(call, before, submitted.values) }
  const { row, changed, problems } = judgeRow(resource, reader, submitted, before, context, kept, unseen)
  throwAny(problems)
  if (changed.size === 0) return { status: 200, body: { data: await shown(call, before, allowed) } }
  const referring = { row, before, changed: (name: string) => changed.has(name), institutions }
  throwAny(unlined(await referenceProblems(tx, resources, resource, principal, [referring])))
  const { held, problems: unlinked } = await heldKeys(tx, resource, [row])
  throwAny(unlined(unlinked))
  await demandLeaves(call, before, row)
  await touchListed(call, [before, row])
  await writeLists(call, [{ id, row, changed }])
  const [after] = await updateRows(tx, resource, [{ ...row, ...held[0], id, version: before.version }])
  if (!after) throw new HttpProblem(500)
  if (resource.link)
    await updateLinkKeys(tx, resource.link, [{ row: id, keys: keysOf(resource.link.keys, row) }])
  await refreshCopies(tx, resources, resource, [id])
  await runChanges(call, { before, after, changed })
  await recordAudit(tx, principal, [
    {
      action: 'update',
      entity: resource.entity.name,
      row: id,
      institutions,
      before: toWire(resource, before, 'all'),
      after: toWire(resource, after, 'all'),
    },
  ])
  return { status: 200, body: { data: await shown(call, after, allowed) } }
}
