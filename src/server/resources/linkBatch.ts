import { fillDefaults } from '#engine/blank.ts'
import { quoted } from '#server/model/names.ts'
import { recordAudit } from '../audit.ts'
import type { Answer } from '../idempotency.ts'
import { demand, type Reach } from './access.ts'
import type { LinkBatch } from './batchRequest.ts'
import { throwAny } from './body.ts'
import type { Call } from './call.ts'
import { heldKeys } from './keys.ts'
import { referenceProblems } from './references.ts'
import type { Carried } from './resource.ts'
import { insertRows } from './rows.ts'
import { run } from './statement.ts'
import { toWire } from './storedRow.ts'

/** Ties rows to an institution, all or nothing; those tied already are left alone. Throws HttpProblem 400, 403, 409. */
export const linkBatch = async (
  call: Call,
  { row, resource: linked }: Carried,
  { rows, institution }: LinkBatch,
  allowed: Reach,
): Promise<Answer> => {
  const { tx, principal, resources, resource } = call
  const { belongs } = linked().entity
  const place = belongs.to === 'institutions' ? belongs.institution : 'institution'
  demand([institution], allowed)
  const lines = rows.map((id) => fillDefaults(resource.entity, { [row]: id, [place]: institution }))
  const { held, problems } = await heldKeys(tx, resource, lines)
  throwAny(problems)
  const referring = lines.map((line) => ({ row: line, changed: () => true }))
  throwAny(await referenceProblems(tx, resources, resource, principal, referring))
  const present = await run<{ id: number; version: number; row: number }>(
    tx,
    `select "id", "version", ${quoted(row)} as "row" from ${resource.table} where ${quoted(place)} = $1::int and ${quoted(row)} = any($2::int[])`,
    [institution, rows],
  )
  const tied = new Map(present.map((link) => [link.row, link]))
  const fresh = lines.flatMap((line, i) => (tied.has(line[row] as number) ? [] : [{ ...line, ...held[i] }]))
  const stored = fresh.length > 0 ? await insertRows(tx, resource, fresh) : []
  const made = new Map(stored.map((link) => [link[row] as number, link]))
  await recordAudit(
    tx,
    principal,
    stored.map((link) => ({
      action: 'insert',
      entity: resource.entity.name,
      row: link.id,
      institutions: [institution],
      before: null,
      after: toWire(resource, link, 'all'),
    })),
  )
  const data = rows.map((id, line) => {
    const link = made.get(id) ?? tied.get(id)
    return { line, id: link?.id, version: link?.version, outcome: made.has(id) ? 'created' : 'unchanged' }
  })
  return { status: 200, body: { data, count: data.length } }
}
