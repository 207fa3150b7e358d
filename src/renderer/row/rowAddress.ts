import { institutionsOf } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'

/** Whether a row of a table opens over its list, by its address too: what a service holds is in its list alone. */
export const opensOverList = ({ entity, source, detail, form, list }: AnyTable): boolean =>
  !detail && !source && !entity.source && form.style !== 'row' && !list.matrix

/** The part of an address that leads to a row, by its id: to its page, or to its list with the row open over it. */
export const rowHash = ({ name }: AnyTable, id: number | string): string => `#${name}/${id}`

/** The address of a row as it is sent to somebody else: with those of the selected institutions that it is in. */
export const rowAddress = (table: AnyTable, row: WireRow, selected: readonly number[]): string => {
  const own = institutionsOf(table.entity, row).filter((id) => selected.includes(id))
  const address = new URL(location.href)
  address.search = `institutions=${(own.length > 0 ? own : selected).join()}`
  address.hash = rowHash(table, row.id)
  return address.href
}
