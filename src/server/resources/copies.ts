import type { Copy } from '#dsl/entities/derived.ts'
import { copiesIn } from '#dsl/entities/facts.ts'
import { quoted } from '#server/model/names.ts'
import { idsAmong, type Values } from './body.ts'
import type { Resource, Resources } from './resource.ts'
import { type Executor, run } from './statement.ts'

/** The entity that a copy is taken from. */
export const targetOf = (resource: Resource, { relation }: Copy): string =>
  resource.names.get(relation)?.column?.facts.entity ?? ''

/**
 * Locks what rows repeat of others before the rows themselves, as a change of those others does: two calls that meet
 * wait for each other in one order. `submitted` may point elsewhere than the rows do so far.
 */
export const lockCopied = async (
  tx: Executor,
  resources: Resources,
  resource: Resource,
  { ids, submitted }: { readonly ids: readonly number[]; readonly submitted: readonly Values[] },
): Promise<void> => {
  const targets = new Map(copiesIn(resource.entity).map(([, copy]) => [targetOf(resource, copy), copy]))
  for (const [target, { relation }] of [...targets].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const own = `select r.${quoted(relation)} from ${resource.table} r where r."id" = any($1::int[])`
    const next = idsAmong(submitted.map((row) => row[relation]))
    const text = `select 1 from ${resources.of(target).table} t where t."id" in (${own}) or t."id" = any($2::int[]) order by t."id" for share of t`
    await run(tx, text, [ids, next])
  }
}

/** What the rows repeat of those they point at, which stay as they are until the transaction ends. */
export const copiedValues = async (
  tx: Executor,
  resources: Resources,
  resource: Resource,
  rows: readonly Values[],
): Promise<Record<string, unknown>[]> => {
  const copied = rows.map((): Record<string, unknown> => ({}))
  for (const [name, copy] of copiesIn(resource.entity)) {
    const ids = [...new Set(idsAmong(rows.map((row) => row[copy.relation])))]
    const { table } = resources.of(targetOf(resource, copy))
    const text = `select t."id", t.${quoted(copy.column)} as "value" from ${table} t where t."id" = any($1::int[]) for share of t`
    const found = ids.length > 0 ? await run<{ id: number; value: unknown }>(tx, text, [ids]) : []
    const values = new Map(found.map((row) => [row.id, row.value]))
    rows.forEach((row, i) => {
      const own = copied[i]
      if (own) own[name] = values.get(row[copy.relation] as number) ?? null
    })
  }
  return copied
}

/** Rows elsewhere that repeat a column of these follow them. Their versions stay: nobody has changed them. */
export const refreshCopies = async (
  tx: Executor,
  resources: Resources,
  { entity, table }: Resource,
  ids: readonly number[],
): Promise<void> => {
  if (ids.length === 0) return
  for (const other of resources.all)
    for (const [name, copy] of copiesIn(other.entity)) {
      if (targetOf(other, copy) !== entity.name) continue
      const [own, theirs] = [`t.${quoted(name)}`, `x.${quoted(copy.column)}`]
      // Locked in order of id, since two rows renamed at once may both be repeated by the same ones.
      const follow = `select t."id", ${theirs} as "value" from ${other.table} t join ${table} x on t.${quoted(copy.relation)} = x."id" where x."id" = any($1::int[]) and ${own} is distinct from ${theirs} order by t."id" for update of t`
      await run(
        tx,
        `with f as materialized (${follow}) update ${other.table} t set ${quoted(name)} = f."value" from f where t."id" = f."id"`,
        [ids],
      )
    }
}
