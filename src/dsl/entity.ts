import type { AccessRules } from './access.ts'
import type { Column, Columns, ValueOf } from './column.ts'
import type { ChangingEffects, Effect, HoldingEffects } from './effect.ts'
import type { Linked } from './linked.ts'
import type { ComputedRule, RowCheck } from './rule.ts'
import type { Guard } from './secret.ts'

/** How the rows of an entity belong to institutions; authorisation and selection follow from it. */
export type Belonging =
  /** The row is the institution. */
  | { readonly to: 'itself' }
  /** A column of the row holds the institution's id. */
  | { readonly to: 'institution'; readonly column: string }
  /** A link entity ties one row to several institutions; on the wire `institution` is the list of their ids. */
  | { readonly to: 'institutions'; readonly link: string; readonly row: string; readonly institution: string }
  /** A catalogue common to all. */
  | { readonly to: 'all' }

export const itself: Belonging = { to: 'itself' }
export const common: Belonging = { to: 'all' }
export const inInstitution = (column = 'institution'): Belonging => ({ to: 'institution', column })
/** `row` and `institution` are the columns of the link entity. */
export const linkedBy = (link: string, row: string, institution = 'institution'): Belonging => ({
  to: 'institutions',
  link,
  row,
  institution,
})

/** A UNIQUE index over normalised values (trimmed, NFC, case folded), within each institution of the row or overall. */
export interface Unique<C extends Columns = Columns> {
  readonly columns: readonly (keyof C & string)[]
  readonly within: 'institution' | 'everything'
  /** 409 name already existing, 449 admin already created. */
  readonly code: 409 | 449
  /** Other clients are told by status 400 and this very word. Source: specification §7, adminInfo. */
  readonly answers?: 'uniqueKeyViolation'
}

/** How a row goes: for good, kept and marked, or only from the institutions named. Effects run in the same transaction. */
export interface Removal<C extends Columns = Columns> {
  readonly soft?: keyof C & string
  /** Only the links of the institutions named go; `item` says what becomes of the row when no link is left. */
  readonly unlinks?: { readonly item: 'stays' | 'goes' }
  readonly effects: readonly Effect[]
}

/** A column that repeats one of the row a relation points at, so that it can be searched and sorted. Kept by the server. */
export interface Copy<C extends Columns = Columns> {
  readonly through: keyof C & string
  readonly column: string
}

/** What the server writes into a column of a new row: who asks for it, or the moment in unix seconds. */
export type CreationStamp = 'person' | 'unixSeconds'
/** When a column came to hold a value, kept by the server in unix seconds; null while it holds another. */
export interface HoldingStamp<C extends Columns = Columns> {
  readonly when: keyof C & string
  readonly is: boolean
}
export type Stamp<C extends Columns = Columns> = CreationStamp | HoldingStamp<C>

export interface Entity<N extends string = string, C extends Columns = Columns> {
  readonly name: N
  /** Path segment of the resource: `{base}/v2/{resource}`. */
  readonly resource: string
  /** Which of the two APIs serves it: `/api` or `/export-api`. */
  readonly api: 'main' | 'export'
  readonly columns: C
  readonly belongs: Belonging
  readonly access: AccessRules
  readonly unique: readonly Unique<C>[]
  /** Columns that the search box looks into; they get one stored, indexed search text. */
  readonly search: readonly (keyof C & string)[]
  /** Columns worth an index of their own for sorting or filtering. */
  readonly indexes: readonly (keyof C & string)[]
  readonly computed: { readonly [K in keyof C]?: ComputedRule<keyof C & string, ValueOf<C[K]>> }
  readonly checks: readonly RowCheck<keyof C & string>[]
  readonly copies: { readonly [K in keyof C]?: Copy<C> }
  /** Entities that get a row of defaults for each new row, which is their institution: its records, ready to be modified. */
  readonly begins: readonly string[]
  /** Inputs that follow one another. */
  readonly linked: readonly Linked<keyof C & string>[]
  readonly guards: readonly Guard<keyof C & string>[]
  /** Columns that the server alone writes, when a row is created or a column comes to hold a value. */
  readonly stamps: { readonly [K in keyof C]?: Stamp<C> }
  /** What else changes when a column comes to hold a value. */
  readonly holding: readonly HoldingEffects<keyof C & string>[]
  /** What else changes when a column changes. */
  readonly changing: readonly ChangingEffects<keyof C & string>[]
  readonly removal: Removal<C>
  /** A column that never changes and whose value is the row’s id: there is one row for each. */
  readonly numberedBy?: keyof C & string
  /** A relation whose label stands before this row's own, with a colon: a specialty after its job. */
  readonly labelAfter?: keyof C & string
  /** A column by which a row is named to people: confirmations, errors, relations. */
  readonly label: keyof C & string
  /** In choices and lists the id stands before the label, where the label says something else. */
  readonly labelledById?: boolean
  readonly renamedFrom?: string
}

