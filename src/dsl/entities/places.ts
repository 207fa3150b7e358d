import { idsIn } from '#protocol/row.ts'
import type { Belonging, Belongs } from './belonging.ts'

/** Rows of an entity, as far as it says which institutions they are in. */
interface Placed<B extends Belonging | Belongs = Belonging> {
  readonly belongs: B
}

/** The join entity of shared rows, and the columns of it that hold the two ids. */
export type Join = Extract<Belonging, { readonly to: 'institutions' }>

/** The column that holds a row's one institution; undefined where rows are of none, of several, or institutions themselves. */
export const placeColumn = ({ belongs }: Placed<Belonging | Belongs>): string | undefined =>
  belongs.to === 'institution' ? belongs.column : undefined

/** Undefined where rows are not shared by several institutions. */
export const joinOf = ({ belongs }: Placed): Join | undefined =>
  belongs.to === 'institutions' ? belongs : undefined

export const isShared = (of: Placed): boolean => joinOf(of) !== undefined

/** Whether rows are in institutions: in one of them, or shared by several. */
export const isPlaced = (of: Placed): boolean => isShared(of) || placeColumn(of) !== undefined

/** Whether rows are common to all institutions. */
export const isCommon = ({ belongs }: Placed): boolean => belongs.to === 'all'

/** Whether rows are the institutions themselves. */
export const isInstitution = ({ belongs }: Placed): boolean => belongs.to === 'itself'

/** The relation through which rows have their institution, where it is that of the row they point at. */
export const inheritsBy = ({ belongs }: Placed): string | undefined =>
  belongs.to === 'institution' ? belongs.by?.relation : undefined

/** Under which name a row on the wire, and a list's query, say institutions: of shared rows it is no column. */
export const placeName = (of: Placed): string => placeColumn(of) ?? 'institution'

/** Ids of the institutions that a row on the wire is in: none where it is common to all. */
export const institutionsOf = (of: Placed, row: Readonly<Record<string, unknown>>): readonly number[] => {
  const column = placeColumn(of)
  if (column !== undefined) return idsIn(row[column])
  if (isShared(of)) return Array.isArray(row.institution) ? row.institution : []
  return isInstitution(of) && typeof row.id === 'number' ? [row.id] : []
}

/** What a row says of the one institution that it is in, where a column of it does. */
export const placedIn = (of: Placed, institution: number): Readonly<Record<string, number>> => {
  const column = placeColumn(of)
  return column === undefined ? {} : { [column]: institution }
}
