import type { Criterion } from '#dsl/criterion.ts'
import type { Access } from '#dsl/entities/access.ts'
import type { Belonging } from '#dsl/entities/belonging.ts'
import type { Language } from '../../languages.ts'

/** Rises when the same schemas are described differently: digests of two formats are not compared. */
export const FORMAT = 1

/** Data of a schema as JSON, without what runs. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [name: string]: Json
}

/** The strictest bounds of a column, of its kind and its checks together. */
export interface Bounds {
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
}

export interface DescribedColumn {
  readonly kind: string
  /** Type of a value on the wire, `string` or `["integer"]`, and of the column in the database. */
  readonly wire: Json
  readonly sql: string
  readonly required: boolean
  readonly bounds: Bounds
  /** Named checks → their facts. */
  readonly checks: JsonObject
  readonly default?: Json
  readonly unless?: { readonly criterion: Criterion; readonly default: Json }
  readonly show?: Criterion
  /** Names under which people are told why it is hidden. */
  readonly explained?: readonly string[]
  readonly edit: 'always' | 'onCreate' | 'never'
  readonly secret: boolean
  readonly serverOnly: boolean
  /** Where a relation points, the values of a select. */
  readonly target?: string
  readonly enumeration?: string
  /** How it is drawn, in which rows of another entity it stands, by what it is decided. */
  readonly facts: JsonObject
  /** What rows that are there already get. */
  readonly backfill?: Json
  readonly renamedFrom?: string
}

export interface DescribedEntity {
  readonly columns: Readonly<Record<string, DescribedColumn>>
  /** Their order, which is that of forms. */
  readonly order: readonly string[]
  readonly access: Readonly<Record<'read' | 'insert' | 'update' | 'remove', Access>>
  /** `main/schedule`, and the other names that clients may use. */
  readonly resource: string
  readonly also: readonly string[]
  readonly belongs: Belonging
  readonly grants: readonly JsonObject[]
  readonly rules: readonly JsonObject[]
  readonly on: readonly JsonObject[]
  readonly derived: JsonObject
  readonly label: Json
  readonly search: readonly string[]
  readonly renamedFrom?: string
}

/** A screen: its own settings as they are declared, and whose rows it shows. */
export interface DescribedTable {
  /** The entity whose columns it has, and the one that is stored where rows are made of records. */
  readonly entity: string
  readonly stored: string
  readonly settings: JsonObject
  /** Columns of the form as they stand there, with the group that each is in; none where the entity's order is the form's. */
  readonly form: readonly (readonly [column: string, group: string])[]
  readonly isCard: boolean
  /** The group of the menu that it is in, and its place there from 0. */
  readonly menu?: { readonly group: string; readonly place: number }
}

export interface DescribedEnumeration {
  readonly values: readonly (string | number)[]
  readonly open: boolean
  readonly labels: string
}

/** All that one revision says: plain data, the same for the same schemas and labels. */
export interface Description {
  readonly format: number
  readonly entities: Readonly<Record<string, DescribedEntity>>
  readonly tables: Readonly<Record<string, DescribedTable>>
  readonly enumerations: Readonly<Record<string, DescribedEnumeration>>
  readonly permissions: Readonly<Record<string, string>>
  readonly labels: Readonly<Record<Language, Readonly<Record<string, string>>>>
}
