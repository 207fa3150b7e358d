import type { Column, Columns } from '../columns/column.ts'
import { relation } from '../kinds/relation.ts'
import { type Copy, from } from './derived.ts'
import { placeColumn } from './places.ts'

/** How the rows of an entity belong to institutions; authorisation and selection follow from it. */
export type Belonging =
  /** The row is the institution. */
  | { readonly to: 'itself' }
  /** A catalogue common to all. */
  | { readonly to: 'all' }
  /** A column of the row holds the institution's id; `by` says from which row it is taken, where it is another's. */
  | { readonly to: 'institution'; readonly column: string; readonly by?: Copy }
  /** A join entity ties one row to several institutions; on the wire `institution` is the list of their ids. */
  | {
      readonly to: 'institutions'
      /** The join entity, and the columns of it that hold the two ids. */
      readonly link: string
      readonly row: string
      readonly institution: string
      readonly resource: string
    }

/** A belonging as it is written: what a shared row is called in its join entity follows from its own name. */
export type Belongs<K extends string = string> =
  | Exclude<Belonging, { readonly to: 'institution' | 'institutions' }>
  | { readonly to: 'institution'; readonly column: K; readonly by?: Copy }
  | { readonly to: 'institutions'; readonly resource: string; readonly institution: string }

export const itself = { to: 'itself' } as const
export const common = { to: 'all' } as const

/** Rows of one institution. The column that holds its id needs no declaration. */
export const inInstitution = <const K extends string = 'institution'>(
  column: K = 'institution' as K,
): { readonly to: 'institution'; readonly column: K } => ({ to: 'institution', column })

/** Rows that are in the institution of the row they point at: `inInstitutionOf('idSpecialHour', 'idInstitution')`. */
export const inInstitutionOf = <const R extends string>(relation: R, column = 'institution') =>
  ({ to: 'institution', column: 'institution', by: from(relation, column) }) as const

/**
 * Rows that several institutions share: `shared('institution-has-job')`, the resource of the join entity, which needs no
 * declaration unless it has columns of its own.
 */
export const shared = (resource: string, institution = 'institution') =>
  ({ to: 'institutions', resource, institution }) as const

/** `institution-has-job` → `institutionHasJob`, the name of the join entity. */
const joinName = (resource: string): string =>
  resource.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

type PlaceColumn = Column<'relation', number, { readonly required: true }, 'institution'>

/** The columns of an entity with that of its institution, where it is not among those declared. */
export type WithPlace<C extends Columns, B> = B extends {
  readonly to: 'institution'
  readonly column: infer K extends string
}
  ? C & { readonly [P in Exclude<K, keyof C>]: PlaceColumn }
  : C

/** The column that holds the institution stands before the others; once the row is there it never changes. */
export const withPlace = (columns: Columns, belongs: Belongs): Columns => {
  const column = placeColumn({ belongs })
  if (column === undefined || column in columns) return columns
  return { [column]: relation('institution', { required: true, edit: 'onCreate' }), ...columns }
}

/** The belonging of the entity of that name, as it is written. */
export const belonging = (name: string, belongs: Belongs): Belonging => {
  if (belongs.to !== 'institutions') return belongs
  const { to, resource, institution } = belongs
  return { to, link: joinName(resource), row: name, institution, resource }
}

/** The column of the institution, where it is that of another row. */
export const inherited = (belongs: Belongs): Readonly<Record<string, Copy>> =>
  belongs.to === 'institution' && belongs.by ? { [belongs.column]: belongs.by } : {}
