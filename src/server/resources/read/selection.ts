import { copyInto } from '#dsl/entities/facts.ts'
import { isSetName } from '#dsl/entities/secret.ts'
import { HttpProblem, malformed } from '../../errors.ts'
import type { Reach } from '../catalogue/access.ts'
import type { Resource, Resources } from '../catalogue/resource.ts'
import type { Bindings } from '../catalogue/statement.ts'
import { type StoredColumn, wireOf } from '../catalogue/storedColumn.ts'
import { linkedInstitutions } from '../catalogue/storedRow.ts'
import type { ListRequest } from './listRequest.ts'
import type { Sight } from './visibility.ts'

const LINKED = 'institution'

/**
 * SQL list of the columns asked for, all when none is named; id and version are always there.
 * @throws HttpProblem 400 for a name that is unknown or secret.
 */
export const selectionOf = (
  resource: Resource,
  select: ListRequest['select'],
  visible: Reach,
  { sight, bindings }: { readonly sight: Sight; readonly bindings: Bindings },
): string => {
  const isName = (name: string): boolean =>
    resource.names.get(name)?.secret === false || (resource.link !== undefined && name === LINKED)
  const unknown = select?.find((name) => !isName(name))
  if (unknown !== undefined) throw malformed(unknown)
  const wanted = select && new Set(['id', 'version', ...select])
  const columns = [...resource.names.values()].flatMap((column) => {
    const { name, quoted, type, wire, list, secret } = column
    if (secret) return wanted ? [] : [`${wire} is not null as "${isSetName(name)}"`]
    if (wanted?.has(name) === false) return []
    return [`${list ? wire : wireOf(type, sight.own(resource, column))} as ${quoted}`]
  })
  if (resource.link && wanted?.has(LINKED) !== false)
    columns.push(
      linkedInstitutions(resource, visible === 'all' ? undefined : bindings.bind(visible, 'int[]')),
    )
  return columns.join(', ')
}

/**
 * ORDER BY as asked, then by id in the direction of the last column, so that no row stands on two pages and an index
 * can be read either way.
 * @throws HttpProblem 400 for a name that is unknown or secret, 403 for a relation to rows that are not the person's to read.
 */
export const orderOf = (
  resource: Resource,
  resources: Resources,
  sight: Sight,
  orderby: ListRequest['orderby'] = [],
): string => {
  const parts = orderby.flatMap(({ columnName, orientation }) => {
    const column = resource.names.get(columnName)
    if (!column || column.secret || column.type === 'jsonb') throw malformed(columnName)
    if (column.column?.facts.entity && !sight.reaches(column))
      throw new HttpProblem(403, { details: [{ column: columnName, code: 403, reason: 'notReadable' }] })
    return sortsOf(resource, resources, sight, column).map((sort) => `${sort} ${orientation}`)
  })
  return [...parts, `t."id" ${orderby.at(-1)?.orientation ?? 'asc'}`].join(', ')
}

/** As people read it: a relation by the label of the row it points at, a label after that of the row before it. */
const sortsOf = (resource: Resource, resources: Resources, sight: Sight, column: StoredColumn): string[] => {
  const { entity, names } = resource
  const sort = column.sort(sight.own(resource, column))
  const { label } = entity
  const before = column.name === label.column && label.after !== undefined && names.get(label.after)
  if (before)
    return sight.reaches(before)
      ? [relatedLabel(before, resources, sight) ?? before.sort(`t.${before.quoted}`), sort]
      : [sort]
  return [relatedLabel(column, resources, sight) ?? sort]
}

/** Rows that may not be read stand as if they had no label. */
const relatedLabel = (
  { quoted, column }: StoredColumn,
  resources: Resources,
  sight: Sight,
): string | undefined => {
  if (!column?.facts.entity) return undefined
  const target = resources.of(column.facts.entity)
  const { table, entity, names } = target
  const label = names.get(entity.label.column)
  if (!label?.column || label.secret || label.type === 'jsonb' || copyInto(entity, label.name))
    return undefined
  const conditions = [`r."id" = t.${quoted}`, ...sight.readable(target)]
  return `(select ${label.sort(`r.${label.quoted}`)} from ${table} r where ${conditions.join(' and ')})`
}
