import { isSetName } from '#dsl/entities/secret.ts'
import { remembered } from '#dsl/remembered.ts'
import type { Reach } from '#engine/access/places.ts'
import { idsIn } from '#protocol/row.ts'
import { quoted } from '#server/model/names.ts'
import type { Resource } from './resource.ts'

/** A row with all its columns, secrets too, sealed; for internal use. `institution` holds all links where it has a link table. */
export type StoredRow = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number }

/** All linked institutions, or those of `only` (a placeholder), under the name. */
export const linkedInstitutions = ({ link }: Resource, only?: string, name = 'institution'): string =>
  link
    ? `(select coalesce(json_agg(l.${link.institution} order by l.${link.institution}), '[]'::json) from ${link.table} l where l.${link.row} = t."id"${only ? ` and l.${link.institution} = any(${only})` : ''}) as ${quoted(name)}`
    : ''

/** SQL list of every column of a row, as on the wire. */
export const everyColumn = remembered((resource: Resource): string =>
  [
    ...[...resource.names.values()].map((c) => `${c.wire} as ${c.quoted}`),
    ...(resource.link ? [linkedInstitutions(resource)] : []),
  ].join(', '),
)

/** SQL condition that leaves out rows removed but kept; `alias` stands for the row's table. */
export const notRemoved = ({ soft, names }: Resource, alias = 't'): string[] =>
  soft ? [`not ${alias}.${names.get(soft)?.quoted}`] : []

export const isRemoved = ({ soft }: Resource, row: StoredRow): boolean =>
  soft !== undefined && row[soft] === true

/** A row as it may be seen: secrets become whether they are set, institutions are those in reach. */
export const toWire = (resource: Resource, row: StoredRow, visible: Reach): Record<string, unknown> => {
  const wire: Record<string, unknown> = {}
  for (const { name, secret } of resource.names.values())
    if (secret) wire[isSetName(name)] = row[name] !== null
    else wire[name] = row[name]
  if (resource.link) {
    const linked = idsIn(row.institution)
    wire.institution = visible === 'all' ? linked : linked.filter((id) => visible.includes(id))
  }
  return wire
}
