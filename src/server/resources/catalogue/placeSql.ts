import { isCommon, placeColumn } from '#dsl/entities/places.ts'
import { quoted } from '#server/model/names.ts'
import type { Resource } from './resource.ts'

/** A row's own institution: a column of it, else itself. */
const ownPlace = ({ entity }: Resource): string => quoted(placeColumn(entity) ?? 'id')

/** SQL of rows (`alias`) beside the institutions that they are in, a line for each: what to read from, and the column of the institution. */
export const placeSql = (
  resource: Resource,
  alias = 't',
): { readonly from: string; readonly column: string } => {
  const { table, link } = resource
  return link
    ? {
        from: `${table} ${alias} join ${link.table} l on l.${link.row} = ${alias}."id"`,
        column: `l.${link.institution}`,
      }
    : { from: `${table} ${alias}`, column: `${alias}.${ownPlace(resource)}` }
}

/** SQL of the institutions of all rows, a line for each: `id`, `institution`. Of shared ones those where a column of the link says yes. */
export const placesSql = (resource: Resource, active?: string): string => {
  const { table, link } = resource
  const where = active === undefined ? '' : ` where ${quoted(active)}`
  return link
    ? `(select ${link.row} as "id", ${link.institution} as "institution" from ${link.table}${where})`
    : `(select "id", ${ownPlace(resource)} as "institution" from ${table})`
}

/** SQL of an array: the institutions of one row (`alias`), of a shared one those of `only` (a placeholder) where it is given. */
export const placesOfRow = (resource: Resource, alias = 't', only?: string): string => {
  const { link } = resource
  if (!link) return `array[${alias}.${ownPlace(resource)}]`
  const within = only ? ` and p.${link.institution} = any(${only})` : ''
  return `array(select p.${link.institution} from ${link.table} p where p.${link.row} = ${alias}."id"${within})`
}

/** SQL condition: the row belongs to one of the institutions, which a row common to all does not. */
export const inInstitutions = (resource: Resource, ids: string, alias = 't'): string => {
  const { entity, link } = resource
  if (link)
    return `exists (select 1 from ${link.table} l where l.${link.row} = ${alias}."id" and l.${link.institution} = any(${ids}))`
  return isCommon(entity) ? 'false' : `${alias}.${ownPlace(resource)} = any(${ids})`
}
