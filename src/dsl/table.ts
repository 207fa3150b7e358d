import type { Columns } from './column.ts'
import type { Criterion } from './criterion.ts'
import type { CsvFormat } from './csvFormat.ts'
import type { Confirmation } from './effect.ts'
import type { Entity } from './entity.ts'
import type { Pivot } from './pivot.ts'
import { SchemaError } from './problem.ts'

type Names<C extends Columns> = keyof C & string

/** Rows of the table; or a matrix: columns down the side under headings, rows across, a mark where the column is on. */
export type ListStyle<K extends string = string> =
  | { readonly style?: 'table' }
  | {
      readonly style: 'matrix'
      /** `tables.{table}.groups.{name}`; together they hold the columns of the list. */
      readonly groups: Readonly<Record<string, readonly K[]>>
    }

export interface ListSettings<K extends string = string> {
  readonly style?: ListStyle<K>
  /**
   * Columns in the order shown; a picture's name stands where it is drawn, and `institution` where the institutions of a
   * row that several share are named.
   */
  readonly columns: readonly string[]
  /** The search box looks into the entity's search columns. */
  readonly search: boolean
  readonly sort: K
  readonly descending?: boolean
  /** Rows a page; source: specification §9. */
  readonly pageSize: number
  readonly pagination: boolean
  readonly add: boolean
  readonly modify: boolean
  readonly remove: boolean
  /** Adding is offered only while there is no row yet; where there is one an institution, for those that have none. */
  readonly singleLine: boolean
  readonly csv?: CsvFormat<K>
  /** A choice above the list that keeps the rows with one value of a column; `tables.{table}.filter.{all|value}` name them. */
  readonly filter?: ListFilter<K>
  /** How many rows have these values, whatever is searched: `tables.{table}.count` beside the title. */
  readonly count?: { readonly [C in K]?: FilterValue | readonly FilterValue[] }
}

export type FilterValue = string | number | boolean

export interface ListFilter<K extends string = string> {
  readonly column: K
  /** Offered after "all", in order. */
  readonly values: readonly FilterValue[]
}

/**
 * Plain: columns side by side, up to `lines` lines at once. Category: groups under headings, `perLine` inputs a line.
 * Row: the row itself, where it stands in the list, once its pencil is clicked.
 */
export type FormSettings<K extends string = string> =
  | { readonly style: 'plain'; readonly lines: number; readonly columns?: readonly K[] }
  | { readonly style: 'row'; readonly columns?: readonly K[] }
  | {
      readonly style: 'category'
      readonly perLine?: number
      readonly groups: Readonly<Record<string, readonly K[]>>
    }

/**
 * A line says for itself which institutions it is for: an input of this name, before another one, whose ids are sent as
 * the row’s list of institutions. It begins with the first institution selected, unless that one meets the criterion.
 */
export interface Assigned<K extends string = string> {
  readonly as: string
  readonly before: K
  readonly firstUnless?: Criterion
}

/** How rows come to be. Source: specification §2, screen details. */
export type Creation<K extends string = string> =
  /** By the form, up to its number of lines. */
  | {
      readonly by: 'lines'
      /**
       * All lines are saved for all institutions or nothing is: not while one of the institutions has a row that the
       * entity's unique rules hold to be the same, told by `tables.{table}.toasts.exists` and `existsInSeveral`.
       */
      readonly allOrNothing?: boolean
      /** A line with the value of a row that the institutions do not have yet ties that row to them, once the person agrees. */
      readonly attachesKnown?: { readonly by: K; readonly asks: Confirmation }
      readonly assigned?: Assigned<K>
    }
  /** Boxes to tick among the rows not yet linked to the selected institutions; `within` keeps those whose relation is linked. */
  | { readonly by: 'pick'; readonly within?: K }
  /** One of the rows not yet linked, from a select. */
  | { readonly by: 'choose' }

/** A drawing made from columns of the row, in the list and live in the form. */
export interface Picture<K extends string = string> {
  readonly picture: 'shiftBar'
  readonly reads: Readonly<Record<string, K>>
  readonly inForm: boolean
}

