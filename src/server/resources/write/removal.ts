import { removalEffects, unlinksTo } from '#dsl/entities/facts.ts'
import { quoted } from '#server/model/names.ts'
import { recordAudit } from '../../audit.ts'
import { databaseProblem } from '../../db/errors.ts'
import { HttpProblem } from '../../errors.ts'
import { demand, institutionsOf, type Reach } from '../catalogue/access.ts'
import { run } from '../catalogue/statement.ts'
import { toWire } from '../catalogue/storedRow.ts'
import { lockAll } from './lock/lockRows.ts'
import { demandVersion, type IsWanted, namedRow } from './namedRow.ts'
import { runEffects } from './store/effects.ts'
import { emptyLists, touchListed } from './store/joinLists.ts'
import { updateLinkKeys } from './store/rows.ts'
import { noKeys } from './store/uniqueKeys.ts'
import { demandLeavable, demandUnused, inUse } from './store/usage.ts'
import type { WriteContext } from './writeContext.ts'

export interface Removal {
  readonly id: number
  /** Any version where it is not said. */
  readonly isWanted?: IsWanted
  /** Where the effects run; everywhere the row belongs when not said. */
  readonly institutions?: readonly number[]
}

/** Removes a row for good, marks it or takes it out of institutions, with its effects. Throws HttpProblem 403, 404, 409 (still in use) and 412. */
export const removeRow = async (
  write: WriteContext,
  { id, isWanted, institutions }: Removal,
  allowed: Reach,
): Promise<void> => {
  const { tx, principal, resource } = write
  demand(institutions ?? [], allowed)
  const effects = removalEffects(resource.entity)
  const { own: found } = await lockAll(write, { ids: [id], values: [], institutions: [], effects })
  const before = namedRow(write, found, id, allowed)
  if (isWanted) await demandVersion(write, before, isWanted, allowed)
  await touchListed(write, [before])
  const own = institutionsOf(resource, before)
  const last = unlinksTo(resource.entity)
  await runEffects(write, effects, before, { institutions: institutions ?? own, at: 'before' })
  await demandLeavable(write, before)
  if (last) await unlink(write, id, { asked: institutions, own, last })
  else if (resource.soft) await mark(write, id, resource.soft)
  else await erase(write, id)
  await runEffects(write, effects, before, { institutions: institutions ?? own, at: 'after' })
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
}

/** A row that is kept gives its unique values back to others. */
const mark = async ({ tx, resource }: WriteContext, id: number, soft: string): Promise<void> => {
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
 * Takes the row out of the institutions asked for. A row that goes with its last link does not go before it: other clients remove
 * the link first, then the row, and another institution may have taken it up in between. Throws HttpProblem 404 where
 * none of the institutions has the row, 409 where other rows there use it or it goes only once nobody has it.
 */
const unlink = async (write: WriteContext, id: number, { asked, own, last }: Unlinking): Promise<void> => {
  const { tx, resource } = write
  const { link, entity } = resource
  if (!link || entity.belongs.to !== 'institutions') throw new HttpProblem(500)
  const isLinked = async () =>
    (await run(tx, `select 1 from ${link.table} where ${link.row} = $1 limit 1`, [id])).length > 0
  if (last === 'goes' && asked === undefined) {
    await demandUnused(tx, write.resources, resource, id)
    if (await isLinked()) throw inUse([{ by: entity.belongs.link }])
    return erase(write, id)
  }
  const institutions = asked ?? own
  const gone = await run<{ institution: number }>(
    tx,
    `delete from ${link.table} where ${link.row} = $1 and ${link.institution} = any($2::int[]) returning ${link.institution} as "institution"`,
    [id, institutions],
  )
  if (institutions.length > 0 && gone.length === 0) throw new HttpProblem(404)
  const left = gone.map((one) => one.institution)
  await demandUnused(tx, write.resources, resource, id, left)
  if (last === 'goes' && !(await isLinked())) await erase(write, id)
}

const erase = async (write: WriteContext, id: number): Promise<void> => {
  const { tx, resources, resource } = write
  const { link, table } = resource
  await demandUnused(tx, resources, resource, id)
  try {
    await emptyLists(write, id)
    if (link) await run(tx, `delete from ${link.table} where ${link.row} = $1`, [id])
    await run(tx, `delete from ${table} where "id" = $1`, [id])
  } catch (error) {
    const problem = databaseProblem(error)
    throw problem?.kind === 'foreignKey' ? inUse([{ by: problem.table }]) : error
  }
}
