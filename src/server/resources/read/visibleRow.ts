import type { Reach } from '#engine/access/places.ts'
import type { Principal } from '../../principal.ts'
import type { Resource, Resources } from '../catalogue/resource.ts'
import { Bindings, type Executor, run } from '../catalogue/statement.ts'
import { wireOf } from '../catalogue/storedColumn.ts'
import { type StoredRow, toWire } from '../catalogue/storedRow.ts'
import { sightOf } from './visibility.ts'

interface Reading {
  readonly tx: Executor
  readonly principal: Principal
  readonly resources: Resources
  readonly resource: Resource
}

/** A row as it stands, for who writes it: as a list shows it to them. */
export const visibleRow = async (
  { tx, principal, resources, resource }: Reading,
  row: StoredRow,
  visible: Reach,
): Promise<Record<string, unknown>> => {
  const wire = toWire(resource, row, visible)
  const bindings = new Bindings()
  const sight = sightOf(principal, resources, bindings)
  const hidden = resource.columns.filter(({ name }) => sight.hidden(resource, name))
  if (hidden.length === 0) return wire
  const selected = hidden.map(
    (column) => `${wireOf(column.type, sight.own(resource, column))} as ${column.quoted}`,
  )
  const id = bindings.bind(row.id, 'int')
  const text = `select ${selected.join(', ')} from ${resource.table} t where t."id" = ${id}`
  const [seen] = await run(tx, text, bindings.values)
  return { ...wire, ...seen }
}
