import type { Values } from '#protocol/row.ts'
import type { Resource } from '../resources/catalogue/resource.ts'
import type { StoredColumn } from '../resources/catalogue/storedColumn.ts'
import type { StoredRow } from '../resources/catalogue/storedRow.ts'
import type { Place } from './vault.ts'

/** A secret as it was given, on its way to be sealed. It shows in no text that is made of the row around it. */
export class Given {
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }
  reveal(): string {
    return this.#text
  }
  toJSON(): string {
    return '[secret]'
  }
}

/** Where a secret stands now, then where it stood before its entity or column was renamed. */
const placesOf = (
  { entity }: Resource,
  { name, column }: StoredColumn,
  id: number,
): readonly [Place, ...Place[]] => {
  const entities = [entity.renamedFrom ?? [], entity.name].flat()
  const columns: string[] = [column?.options.renamedFrom ?? [], name].flat()
  const former = entities.flatMap((of) => columns.map((one) => ({ entity: of, column: one, id })))
  return [{ entity: entity.name, column: name, id }, ...former.slice(0, -1)]
}

/** The row to be stored: secrets given are sealed, those that stay are sealed anew where the key has changed. */
export const sealed = (resource: Resource, row: Values & { readonly id: number }): Values => {
  const { secrets, vault } = resource
  if (secrets.length === 0) return row
  const changed = secrets.flatMap((column): [string, string][] => {
    const value = row[column.name]
    if (value === null || value === undefined) return []
    const places = placesOf(resource, column, row.id)
    if (value instanceof Given) return [[column.name, vault.seal(places[0], value.reveal())]]
    return [[column.name, vault.renew(places, String(value))]]
  })
  return { ...row, ...Object.fromEntries(changed) }
}

export const hasSecrets = ({ secrets }: Resource, row: Values): boolean =>
  secrets.some(({ name }) => row[name] !== null && row[name] !== undefined)

/**
 * For a service of the server that must use what a row keeps: the text of a secret column, null where none is set.
 * What it gives goes to the system that it is for and nowhere else. Throws VaultError, RangeError for another column.
 */
export const readSecret = (resource: Resource, row: StoredRow, name: string): string | null => {
  const column = resource.secrets.find((one) => one.name === name)
  if (!column) throw new RangeError(`${resource.entity.name}.${name} is no secret`)
  const value = row[name] ?? null
  return value === null ? null : resource.vault.open(placesOf(resource, column, row.id), String(value))
}
