import type { Clearing, Effect, Removing } from '#dsl/entities/effects.ts'
import { onBecomes, onChanges } from '#dsl/entities/facts.ts'
import { quoted } from '#server/model/names.ts'
import { intoAudit, recordAudit } from '../audit.ts'
import { revokeSessions } from '../services/auth/sessions.ts'
import { institutionsOf } from './access.ts'
import { idsAmong, type Values } from './body.ts'
import type { Call } from './call.ts'
import { rangeSql, windowOf } from './range.ts'
import { Bindings, run } from './statement.ts'
import { everyColumn, type StoredRow, toWire } from './storedRow.ts'

/** Effects of a row that changes or goes, in the institutions named; what is asked once it is written comes `after`. */
export const runEffects = async (
  call: Call,
  effects: readonly Effect[],
  row: StoredRow,
  { institutions, at }: { readonly institutions: readonly number[]; readonly at: 'before' | 'after' },
): Promise<void> => {
  for (const effect of effects) {
    if ((effect.effect === 'signsOut') !== (at === 'after')) continue
    if (effect.effect === 'clears') await clearRelated(call, effect, row, institutions)
    else if (effect.effect === 'removes') await removeMatching(call, effect, row)
    else if (effect.effect === 'signsOut')
      for (const person of idsAmong([row[effect.person]])) await revokeSessions(call.tx, person)
  }
}

interface Change {
  readonly before: StoredRow
  readonly after: Values
  /** Names of the columns whose value is another one. */
  readonly changed: ReadonlySet<string>
}

/** The effects of columns that change, and of those that come to hold a value with this change. */
export const runChanges = async (call: Call, { before, after, changed }: Change): Promise<void> => {
  const { entity } = call.resource
  const institutions = institutionsOf(call.resource, before)
  const become = onBecomes(entity).filter(
    ({ column, value }) => before[column] !== value && after[column] === value,
  )
  const change = onChanges(entity).filter(({ column }) => changed.has(column))
  const effects = [...become, ...change].flatMap((one) => one.effects)
  for (const at of ['before', 'after'] as const) await runEffects(call, effects, before, { institutions, at })
}

/** The rows go for good, each recorded. */
const removeMatching = async (
  { tx, principal, resources }: Call,
  { entity, where }: Removing,
  row: StoredRow,
): Promise<void> => {
  const resource = resources.of(entity)
  const bindings = new Bindings()
  const conditions = Object.entries(where).map(
    ([theirs, own]) =>
      `t.${quoted(theirs)} = ${bindings.bind(row[own], resource.names.get(theirs)?.type ?? 'int')}`,
  )
  const gone = await run<StoredRow>(
    tx,
    `delete from ${resource.table} t where ${conditions.join(' and ')} returning ${everyColumn(resource)}`,
    bindings.values,
  )
  await recordAudit(
    tx,
    principal,
    gone.map((one) => ({
      action: 'remove',
      entity,
      row: one.id,
      institutions: institutionsOf(resource, one),
      before: toWire(resource, one, 'all'),
      after: null,
    })),
  )
}

/** Related rows are emptied of the id and recorded, in one statement whatever their number. */
const clearRelated = async (
  { tx, principal, resources, now }: Call,
  { related }: Clearing,
  row: StoredRow,
  institutions: readonly number[],
): Promise<void> => {
  const { entity, table, names } = resources.of(related.entity)
  const bindings = new Bindings()
  const by = quoted(related.by)
  const institution = quoted(related.institution)
  const id = bindings.bind(row.id, 'int')
  const conditions = [`t.${by} = ${id}`, `t.${institution} = any(${bindings.bind(institutions, 'int[]')})`]
  if (related.window) {
    const { column } = related.window
    const type = names.get(column)?.type ?? 'timestamptz'
    const range = windowOf(related.window, now)
    conditions.push(...rangeSql(`t.${quoted(column)}`, type, range, (v, as) => bindings.bind(v, as)))
  }
  const admin = bindings.bind(principal.id, 'int')
  const name = bindings.bind(entity.name, 'text')
  const column = bindings.bind(related.by, 'text')
  await run(
    tx,
    `with changed as (update ${table} t set ${by} = null, "version" = t."version" + 1 where ${conditions.join(' and ')} returning t."id", t.${institution} as "institution")
${intoAudit}
select ${admin}, 'update', ${name}, "id", jsonb_build_array("institution"), jsonb_build_object(${column}, ${id}), jsonb_build_object(${column}, null) from changed`,
    bindings.values,
  )
}
