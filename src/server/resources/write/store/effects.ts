import { onBecomes, onChanges, onCreated } from '#dsl/entities/facts.ts'
import { institutionsOf } from '#dsl/entities/places.ts'
import type { Clearing, Effect, Removing } from '#dsl/entities/reactions/effects.ts'
import type { Values } from '#protocol/row.ts'
import { quoted } from '#server/model/names.ts'
import { intoAudit, recordAudit } from '../../../audit.ts'
import { idsAmong } from '../../catalogue/ids.ts'
import { Bindings, run } from '../../catalogue/statement.ts'
import { everyColumn, type StoredRow } from '../../catalogue/storedRow.ts'
import { rangeSql, windowOf } from '../../read/conditions/range.ts'
import type { WriteContext } from '../writeContext.ts'
import { entryOf } from './auditEntry.ts'
import { touchListed } from './joinLists.ts'
import { leavingSql } from './leaving.ts'
import { repeatingRows } from './repeatedLists.ts'

/** A row that changes or goes, and where. */
interface Reaching {
  readonly row: StoredRow
  readonly institutions: readonly number[]
}

/** Sessions end, people are written to and work begins once rows are written; all else happens before. */
type When = 'before' | 'after'

/** Effects of rows that change or go. The rows that they reach are locked. */
export const runEffects = async (
  write: WriteContext,
  effects: readonly Effect[],
  rows: readonly Reaching[],
  when: When,
): Promise<void> => {
  if (rows.length === 0) return
  for (const effect of effects) {
    if (followsWriting(effect) !== (when === 'after')) continue
    if (effect.effect === 'clears') await clearRelated(write, effect, rows)
    else if (effect.effect === 'removes') await removeMatching(write, effect, rows)
    else await runAfter(write, effect, rows)
  }
}

const runAfter = async (
  { tx, principal, signOut, revoke, send, start }: WriteContext,
  effect: Effect,
  rows: readonly Reaching[],
): Promise<void> => {
  const people = (column: string) => new Set(idsAmong(rows.map(({ row }) => row[column])))
  if (effect.effect === 'signsOut') for (const person of people(effect.person)) await signOut(tx, person)
  if (effect.effect === 'revokes')
    for (const person of people(effect.person))
      if (person !== principal.id) await revoke(tx, person, principal)
  if (effect.effect === 'sends')
    for (const { row, institutions } of rows)
      for (const person of idsAmong([row[effect.person]]))
        await send(tx, effect.message, { person, institutions })
  if (effect.effect === 'starts') for (const { row } of rows) await start(tx, effect.task, row.id)
}

const followsWriting = ({ effect }: Effect): boolean =>
  effect === 'signsOut' || effect === 'revokes' || effect === 'sends' || effect === 'starts'

/** What follows when a row is new; the records that it begins with are `beginRecords`'. */
export const runCreated = (write: WriteContext, row: StoredRow): Promise<void> =>
  runEffects(
    write,
    onCreated(write.resource.entity).flatMap(({ effects }) => effects),
    [{ row, institutions: institutionsOf(write.resource.entity, row) }],
    'after',
  )

interface Changed {
  readonly before: StoredRow
  readonly after: Values
  /** The row that it follows, where the values stand in another one than before. */
  readonly row?: StoredRow
  /** Names of the columns whose value is another one. */
  readonly changed: ReadonlySet<string>
}

/** The effects of columns that change, and of those that come to hold a value with these changes. */
export const runChanges = async (write: WriteContext, changes: readonly Changed[]): Promise<void> => {
  const { entity } = write.resource
  const become = onBecomes(entity).map(({ column, value, effects }) => ({
    effects,
    rows: changes.filter(({ before, after }) => before[column] !== value && after[column] === value),
  }))
  const change = onChanges(entity).map(({ column, effects }) => ({
    effects,
    rows: changes.filter(({ changed }) => changed.has(column)),
  }))
  for (const when of ['before', 'after'] as const)
    for (const { effects, rows } of [...become, ...change]) {
      const reached = rows.map(({ before, row = before }) => ({
        row,
        institutions: institutionsOf(entity, before),
      }))
      await runEffects(write, effects, reached, when)
    }
}

/** What may follow when these columns are written. */
export const effectsOfWriting = (
  { resource: { entity } }: Pick<WriteContext, 'resource'>,
  columns: ReadonlySet<string>,
): readonly Effect[] =>
  [...onBecomes(entity), ...onChanges(entity)]
    .filter(({ column }) => columns.has(column))
    .flatMap(({ effects }) => effects)

