import { removalEffects, unlinksTo } from '#dsl/entities/facts.ts'
import { quoted } from '#server/model/names.ts'
import { recordAudit } from '../audit.ts'
import { HttpProblem, malformed } from '../errors.ts'
import type { Answer } from '../idempotency.ts'
import { demand, institutionsOf, type Reach } from './access.ts'
import { compile } from './ajv.ts'
import { idsSchema } from './body.ts'
import type { Call } from './call.ts'
import { inUseOf } from './conflicts.ts'
import { runEffects } from './effects.ts'
import type { IsWanted } from './ifMatch.ts'
import { noKeys } from './keys.ts'
import { demandLeaves } from './leaving.ts'
import { emptyLists, touchListed } from './lists.ts'
import { lockAhead } from './lockAhead.ts'
import { updateLinkKeys } from './rows.ts'
import { run } from './statement.ts'
import { toWire } from './storedRow.ts'
import { demandVersion, lockOne } from './update.ts'
import { demandUnused, inUse } from './uses.ts'

const isIds = compile(idsSchema(1000))

/** Reads `institutions=1,2`; `undefined` when it is not there. Throws HttpProblem 400. */
export const institutionsAsked = (text: unknown): number[] | undefined => {
  if (text === undefined) return undefined
  const ids = typeof text === 'string' ? text.split(',').map((id) => (/^\d+$/.test(id) ? Number(id) : 0)) : []
  if (ids.length === 0 || !isIds(ids)) throw malformed('institutions', 'wrongFormat')
  return ids
}

interface Removing {
  readonly id: number
  /** Any version where it is not said. */
  readonly isWanted?: IsWanted
  /** Where the effects run; everywhere the row belongs when not said. */
  readonly institutions?: readonly number[]
}

/** Removes a row for good, marks it or takes it out of institutions, with its effects. Throws HttpProblem 403, 404, 409 (still in use) and 412. */
export const removeRow = async (
  call: Call,
  { id, isWanted, institutions }: Removing,
  allowed: Reach,
): Promise<Answer> => {
  const { tx, principal, resource } = call
  demand(institutions ?? [], allowed)
  await lockAhead(call, [id])
  const before = await lockOne(call, id, allowed)
  if (isWanted) await demandVersion(call, before, isWanted, allowed)
  await touchListed(call, [before])
  const own = institutionsOf(resource, before)
  const effects = removalEffects(resource.entity)
  const last = unlinksTo(resource.entity)
  await runEffects(call, effects, before, { institutions: institutions ?? own, at: 'before' })
  await demandLeaves(call, before)
  if (last) await unlink(call, id, { asked: institutions, own, last })
  else if (resource.soft) await mark(call, id, resource.soft)
  else await erase(call, id)
  await runEffects(call, effects, before, { institutions: institutions ?? own, at: 'after' })
  await recordAudit(tx, principal, [
    {
      action: 'remove',
      entity: resource.entity.name,
      row: id,
      institutions: institutions ?? own,
      before: toWire(resource, before, 'all'),
      after: null,
    },
  ])
  return { status: 200, body: { data: { id } } }
}

/** A row that is kept gives its unique values back to others. */
const mark = async ({ tx, resource }: Call, id: number, soft: string): Promise<void> => {
  const sets = [
    `${quoted(soft)} = true`,
    '"version" = "version" + 1',
    ...resource.keys.map((k) => `${quoted(k.column)} = null`),
  ]
  await run(tx, `update ${resource.table} set ${sets.join(', ')} where "id" = $1`, [id])
  if (resource.link) await updateLinkKeys(tx, resource.link, [{ row: id, keys: noKeys(resource.link.keys) }])
}

interface Unlinking {
  readonly asked: readonly number[] | undefined
  readonly own: readonly number[]
  readonly last: 'stays' | 'goes'
}

/**
 * Takes the row out of the institutions asked for. What is left is asked anew, the row being locked by now: links made
 * while this call waited for it count. A row that goes with its last link does not go before it: other clients remove
 * the link first, then the row, and another institution may have taken it up in between. Throws HttpProblem 404 where
 * none of the institutions has the row, 409 where other rows there use it or it goes only once nobody has it.
 */
const unlink = async (call: Call, id: number, { asked, own, last }: Unlinking): Promise<void> => {
  const { tx, resource } = call
  const { link, entity } = resource
  if (!link || entity.belongs.to !== 'institutions') throw new HttpProblem(500)
  const isLinked = async () =>
    (await run(tx, `select 1 from ${link.table} where ${link.row} = $1 limit 1`, [id])).length > 0
  if (last === 'goes' && asked === undefined) {
    await demandUnused(tx, call.resources, resource, id)
    if (await isLinked()) throw inUse([{ by: entity.belongs.link }])
    return erase(call, id)
  }
  const institutions = asked ?? own
  const gone = await run<{ institution: number }>(
    tx,
    `delete from ${link.table} where ${link.row} = $1 and ${link.institution} = any($2::int[]) returning ${link.institution} as "institution"`,
    [id, institutions],
  )
  if (institutions.length > 0 && gone.length === 0) throw new HttpProblem(404)
  const left = gone.map((one) => one.institution)
  await demandUnused(tx, call.resources, resource, id, left)
  if (last === 'goes' && !(await isLinked())) await erase(call, id)
}

const erase = async (call: Call, id: number): Promise<void> => {
  const { tx, resources, resource } = call
  const { link, table } = resource
  await demandUnused(tx, resources, resource, id)
  try {
    await emptyLists(call, id)
    if (link) await run(tx, `delete from ${link.table} where ${link.row} = $1`, [id])
    await run(tx, `delete from ${table} where "id" = $1`, [id])
  } catch (error) {
    throw inUseOf(error) ?? error
  }
}
