import type { Reach } from './access.ts'
import type { Call } from './call.ts'
import { sightOf } from './sight.ts'
import { Bindings, run } from './statement.ts'
import { wireOf } from './storedColumn.ts'
import { type StoredRow, toWire } from './storedRow.ts'

/** A row as it stands, for who writes it: as a list shows it to them. */
export const shown = async (
  { tx, principal, resources, resource }: Pick<Call, 'tx' | 'principal' | 'resources' | 'resource'>,
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
