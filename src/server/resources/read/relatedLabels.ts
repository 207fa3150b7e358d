import { copyInto } from '#dsl/entities/facts.ts'
import type { Related } from '#protocol/list.ts'
import { malformed } from '../../errors.ts'
import type { Principal } from '../../principal.ts'
import { visibleTo } from '../catalogue/access.ts'
import type { Resource, Resources } from '../catalogue/resource.ts'
import { Bindings, type Executor, run } from '../catalogue/statement.ts'
import { type StoredColumn, wireOf } from '../catalogue/storedColumn.ts'
import { completeLists } from './completeLists.ts'
import { type Sight, sightOf } from './visibility.ts'

/** Of a list of ids, so many are told by their labels: what a cell shows when it is pointed at. */
const TOLD = 20

interface Page {
  /** Names of relations, as asked. */
  readonly asked: readonly string[]
  /** The page as the database wrote it: a JSON array of rows, or nothing. */
  readonly rows: string | null
  readonly principal: Principal
}

type Row = Readonly<Record<string, unknown>> & { readonly id: number }

/**
 * What a page tells of the rows that its relations point at, as JSON text: `{column: {labels, complete?}}`. A row that is
 * not the person's to read, or removed, is left out.
 * @throws HttpProblem 400 naming a column that is no relation.
 */
export const relatedLabels = async (
  db: Executor,
  resource: Resource,
  resources: Resources,
  { asked, rows, principal }: Page,
): Promise<string> => {
  const relations = [...new Set(asked)].map((name) => relationOf(resource, name))
  const page: readonly Row[] = rows === null ? [] : JSON.parse(rows)
  if (relations.length === 0) return '{}'
  const bindings = new Bindings()
  const sight = sightOf(principal, resources, bindings)
  const parts = relations.map((relation) => {
    const target = resources.of(relation.column?.facts.entity ?? '')
    const ids = bindings.bind(pointedIds(page, relation.name), 'int[]')
    const labels = `(${labelsSql(target, resources, sight, ids)})`
    const lists = relation.column?.kind.counted
    const visible = visibleTo(principal, resource)
    const full =
      lists &&
      completeLists({ resource, relation, target, visible, sight, bindings }, listing(page, relation))
    const value = `'labels', ${labels}${full ? `, 'complete', (${full})` : ''}`
    return `select ${bindings.bind(relation.name, 'text')} as "column", json_build_object(${value}) as "told"`
  })
  const text = `select json_object_agg(c."column", c."told")::text as "related" from (${parts.join(' union all ')}) c`
  const [found] = await run<{ related: string }>(db, text, bindings.values)
  return found?.related ?? '{}'
}

interface Named {
  readonly ids: readonly number[]
  readonly principal: Principal
}

/** The labels of rows of an entity that are the person's to read, and not removed. */
export const labelsOf = async (
  db: Executor,
  target: Resource,
  resources: Resources,
  { ids, principal }: Named,
): Promise<Related['labels']> => {
  if (ids.length === 0) return []
  const bindings = new Bindings()
  const labels = labelsSql(
    target,
    resources,
    sightOf(principal, resources, bindings),
    bindings.bind(ids, 'int[]'),
  )
  const [found] = await run<Pick<Related, 'labels'>>(db, `select (${labels}) as "labels"`, bindings.values)
  return found?.labels ?? []
}

const relationOf = ({ names }: Resource, name: string): StoredColumn => {
  const column = names.get(name)
  if (!column?.column?.facts.entity || column.secret) throw malformed(name)
  return column
}

const pointedIds = (page: readonly Row[], name: string): readonly number[] => [
  ...new Set(page.flatMap((row) => [row[name]].flat().slice(0, TOLD)).filter((id) => typeof id === 'number')),
]

/** Ids of the rows whose list holds anything. */
const listing = (page: readonly Row[], { name }: StoredColumn): readonly number[] =>
  page.flatMap((row) => (Array.isArray(row[name]) && row[name].length > 0 ? row.id : []))

/** `[{id, label, before?}]` of those rows of the target that may be read; `before`: the label that stands first. */
const labelsSql = (target: Resource, resources: Resources, sight: Sight, ids: string): string => {
  const { entity, names, table } = target
  const label = names.get(entity.label.column)
  const first = names.get(entity.label.after ?? '')
  const told = label && !label.secret ? `(${wireOf(label.type, sight.own(target, label))})::text` : 'null'
  const before = first && labelBefore(first, resources, sight)
  const columns = [`t."id"`, `${told} as "label"`, ...(before ? [`(${before}) as "before"`] : [])]
  const conditions = [`r."id" = any(${ids})`, ...sight.readable(target)]
  const rows = `select r.* from ${table} r where ${conditions.join(' and ')}`
  return `select coalesce(json_agg(x order by x."id"), '[]'::json) from (select ${columns.join(', ')} from (${rows}) t) x`
}

const labelBefore = (first: StoredColumn, resources: Resources, sight: Sight): string | undefined => {
  const { entity, names, table } = resources.of(first.column?.facts.entity ?? '')
  const label = names.get(entity.label.column)
  if (!label || label.secret || copyInto(entity, label.name)) return undefined
  const readable = sight.readable(resources.of(entity.name))
  const conditions = [`r."id" = t.${first.quoted}`, ...readable]
  return `select (${wireOf(label.type, `r.${label.quoted}`)})::text from ${table} r where ${conditions.join(' and ')}`
}
