/** Rows of another entity that point at a row, within a window of time. */
export interface Related {
  readonly entity: string
  /** The column of that entity which holds this row's id. */
  readonly by: string
  /** The column which holds the institution. */
  readonly institution: string
  /** Only rows whose instant lies between now and now + `ahead`. */
  readonly window?: { readonly column: string; readonly ahead: '1 year' }
}

export const related = (entity: string, options: Omit<Related, 'entity'>): Related => ({ entity, ...options })

/** What else changes when a row changes: data, run on the server in the same transaction. */
export type Effect =
  /** The pointing column of the related rows is set to null, in the institutions the call names. */
  { readonly effect: 'clears'; readonly related: Related }

export const clears = (rows: Related): Effect => ({ effect: 'clears', related: rows })

/** A question before a write, with how many related rows it touches: `confirmations.{name}`, plural by count. */
export interface Confirmation {
  readonly name: string
  readonly counts?: Related
}

export const asks = (name: string, counts?: Related): Confirmation => ({ name, counts })