// biome-ignore lint/suspicious/noExplicitAny: an entity of any column map; rows are recovered by Row
export type AnyEntity = Entity<string, any>

type EntityOptions<C extends Columns> = Pick<Entity<string, C>, 'columns' | 'belongs' | 'access' | 'label'> &
  Partial<Omit<Entity<string, C>, 'name' | 'columns' | 'belongs' | 'access' | 'label'>>

/** Declares what is stored, who may touch it, and which API resource it is. */
export const entity = <const N extends string, const C extends Columns>(
  name: N,
  options: EntityOptions<C>,
): Entity<N, C> => ({
  name,
  resource: name,
  api: 'main',
  unique: [],
  search: [],
  indexes: [],
  computed: {},
  checks: [],
  begins: [],
  copies: {},
  linked: [],
  guards: [],
  stamps: {},
  holding: [],
  changing: [],
  removal: { effects: [] },
  ...options,
})

/** Hard removal of a row, with its effects. */
export const deleted = (...effects: Effect[]): Removal => ({ effects })
/** The row stays, marked by a boolean column, and is no longer listed. */
export const softDelete = <const K extends string>(column: K, ...effects: Effect[]) => ({
  soft: column,
  effects,
})

/** Removing takes the row from the institutions named; with the last link the row itself `goes` or `stays`. */
export const unlinked = (item: 'stays' | 'goes', ...effects: Effect[]): Removal => ({
  unlinks: { item },
  effects,
})
/** `copied('pole', 'name')`: the name of the row that the column `pole` points at. */
export const copied = <const K extends string>(through: K, column: string) => ({ through, column })

/** `stampedWhen('isActivated', false)`: since when the column has held the value. */
export const stampedWhen = <const K extends string>(when: K, is: boolean) => ({ when, is })

/** A row as it is on the wire and in a form: `id` and `version` are the server's. */
export type Row<E> = E extends { readonly columns: infer C extends Columns }
  ? { readonly [K in 'id' | 'version' | keyof C]: K extends keyof C ? ValueOf<C[K]> : number }
  : never

/** The columns of the entity's own table: lists that stand in rows of another entity are none of them. */
export const storedColumns = (of: AnyEntity): [string, Column][] =>
  Object.entries(of.columns as Columns).filter(([, c]) => c.facts.through === undefined)

/** The relation through which rows have their institution, where it is that of the row they point at. */
export const inheritsBy = ({ belongs, copies }: AnyEntity): string | undefined =>
  belongs.to === 'institution' ? copies[belongs.column]?.through : undefined

/** Whether an institution has at most one row. */
export const isOncePerInstitution = ({ unique }: AnyEntity): boolean =>
  unique.some(({ columns, within }) => columns.length === 0 && within === 'institution')

/** The columns a client may write, in order: neither computed, copied nor the server's own. */
export const writableColumns = (of: AnyEntity): [string, Column][] =>
  Object.entries(of.columns as Columns).filter(
    ([name, c]) => !c.options.serverOnly && of.computed[name] === undefined && of.copies[name] === undefined,
  )
