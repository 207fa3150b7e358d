import { malformed } from '../errors.ts'
import type { Reach } from './access.ts'
import type { ListRequest } from './listRequest.ts'
import type { Resource } from './resource.ts'
import type { Bindings } from './statement.ts'
import { isSetName, linkedInstitutions } from './storedRow.ts'

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
export const orderOf = ({ names }: Resource, orderby: ListRequest['orderby'] = []): string => {
  const parts = orderby.map(({ columnName, orientation }) => {
    const column = names.get(columnName)
    if (!column || column.secret || column.type === 'jsonb') throw malformed(columnName)
    return `${column.sort} ${orientation}`
  })
  return [...parts, `t."id" ${orderby.at(-1)?.orientation ?? 'asc'}`].join(', ')
}
