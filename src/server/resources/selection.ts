import { isSetName } from '#dsl/secret.ts'
import { malformed } from '../errors.ts'
import type { Reach } from './access.ts'
import type { ListRequest } from './listRequest.ts'
import type { Resource, Resources } from './resource.ts'
import type { Bindings } from './statement.ts'
import type { StoredColumn } from './storedColumn.ts'
import { linkedInstitutions } from './storedRow.ts'

const LINKED = 'institution'

/**
 * SQL list of the columns asked for, all when none is named; id and version are always there.
 * @throws HttpProblem 400 for a name that is unknown or secret.
 */
export const selectionOf = (
  resource: Resource,
  select: ListRequest['select'],
  visible: Reach,
  bindings: Bindings,
): string => {
  const isName = (name: string): boolean =>
    resource.names.get(name)?.secret === false || (resource.link !== undefined && name === LINKED)
  const unknown = select?.find((name) => !isName(name))
  if (unknown !== undefined) throw malformed(unknown)
  const wanted = select && new Set(['id', 'version', ...select])
  const columns = [...resource.names.values()].flatMap(({ name, quoted, wire, secret }) => {
    if (secret) return wanted ? [] : [`${wire} is not null as "${isSetName(name)}"`]
    return wanted?.has(name) === false ? [] : [`${wire} as ${quoted}`]
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
 * @throws HttpProblem 400 for a name that is unknown or secret.
 */
export const orderOf = (
  resource: Resource,
  resources: Resources,
  orderby: ListRequest['orderby'] = [],
): string => {
  const parts = orderby.flatMap(({ columnName, orientation }) => {
    const column = resource.names.get(columnName)
    if (!column || column.secret || column.type === 'jsonb') throw malformed(columnName)
    return sortsOf(resource, resources, column).map((sort) => `${sort} ${orientation}`)
  })
  return [...parts, `t."id" ${orderby.at(-1)?.orientation ?? 'asc'}`].join(', ')
}

/** As people read it: a relation by the label of the row it points at, a label after that of the row before it. */
const sortsOf = ({ entity, names }: Resource, resources: Resources, column: StoredColumn): string[] => {
  const before = column.name === entity.label && entity.labelAfter && names.get(entity.labelAfter)
  return before ? [relatedLabel(before, resources), column.sort] : [relatedLabel(column, resources)]
}

const relatedLabel = ({ quoted, sort, column }: StoredColumn, resources: Resources): string => {
  if (!column?.facts.entity) return sort
  const { table, entity, names } = resources.of(column.facts.entity)
  const label = names.get(entity.label)
  if (!label?.column || label.secret || label.type === 'jsonb') return sort
  const own = `r.${label.quoted}`
  return `(select ${label.column.kind.sortSql?.(own) ?? own} from ${table} r where r."id" = t.${quoted})`
}