export interface DetailSettings<K extends string = string> {
  /** Columns whose change allows saving; all where not said. */
  readonly savedBy?: readonly K[]
}

export interface Table<N extends string = string, C extends Columns = Columns> {
  readonly name: N
  readonly entity: Entity<string, C>
  readonly list: ListSettings<Names<C>>
  readonly form: FormSettings<Names<C>>
  /** Where the rows come from when they are no records themselves; the entity is then a view. */
  // biome-ignore lint/suspicious/noExplicitAny: records of any columns
  readonly source?: Pivot<Names<C>, any>
  /** A click on a row opens its page instead of a dialog. */
  readonly detail?: DetailSettings<Names<C>>
  readonly pictures: Readonly<Record<string, Picture<Names<C>>>>
  readonly confirm: { readonly update?: Confirmation; readonly remove?: Confirmation }
  readonly create: Creation<Names<C>>
  /** Screens that stand side by side under tabs, this one first: it alone is in the menu and names them. */
  readonly tabs: readonly string[]
  /** Something of the application's own above the list, by the name it has there. */
  readonly banner?: string
  /** Institutions a creation is for: those selected; or those selected, all when none is. */
  readonly createdIn: 'selected' | 'selectedOrAll'
  /** Shown in place of the table when the criterion is not met: `notices.{table}`. */
  readonly unless?: Criterion
}

// biome-ignore lint/suspicious/noExplicitAny: a table of any column map
export type AnyTable = Table<string, any>

interface TableOptions<C extends Columns, P extends string> {
  readonly entity: Entity<string, C>
  readonly list: Partial<Omit<ListSettings<Names<C>>, 'columns'>> & {
    readonly columns: readonly (Names<C> | NoInfer<P> | 'institution')[]
    readonly sort: Names<C>
  }
  readonly form: FormSettings<Names<C>>
  // biome-ignore lint/suspicious/noExplicitAny: records of any columns
  readonly source?: Pivot<Names<C>, any>
  readonly detail?: DetailSettings<Names<C>>
  readonly pictures?: Readonly<Record<P, Picture<Names<C>>>>
  readonly confirm?: Table<string, C>['confirm']
  readonly create?: Creation<Names<C>>
  readonly tabs?: readonly string[]
  readonly banner?: string
  readonly createdIn?: 'selected' | 'selectedOrAll'
  readonly unless?: Criterion
}

const MAX_LINES = 5

/** Declares what a screen shows of an entity. Defaults: 30 rows a page, add, modify and delete allowed, no search, no CSV. */
export const table = <const N extends string, C extends Columns, const P extends string = never>(
  name: N,
  options: TableOptions<C, P>,
): Table<N, C> => {
  if (options.form.style === 'plain' && !(options.form.lines >= 1 && options.form.lines <= MAX_LINES))
    throw new SchemaError(`${name}: a plain form has 1 to ${MAX_LINES} lines, not ${options.form.lines}`)
  const { columns, belongs } = options.entity
  if (
    options.list.columns.some((c) => c === 'institution' && !(c in columns)) &&
    belongs.to !== 'institutions'
  )
    throw new SchemaError(`${name}: its rows are not shared by institutions`)
  return {
    name,
    pictures: {},
    confirm: {},
    create: { by: 'lines' },
    tabs: [],
    createdIn: 'selected',
    ...options,
    list: {
      search: false,
      pageSize: 30,
      pagination: true,
      add: true,
      modify: true,
      remove: true,
      singleLine: false,
      ...options.list,
    },
  } as Table<N, C>
}

/** `shiftBar({ begin, end, pause })`: begin to end on a 24 to 36 hour axis, the break hatched. */
export const shiftBar = <const K extends string>(
  reads: Readonly<Record<'begin' | 'end' | 'pause', K>>,
): Picture<K> => ({
  picture: 'shiftBar',
  reads,
  inForm: true,
})
