import { copiesIn } from '#dsl/entities/facts.ts'
import { idIn, type Values } from '#protocol/row.ts'
import { quoted } from '#server/model/names.ts'
import { fireAndForget } from '../../../db/pipelining.ts'
import { isVisible, visibleTo } from '../../catalogue/access.ts'
import { type CopiedElsewhere, copiesOf, copyFromOther, copySource } from '../../catalogue/copySource.ts'
import { idsAmong } from '../../catalogue/ids.ts'
import type { Resource, Resources } from '../../catalogue/resource.ts'
import { type Executor, run } from '../../catalogue/statement.ts'
import type { Locked } from '../lock/lockRows.ts'
import { noteRaised, type WriteContext } from '../writeContext.ts'

/** What rows repeat of those they point at, which are locked, or written by this call. */
export const copiedValues = async (
  tx: Executor,
  resources: Resources,
  resource: Resource,
  rows: readonly Values[],
): Promise<Record<string, unknown>[]> => {
  const copied = rows.map((): Record<string, unknown> => ({}))
  for (const [name, copy] of copiesIn(resource.entity)) {
    const ids = [...new Set(idsAmong(rows.map((row) => row[copy.relation])))]
    const { table, names } = resources.of(copySource(resource, copy))
    const text = `select t."id", ${names.get(copy.column)?.wire} as "value" from ${table} t where t."id" = any($1::int[])`
    const found = ids.length > 0 ? await run<{ id: number; value: unknown }>(tx, text, [ids]) : []
    const values = new Map(found.map((row) => [row.id, row.value]))
    rows.forEach((row, i) => {
      const own = copied[i]
      if (own) own[name] = values.get(idIn(row[copy.relation]) ?? 0) ?? null
    })
  }
  return copied
}

/** Of each row to be, the columns that are to repeat rows which the person may not read. */
export const unseenCopies = (
  { principal, resources, resource }: WriteContext,
  locked: Locked,
  rows: readonly Values[],
): ReadonlySet<string>[] => {
  const unseen = rows.map(() => new Set<string>())
  for (const { name } of resource.columns) {
    const copy = copyFromOther(resource, name)
    if (!copy) continue
    const source = resources.of(copySource(resource, copy))
    const visible = visibleTo(principal, source)
    if (visible === 'all') continue
    const found = locked.of(source.entity.name)
    rows.forEach((row, i) => {
      const repeated = found.get(idIn(row[copy.relation]) ?? 0)
      if (!repeated || !isVisible(source, repeated, visible)) unseen[i]?.add(name)
    })
  }
  return unseen
}

/** Of lists by their columns, the rows that have another one. */
export type Relisted = ReadonlyMap<string, readonly number[]>

/**
 * Rows elsewhere that repeat a column of these follow them. Their versions stay, since nobody has changed them, but where
 * the column can be changed there too: then nobody is to write over what has become of it unseen. A list that stands in rows
 * of its own is repeated by being read there: `relisted` says which of the rows have other ones.
 */
export const refreshCopies = async (
  { tx, resources, resource, raised }: WriteContext,
  ids: readonly number[],
  relisted: Relisted = new Map(),
): Promise<void> => {
  if (ids.length === 0) return
  const isList = ({ resource: of, name }: CopiedElsewhere) => of.names.get(name)?.list !== undefined
  const followed = copiesOf(resources, resource).filter(
    (one) => !isList(one) || (one.copy.writes && relisted.has(one.copy.column)),
  )
  const alike = ({ resource: of, copy }: CopiedElsewhere) => `${of.table} ${copy.relation} ${copy.writes}`
  for (const copies of Map.groupBy(followed, alike).values()) {
    const [first] = copies
    if (!first) continue
    const { resource: of, copy } = first
    const stored = copies.filter((one) => !isList(one))
    const lists = copies.filter(isList).flatMap((one) => relisted.get(one.copy.column) ?? [])
    const sets = stored.map((one) => `${quoted(one.name)} = x.${quoted(one.copy.column)}`)
    const differing = [
      ...stored.map((one) => `t.${quoted(one.name)} is distinct from x.${quoted(one.copy.column)}`),
      ...(lists.length > 0 ? ['x."id" = any($2::int[])'] : []),
    ]
    const following = run<{ id: number }>(
      tx,
      `update ${of.table} t set ${[...(copy.writes ? ['"version" = t."version" + 1'] : []), ...sets].join(', ')} from ${resource.table} x where x."id" = any($1::int[]) and t.${quoted(copy.relation)} = x."id" and (${differing.join(' or ')}) returning t."id"`,
      lists.length > 0 ? [ids, lists] : [ids],
    )
    if (copy.writes) noteRaised(raised, of, await following)
    else fireAndForget(following)
  }
}
