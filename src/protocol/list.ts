import type { WireRow } from './row.ts'

export interface Order {
  readonly columnName: string
  readonly orientation: 'asc' | 'desc'
}

/** In a query: any value but this one, or these. */
export interface Other {
  readonly not: unknown
}

/** In a query, of a list of ids: one of these, or null for lists that hold none. */
export interface Among {
  readonly any: readonly unknown[]
}

/** In a query: from one value to another, both among them; an end left out is open. */
export interface Between {
  readonly from?: unknown
  readonly to?: unknown
}

/** In a query: texts that hold this one, as the search box finds them. */
export interface Containing {
  readonly contains: string
}

/** Most rows that an answer holds: the limit of who wants them all. Source: specification §9. */
export const MOST_ROWS = 99_999
/** Most rows that a call may ask for, who gets `MOST_ROWS` and the count. Source: specification of the institution area, §9. */
export const MOST_ASKED = 9_999_999

/** How a query names a range of a column: `rangeBeginAt`. */
export const rangeName = (column: string): string =>
  `range${column.charAt(0).toUpperCase()}${column.slice(1)}`

/** What a list asks for. */
export interface ListRequest {
  readonly select?: readonly string[]
  /** Column → value or values, `{ not: … }`, `{ any: […] }`, `{ from, to }` or `{ contains }`; `institution` takes ids; `range{Column}` takes 'now,now+1 year'. */
  readonly query?: Readonly<Record<string, unknown>>
  /** 0 to 99 999; 30 when absent. */
  readonly limit?: number
  /** Rows left out: of all, or of those after or before a key. */
  readonly offset?: number
  /** The page of the rows after a row, or before it, in the same order: a key that an answer gave. One of the two. */
  readonly after?: string
  readonly before?: string
  /** Whether the answer gives the keys of its page. */
  readonly keys?: boolean
  readonly orderby?: readonly Order[]
  /** Rows that hold each word of it, ignoring case, accents and white space, in the entity's search columns when none are named. */
  readonly text?: { readonly value: string; readonly columns?: readonly string[] }
  /** Relations of which the page tells the labels. */
  readonly related?: readonly string[]
  /** Whether the page tells which institutions have such rows. */
  readonly institutions?: boolean
}

/** What a page tells of the rows that a relation points at. */
export interface Related {
  /** `before`: the label that stands first. Of a list, the first ones; none of a row that may not be read. */
  readonly labels: readonly {
    readonly id: number
    readonly label: string | null
    readonly before?: string | null
  }[]
  /** Ids of the rows whose list holds all there is in their institutions. */
  readonly complete?: readonly number[]
}

/** A list is a POST whose body has this property, JSON in a text; any other body inserts. */
const searchParameter = 'search'

/** The body of a list. */
export const listBody = (request: ListRequest): { readonly [searchParameter]: string } => ({
  [searchParameter]: JSON.stringify(request),
})

export const isListBody = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, searchParameter)

/** What the pages next to a page are asked for by. */
export interface PageKeys {
  /** For `before`. */
  readonly first: string
  /** For `after`. */
  readonly last: string
}

/** The answer to a list. */
export interface Page {
  readonly data: readonly WireRow[]
  /** Rows that match, on all pages. */
  readonly count: number
  /** Where they were asked for and the page has rows. */
  readonly keys?: PageKeys
  /** By relation, where they were asked for. */
  readonly related?: Readonly<Record<string, Related>>
  /** Those that have such rows, where they were asked for. */
  readonly institutions?: readonly number[]
}
