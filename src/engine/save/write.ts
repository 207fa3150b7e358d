import type { CallProblem } from '#protocol/problem.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import { sameValue } from '../readText.ts'

/** A line of what is saved, as it is sent. */
export interface LineRow {
  readonly lineId: number
  readonly row: Values
  /** Institutions it is for, where it says so itself. */
  readonly institutions?: readonly number[]
}

/** A row of a call that removes several. */
export interface RowLine {
  readonly lineId: number
  readonly row: WireRow
}

/** A row of a call that changes several, as it was when the patch was made. */
export interface ChangedRow extends RowLine {
  readonly patch: Values
}

/** What one call does. */
export type Change =
  | {
      readonly do: 'insert'
      readonly body: Values
      /** Columns that no update may change afterwards. */
      readonly fixed?: readonly string[]
      /** Secret columns: given again with any correction, as the server may ask for them. */
      readonly secret?: readonly string[]
    }
  /** `row` is the row as it was when the patch was made. */
  | {
      readonly do: 'update'
      readonly row: WireRow
      readonly patch: Values
      /** These get a row of their own with the new values; all that share the row have it changed where not said. */
      readonly institutions?: readonly number[]
    }
  /** All rows in all institutions, or none. */
  | {
      readonly do: 'insertAll'
      readonly rows: readonly LineRow[]
      readonly institutions: readonly number[]
    }
  /** Changes rows that are there, all of them or none; `institutions` as of an update. */
  | {
      readonly do: 'updateAll'
      readonly lines: readonly ChangedRow[]
      readonly institutions?: readonly number[]
    }
  /** Ties rows that are there to an institution. */
  | { readonly do: 'link'; readonly ids: readonly number[]; readonly institution: number }
  /** The row goes as it was seen, or leaves these institutions alone where others keep it; `all` is wherever it is. */
  | { readonly do: 'remove'; readonly row: WireRow; readonly institutions: readonly number[] | 'all' }
  /**
   * The same of several rows, all of them or none; `links` tie rows to institutions. `anyVersion`: whatever the rows have become,
   * where another write of the save changes them.
   */
  | {
      readonly do: 'removeAll'
      readonly of?: 'links'
      readonly anyVersion?: true
      readonly lines: readonly RowLine[]
      readonly institutions: readonly number[] | 'all'
    }
  /** Creates or changes rows by their key. */
  | { readonly do: 'upsert'; readonly rows: readonly Values[]; readonly institution: number }

/** One call of a save, under a name that is the same for the same place, whatever is entered there. */
export interface Write {
  readonly name: string
  /** Lines that it writes: ids of those of a form, places of those of a file. */
  readonly lines: readonly number[]
  /** Where it stands for one institution of several. */
  readonly institution?: number
  readonly change: Change
  /** Name of the write that must be done first, because this one needs its answer. */
  readonly after?: string
  /** Column of a problem → column of the line, where they are called differently. */
  readonly shownAs?: Readonly<Record<string, string>>
}

/** HTTP statuses after which nothing else can work: no answer, signed out, too many calls, out of service. */
export const STOPS_ALL: readonly number[] = [520, 401, 429, 440, 503, 507]

/** Statuses, and codes, of no answer, or one of a gateway before the server: the write may have been done. */
export const UNANSWERED: readonly number[] = [502, 504, 520]

export const isUnanswered = ({ status }: CallProblem): boolean => UNANSWERED.includes(status)

/** The same for the same change and for no other. */
export const contentOf = (change: Change): string => {
  switch (change.do) {
    case 'insert':
      return JSON.stringify(['insert', change.body])
    case 'update':
      return JSON.stringify([
        'update',
        change.row.id,
        change.row.version,
        change.patch,
        ...(change.institutions ?? []),
      ])
    case 'remove':
      return JSON.stringify(['remove', change.row.id, change.row.version, change.institutions])
    case 'updateAll': {
      const rows = change.lines.map(({ row, patch }) => [row.id, row.version, patch])
      return JSON.stringify(['updateAll', rows, ...(change.institutions ?? [])])
    }
    case 'removeAll': {
      const rows = change.lines.map(({ row }) => [row.id, row.version])
      return JSON.stringify(['removeAll', rows, change.institutions, ...(change.of ? [change.of] : [])])
    }
    case 'insertAll':
      return JSON.stringify(['insertAll', change.rows.map(({ row }) => row), change.institutions])
    default:
      return JSON.stringify(change)
  }
}

/** Names of the values that are not the same in the other row. */
export const differingFrom = (values: Values, other: Values): string[] =>
  Object.keys(values).filter((name) => !sameValue(values[name], other[name]))
