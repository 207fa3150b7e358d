import type { Wire } from '#protocol/resource.ts'
import type { Column, Columns, RelationsOf, ValueOf } from '../columns/column.ts'
import type { SourceName } from '../names.ts'
import type { AccessRules } from './access.ts'
import { type Belonging, type Belongs, belonging, inherited, type WithPlace, withPlace } from './belonging.ts'
import { type Derivation, type Derived, isComputed, isCopy } from './derived.ts'
import type { Grant } from './grant.ts'
import type { Reaction } from './reactions/reactions.ts'
import type { Rule } from './rules.ts'

type Names<C extends Columns> = keyof C & string

/** A column by which a row is named to people: confirmations, errors, relations. */
export interface Label<K extends string = string, R extends string = string> {
  readonly column: K
  /** A relation whose label stands before this one, with a colon: a specialty after its job. */
  readonly after?: R
  /** Told beside it where a row is chosen among others: the e-mail address of two of one name. */
  readonly beside?: K
  /** In choices and lists the id stands before the label, where the label says something else. */
  readonly withId?: boolean
}

/** What is stored, who may touch it, what must hold of it and what follows from its changes. */
export interface Entity<N extends string = string, C extends Columns = Columns> {
  readonly name: N
  readonly wire: Wire
  /** The service through which screens read and write the rows, where it is not their resource. */
  readonly source?: SourceName
  readonly columns: C
  readonly belongs: Belonging
  readonly access: AccessRules
  /** What some may do with some rows or columns besides. */
  readonly grants: readonly Grant<Names<C>>[]
  /** Columns that nobody types: computed, repeated of another row, written by the server. */
  readonly derived: Derived<C>
  readonly rules: readonly Rule<Names<C>>[]
  readonly on: readonly Reaction<Names<C> | 'id'>[]
  readonly label: Label<Names<C>, RelationsOf<C>>
  /** Columns that the search box looks into; they get one stored, indexed search text. */
  readonly search: readonly Names<C>[]
  /** Columns worth an index of their own for sorting or filtering. */
  readonly indexes: readonly Names<C>[]
  readonly renamedFrom?: string
}

/** An entity of any column map, whose columns are known by name alone; rows are recovered by Row. */
export interface AnyEntity extends Omit<Entity, 'derived'> {
  readonly derived: Readonly<Record<string, Derivation | undefined>>
}

/** An entity as it is written: what can be left out follows from the rest. */
interface Words<C extends Columns, B extends Belongs, A extends Columns = WithPlace<C, B>>
  extends Pick<Entity, 'access' | 'renamedFrom'> {
  readonly wire?: Partial<Wire> & Pick<Entity, 'source'>
  readonly columns: C
  readonly belongs: B
  readonly grants?: readonly Grant<Names<A>>[]
  readonly derived?: Derived<A>
  readonly rules?: readonly Rule<Names<A>>[]
  readonly on?: readonly Reaction<Names<A> | 'id'>[]
  readonly label: Names<A> | Label<Names<A>, RelationsOf<A>>
  readonly search?: readonly Names<A>[]
  readonly indexes?: readonly Names<A>[]
}

/** Declares an entity. Its name is its resource unless `wire` says otherwise. */
export const entity = <const N extends string, const C extends Columns, const B extends Belongs>(
  name: N,
  {
    wire: { source, ...wire } = {},
    columns,
    belongs,
    grants = [],
    derived = {},
    rules = [],
    on = [],
    label,
    ...words
  }: Words<C, B>,
): Entity<N, WithPlace<C, B>> => {
  const all = { ...derived, ...inherited(belongs) }
  return {
    search: [],
    indexes: [],
    ...words,
    name,
    wire: { api: 'main', resource: name, ...wire },
    ...(source && { source }),
    columns: untyped(withPlace(columns, belongs), all),
    belongs: belonging(name, belongs),
    grants,
    derived: all,
    rules,
    on,
    label: typeof label === 'string' ? { column: label } : label,
  } as unknown as Entity<N, WithPlace<C, B>>
}

/** Nobody types into a derived column; what the server keeps by itself is refused in a body. */
const untyped = (columns: Columns, derived: Readonly<Record<string, Derivation | undefined>>): Columns =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => {
      const one = derived[name]
      if (!one) return [name, column]
      const options = isComputed(one)
        ? { edit: 'never', ...column.options }
        : { ...column.options, serverOnly: true }
      return [name, { ...column, options }]
    }),
  )

/** A row as it is on the wire and in a form: `id` and `version` are the server's. */
export type Row<E> = E extends { readonly columns: infer C extends Columns }
  ? { readonly [K in 'id' | 'version' | keyof C]: K extends keyof C ? ValueOf<C[K]> : number }
  : never

/** The columns of the entity's own table: lists that stand in rows of another entity are none of them. */
export const storedColumns = (of: AnyEntity): [string, Column][] =>
  Object.entries(of.columns).filter(([, c]) => c.facts.through === undefined)

/** The columns that a form may offer: those a client writes, and those by which it changes the row that they repeat. */
export const enteredColumns = (of: AnyEntity): [string, Column][] =>
  Object.entries(of.columns).filter(([name, c]) => {
    const derived = of.derived[name]
    return derived ? isCopy(derived) && derived.writes === true : !c.options.serverOnly
  })

/** The columns a client may write, in order: neither derived nor the server's own. */
export const writableColumns = (of: AnyEntity): [string, Column][] =>
  Object.entries(of.columns).filter(([name, c]) => !c.options.serverOnly && of.derived[name] === undefined)
