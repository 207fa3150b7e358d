import type { Criterion } from '../criterion.ts'
import type { Enumeration } from './enumeration.ts'
import type { Kind } from './kind.ts'
import { type SampleName, samples } from './samples.ts'
import type { StartBy } from './start.ts'
import type { Validator } from './validator.ts'

/** When a person may type into a column. Computed columns are always `never`. */
export type Edit = 'always' | 'onCreate' | 'never'

export interface ColumnOptions<V> {
  /** Blank gives 419, white space only gives 406. */
  readonly required?: boolean
  readonly default?: V
  /** What people usually enter: an empty field shows it, and stays empty. */
  readonly usual?: V
  /** What stands in place of the default in a row that is made where a criterion is not met. */
  readonly unless?: { readonly criterion: Criterion; readonly default: V }
  readonly validate?: readonly Validator<V>[]
  /** A column that is not shown is neither validated nor sent, nor accepted by the server. */
  readonly show?: Criterion
  readonly edit?: Edit
  /** Never on the wire outwards; the server tells only whether one is set. */
  readonly secret?: boolean
  /** Set by the server alone: readable, refused in a body. */
  readonly serverOnly?: boolean
  /** What its texts look like where examples are made: `text({ like: 'phone' })`. */
  readonly like?: SampleName
  readonly renamedFrom?: string
  /** SQL literal-free value given to rows that exist when the column is added. */
  readonly backfill?: V
}

/** A list of ids that stands in an entity of its own, one row an id: `row` and `target` are its columns. */
export interface Through {
  readonly entity: string
  readonly row: string
  readonly target: string
  /** A column for an institution: there is one row an id for each institution that has both. */
  readonly institution?: string
  /** A yes or no of the attachment to an institution: there are rows for those alone where it says yes. */
  readonly active?: string
  /** The list is that of the row which this column points at; the row's own where it is not said. */
  readonly by?: string
}

/** Facts of one column beyond its kind: where a relation points, which enumeration a select offers. */
export interface ColumnFacts<T extends string = string> {
  readonly entity?: T
  readonly enumeration?: Enumeration
  /** A yes or no that tells whether something runs is drawn as a badge. */
  readonly drawnAs?: 'badge'
  /** Another column of the row that decides what a value of this one is. */
  readonly by?: StartBy
  /** The column is stored in no table of its entity: rows of another one make it up. */
  readonly through?: Through
}

export interface Column<
  N extends string = string,
  V = unknown,
  O extends ColumnOptions<V> = ColumnOptions<V>,
  T extends string = string,
> {
  readonly kind: Kind<N, V>
  readonly options: O
  readonly facts: ColumnFacts<T>
}

/** A column of any kind. Its value type is `any`, since a kind both takes and gives values; `ValueOf` says which it is. */
// biome-ignore lint/suspicious/noExplicitAny: Column<string, unknown> would refuse the columns whose `format` takes less
export type AnyColumn = Column<any, any, any, any>
export type Columns = Readonly<Record<string, AnyColumn>>

/** What decides whether a column is shown, and what it begins with. */
export const criteriaOf = ({ options: { show, unless } }: AnyColumn): readonly (Criterion | undefined)[] => [
  show,
  unless?.criterion,
]

/** @throws RangeError for a name that is no column's. */
export const columnNamed = (columns: Columns, name: string): AnyColumn => {
  const column = columns[name]
  if (!column) throw new RangeError(`${name} is no column`)
  return column
}

/** No word but those of `Of`: an argument whose type is inferred may otherwise hold any beside one that is known. */
export type Only<O, Of> = O & { readonly [K in Exclude<keyof O, keyof Of>]: never }

type Filled<O> = O extends { required: true } ? true : O extends { default: unknown } ? true : false

/** The value type of a column: nullable unless required or defaulted. */
export type ValueOf<C> =
  C extends Column<string, infer V, infer O> ? (Filled<O> extends true ? V : V | null) : never

/** Names of the columns of `C` whose value type extends `V`. */
export type ColumnNamesOf<C extends Columns, V> = {
  [K in keyof C]: C[K] extends Column<string, infer T> ? (T extends V ? K : never) : never
}[keyof C] &
  string

/** Names of the columns of `C` that point at other rows, and where one of them points. */
export type RelationsOf<C extends Columns> = {
  [K in keyof C]: C[K] extends Column<'relation' | 'relations', infer _V, infer _O, infer _T> ? K : never
}[keyof C] &
  string
export type TargetOf<C> = C extends { readonly facts: ColumnFacts<infer T> } ? T : never

/** Makes the column function of a kind: `text({ required: true })`. */
export const columnOf =
  <N extends string, V, T extends string = string>(kind: Kind<N, V>, facts: ColumnFacts<T> = {}) =>
  <const O extends ColumnOptions<V> = Record<never, never>>(
    options?: Only<O, ColumnOptions<V>>,
  ): Column<N, V, O, T> => ({
    kind: withExample(kind, options),
    facts,
    options: options ?? ({} as O),
  })

/** A column says what its texts look like, else a validator that few values pass which do. */
const withExample = <N extends string, V>(
  kind: Kind<N, V>,
  { validate = [], like }: ColumnOptions<V> = {},
): Kind<N, V> => {
  const example = like ? samples[like] : validate.find((v) => v.example)?.example
  return example ? { ...kind, example: example as (n: number) => V } : kind
}
