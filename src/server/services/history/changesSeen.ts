import { type Change, changesOf } from '#engine/changes.ts'
import { idsIn, type Values } from '#protocol/row.ts'
import type { Principal } from '../../principal.ts'
import { visibleTo } from '../../resources/catalogue/access.ts'
import type { Resource, Resources } from '../../resources/catalogue/resource.ts'
import { Bindings, type Executor } from '../../resources/catalogue/statement.ts'
import type { StoredColumn } from '../../resources/catalogue/storedColumn.ts'
import { labelsOf } from '../../resources/read/relatedLabels.ts'
import { sightOf } from '../../resources/read/visibility.ts'
import type { Line } from './historyLines.ts'

export interface Asking {
  readonly principal: Principal
  readonly resource: Resource
  readonly resources: Resources
}

/** What each line changed, as far as the person reads it: lists hold the ids of rows that are theirs to read. */
export const changesSeen = async (
  db: Executor,
  asking: Asking,
  lines: readonly Line[],
): Promise<readonly (readonly Change[])[]> => {
  const columns = columnsRead(asking)
  const lists = columns.filter((column) => partOf(asking, column))
  const readable = new Map<string, ReadonlySet<number>>()
  for (const column of lists) readable.set(column.name, await readableIds(db, asking, column, lines))
  const read = (row: Values): Values =>
    Object.fromEntries(
      columns.map(({ name }) => {
        const known = readable.get(name)
        return [name, known ? idsIn(row[name]).filter((id) => known.has(id)) : row[name]]
      }),
    )
  const names = columns.map(({ name }) => name)
  // Of a row that came or went it is told that it did. One that another institution takes up may change for all with it.
  return lines.map(({ action, before, after }) =>
    (action === 'update' || action === 'link') && before && after
      ? changesOf(read(before), read(after), names)
      : [],
  )
}

/** Secrets are recorded nowhere. Nothing that may repeat a row out of reach, no list that other institutions have part of. */
const columnsRead = (asking: Asking): readonly StoredColumn[] => {
  const { principal, resource, resources } = asking
  const sight = sightOf(principal, resources, new Bindings())
  return resource.columns.filter(
    (column) =>
      !sight.hidden(resource, column.name) &&
      !(column.list?.institution && visibleTo(principal, resource) !== 'all'),
  )
}

/** Whether it is a list of rows of which the person may read some alone. */
const partOf = ({ principal, resources }: Asking, { type, list, column }: StoredColumn): boolean => {
  const entity = column?.facts.entity
  return (
    entity !== undefined &&
    (list !== undefined || type === 'jsonb') &&
    visibleTo(principal, resources.of(entity)) !== 'all'
  )
}

const readableIds = async (
  db: Executor,
  { principal, resources }: Asking,
  { name, column }: StoredColumn,
  lines: readonly Line[],
): Promise<ReadonlySet<number>> => {
  const rows = lines.flatMap(({ before, after }) => [before, after])
  const ids = [...new Set(rows.flatMap((row) => idsIn(row?.[name])))]
  const target = resources.of(column?.facts.entity ?? '')
  return new Set((await labelsOf(db, target, resources, { ids, principal })).map(({ id }) => id))
}