/** The rows of another entity that an effect of some rows changes, by the entity's name. */
export const rowsAffectedBy = async (
  write: WriteContext,
  effect: Effect,
  ids: readonly number[],
): Promise<[string, number[]][]> => {
  const bindings = new Bindings()
  const own = bindings.bind(ids, 'int[]')
  const find = async (entity: string, id: string, from: string): Promise<[string, number[]][]> => {
    const text = `select distinct ${id} as "id" from ${from}`
    const rows = await run<{ id: number }>(write.tx, text, bindings.values)
    return [[entity, rows.map(({ id }) => id)]]
  }
  if (effect.effect === 'clears') {
    const { entity, by } = effect.related
    const { table } = write.resources.of(entity)
    const conditions = [`t.${quoted(by)} = any(${own})`, ...inWindow(write, effect, bindings)]
    return find(entity, 't."id"', `${table} t where ${conditions.join(' and ')}`)
  }
  if (effect.effect === 'removes') {
    const { table, listedBy } = write.resources.of(effect.entity)
    const pairs = Object.entries(effect.where).map(
      ([theirs, mine]) => `t.${quoted(theirs)} = r.${quoted(mine)}`,
    )
    const from = `${table} t join ${write.resource.table} r on ${pairs.join(' and ')} where r."id" = any(${own})`
    const found = await find(effect.entity, 't."id"', from)
    // Those whose lists they make up change with them.
    for (const { resource: of, row } of listedBy) {
      const listed = await find(of().entity.name, `t.${quoted(row)}`, from)
      const ids = listed.flatMap(([, one]) => one)
      found.push(...listed, ...(await repeatingRows(write, { resource: of(), link: effect.entity, ids })))
    }
    return found
  }
  return []
}

/** SQL conditions of the rows that are to be cleared: all of them, or those of a time to come. */
export const inWindow = (
  { resources, now }: Pick<WriteContext, 'resources' | 'now'>,
  { related }: Clearing,
  bindings: Bindings,
): string[] => {
  if (!related.window) return []
  const { column } = related.window
  const type = resources.of(related.entity).names.get(column)?.type ?? 'timestamptz'
  return rangeSql(`t.${quoted(column)}`, type, windowOf(related.window, now), (v, as) => bindings.bind(v, as))
}

/** The rows go for good, each recorded. */
const removeMatching = async (
  write: WriteContext,
  { entity, where }: Removing,
  rows: readonly Reaching[],
): Promise<void> => {
  const { tx, principal, resources } = write
  const resource = resources.of(entity)
  const pairs = Object.entries(where).map(([theirs, own]) => ({ theirs: quoted(theirs), own, name: theirs }))
  const typed = pairs.map(({ theirs, name }) => `${theirs} ${resource.names.get(name)?.type ?? 'int'}`)
  const same = pairs.map(({ theirs }) => `t.${theirs} = x.${theirs}`)
  const given = rows.map(({ row }) => Object.fromEntries(pairs.map(({ name, own }) => [name, row[own]])))
  const gone = await run<StoredRow>(
    tx,
    `delete from ${resource.table} t using jsonb_to_recordset($1::jsonb) as x(${typed.join(', ')}) where ${same.join(' and ')} returning ${everyColumn(resource)}`,
    [JSON.stringify(given)],
  )
  await touchListed({ ...write, resource }, gone)
  await recordAudit(
    tx,
    principal,
    gone.map((before) => entryOf(resource, 'remove', { before })),
  )
}

/** Related rows are emptied of the ids and recorded, in one statement whatever their number. */
const clearRelated = async (
  write: WriteContext,
  clearing: Clearing,
  rows: readonly Reaching[],
): Promise<void> => {
  const { tx, principal, resources } = write
  const { related } = clearing
  const { entity, table } = resources.of(related.entity)
  const bindings = new Bindings()
  const by = quoted(related.by)
  const institution = quoted(related.institution)
  const reaching = rows.map(({ row: { id }, institutions }) => ({ id, institutions }))
  const given = bindings.bind(JSON.stringify(reaching), 'jsonb')
  const conditions = [
    `t.${by} = x."id"`,
    `t.${institution} = any(x."institutions")`,
    ...inWindow(write, clearing, bindings),
  ]
  const admin = bindings.bind(principal.id || null, 'int')
  const name = bindings.bind(entity.name, 'text')
  const column = bindings.bind(related.by, 'text')
  await run(
    tx,
    `with changed as (update ${table} t set ${by} = null, "version" = t."version" + 1 from ${leavingSql(given)} where ${conditions.join(' and ')} returning t."id", t.${institution} as "institution", x."id" as "from")
${intoAudit}
select ${admin}, 'update', ${name}, "id", jsonb_build_array("institution"), jsonb_build_object(${column}, "from"), jsonb_build_object(${column}, null) from changed`,
    bindings.values,
  )
}
