import type { Columns } from '../columns/column.ts'
import type { Criterion } from '../criterion.ts'
import type { AnyEntity, Entity } from '../entities/entity.ts'
import type { ActionName, BannerName } from '../names.ts'
import { type Becoming, type Confirmation, type Notice, ordinary } from './confirmation.ts'
import type { Creation } from './creation.ts'
import { type FormSettings, type FormWords, formOf } from './form.ts'
import { type Except, type ListPart, type ListSettings, offersOf, type ValuesOf } from './list.ts'
import type { Picture } from './picture.ts'
import type { AnyPivot } from './pivot.ts'

type Names<C extends Columns> = keyof C & string

/** What a screen shows of an entity. */
export interface Table<N extends string = string, C extends Columns = Columns> {
  readonly name: N
  readonly entity: Entity<string, C>
  /** Where the rows come from when they are no records themselves; the entity is then a view. */
  readonly source?: AnyPivot<Names<C>>
  readonly list: ListSettings<Names<C>>
  readonly form: FormSettings<Names<C>>
  readonly create: Creation<Names<C>>
  readonly confirm: {
    readonly update?: Confirmation
    readonly remove?: Confirmation
    /** Before a column of a row comes to hold yes or no: `{ isActivated: { false: asks('deactivateAccess') } }`. */
    readonly becomes?: { readonly [K in Names<C>]?: Becoming }
    /** A change to a value that another row has, which must be there once: told before anything is asked. */
    readonly taken?: { readonly [K in Names<C>]?: Notice }
  }
  readonly pictures: Readonly<Record<string, Picture<Names<C>>>>
  /** A click on a row opens its page instead of a dialog. */
  readonly detail?: true
  /** Screens that stand side by side under tabs, this one first: it alone is in the menu and names them. */
  readonly tabs: readonly string[]
  /** What the application has of its own above the list, in order. */
  readonly banner?: readonly BannerName[]
  /** What else people who may write can do with a row: the application's own, `actions.{name}.label` on its button. */
  readonly actions?: readonly ActionName[]
  /** Where it is not met, a notice stands in place of the table: `notices.{table}`. */
  readonly show?: Criterion
}

/** A table of any entity, whose columns are known by name alone. */
export interface AnyTable extends Omit<Table, 'entity' | 'source'> {
  readonly entity: AnyEntity
  readonly source?: AnyPivot
}

interface ListWords<C extends Columns, P extends string>
  extends Pick<ListSettings<Names<C>>, 'sort' | 'csv'> {
  readonly columns?: readonly (Names<C> | NoInfer<P> | 'institution')[]
  readonly matrix?: ListSettings<Names<C>>['matrix']
  readonly filter?: {
    readonly [K in Names<C>]: { readonly column: K; readonly values: readonly ValuesOf<C, K>[] }
  }[Names<C>]
  readonly count?: {
    readonly [K in Names<C>]?: ValuesOf<C, K> | readonly ValuesOf<C, K>[] | Except<ValuesOf<C, K>>
  }
  readonly without?: readonly ListPart[]
}

/** A table as it is written: what can be left out follows from its entity. */
interface Words<C extends Columns, P extends string>
  extends Pick<Table<string, C>, 'entity' | 'source' | 'detail' | 'banner' | 'actions' | 'show'> {
  readonly list: ListWords<C, P>
  readonly form?: FormWords<Names<C>>
  readonly create?: Creation<Names<C>>
  readonly confirm?: Table<string, C>['confirm']
  readonly pictures?: Readonly<Record<P, Picture<Names<C>>>>
  readonly tabs?: readonly string[]
}

/** Declares what a screen shows of an entity. */
export const table = <const N extends string, C extends Columns, const P extends string = never>(
  name: N,
  { list, form, create = { by: 'lines' }, confirm, ...words }: Words<C, P>,
): Table<N, C> => {
  const { entity, source } = words
  const { without = [], matrix, columns = Object.values(matrix ?? {}).flat(), ...shown } = list
  const offers = offersOf(entity, { isView: source !== undefined, without })
  return {
    pictures: {},
    tabs: [],
    ...words,
    name,
    list: { ...shown, ...(matrix && { matrix }), columns, ...offers },
    form: formOf(entity, create, form),
    create,
    confirm: { ...(offers.modify && { update: ordinary(entity) }), ...confirm },
  } as Table<N, C>
}
