import type { Related } from '../list.ts'
import type { Values } from '../row.ts'

/** What may have become of a row: `link` gave it to more institutions, `remove` took it from some. */
export const historyActions = ['insert', 'update', 'link', 'remove'] as const

/** Somebody whom the reader may see, provider staff whom they may not, anybody else; `program`: nobody has. */
export const historyAuthors = ['person', 'support', 'other', 'program'] as const

/** One write of a row. */
export interface HistoryEntry {
  readonly id: string
  /** ISO 8601, UTC. */
  readonly at: string
  readonly by: (typeof historyAuthors)[number]
  /** How the `person` is called. */
  readonly name?: string
  readonly action: (typeof historyActions)[number]
  /** Those that it was about and the reader sees. */
  readonly institutions: readonly number[]
  /** What it changed and the reader sees: the columns with their values before, and after. */
  readonly before: Values
  readonly after: Values
}

/** Whose history is asked for: a row of an entity. */
export interface HistoryAsked {
  readonly entity: string
  readonly row: number
  /** The `older` of a page. */
  readonly before?: string | undefined
}

/** What became of a row, newest first: a page. */
export interface RowHistory {
  readonly data: readonly HistoryEntry[]
  /** Of the relations among the columns that changed. */
  readonly related: Readonly<Record<string, Related>>
  /** What asks for those before these, where there are any; a page may hold none of them. */
  readonly older?: string
}
