import { isSetName } from '#dsl/entities/secret.ts'
import type { Reach } from '#engine/access/places.ts'
import type { ListRequest } from '#protocol/list.ts'
import { malformed } from '../../errors.ts'
import type { Resource } from '../catalogue/resource.ts'
import type { Bindings } from '../catalogue/statement.ts'
import { listed, wireOf } from '../catalogue/storedColumn.ts'
import { linkedInstitutions } from '../catalogue/storedRow.ts'
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
  const linked = resource.link ? [LINKED, ...(resource.entity.wire.places ?? [])] : []
  const isName = (name: string): boolean =>
    resource.names.get(name)?.secret === false || linked.includes(name)
  const unknown = select?.find((name) => !isName(name))
  if (unknown !== undefined) throw malformed(unknown)
  const wanted = select && new Set(['id', 'version', ...select])
  let seen: string | undefined
  const inSight = () => {
    if (visible !== 'all') seen ??= bindings.bind(visible, 'int[]')
    return seen
  }
  const columns = [...resource.names.values()].flatMap((column) => {
    const { name, quoted, type, wire, list, secret } = column
    if (secret) return wanted ? [] : [`${wire} is not null as "${isSetName(name)}"`]
    if (wanted?.has(name) === false) return []
    return [
      `${list ? listed(list, list.institution && inSight()) : wireOf(type, sight.own(resource, column))} as ${quoted}`,
    ]
  })
  const placed = linked.filter((name) => (wanted ? wanted.has(name) : name === LINKED))
  if (placed.length > 0) {
    const ids = inSight()
    columns.push(...placed.map((name) => linkedInstitutions(resource, ids, name)))
  }
  return columns.join(', ')
}
