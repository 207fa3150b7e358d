import type { ColumnOf, EntityName, MessageName, RowTaskName } from '../../names.ts'
import type { Related } from '../related.ts'

/** Rows of another entity get a row of defaults for the new row, which is their institution: records ready to be modified. */
export interface Inserting {
  readonly effect: 'inserts'
  readonly entity: string
}

/** The pointing column of the related rows is set to null, in the institutions the call names. */
export interface Clearing {
  readonly effect: 'clears'
  readonly related: Related
}

/** Rows of another entity go: those whose columns hold what this row's do. `where` is their column → this row's. */
export interface Removing<K extends string = string> {
  readonly effect: 'removes'
  readonly entity: string
  readonly where: Readonly<Record<string, K>>
}

/** Once the row is written, the person whom a column names is signed out everywhere; `id` names the row itself. */
export interface SigningOut<K extends string = string> {
  readonly effect: 'signsOut'
  readonly person: K
}

/**
 * Once the row is written, and by somebody else, the person whom a column names is let in by nothing that was set up before: their password
 * and the identities by which they sign on go, and they are signed out everywhere.
 */
export interface Revoking<K extends string = string> {
  readonly effect: 'revokes'
  readonly person: K
}

/** Once the row is written, the person whom a column names is written to; `id` names the row itself. */
export interface Sending<K extends string = string> {
  readonly effect: 'sends'
  readonly message: MessageName
  readonly person: K
}

/** Once the row is written, work on it begins in the background; of a change that is undone it never does. */
export interface Starting {
  readonly effect: 'starts'
  readonly task: RowTaskName
}

/** What else changes when a row does: data, run on the server in the same transaction. `K` are the row's own columns. */
export type Effect<K extends string = string> =
  | Inserting
  | Clearing
  | Removing<K>
  | SigningOut<K>
  | Revoking<K>
  | Sending<K>
  | Starting

export const inserts = (entity: EntityName): Inserting => ({ effect: 'inserts', entity })
export const clears = (rows: Related): Clearing => ({ effect: 'clears', related: rows })
/** `removes('note', { parcel: 'id' })`: the notes whose `parcel` is this row. */
export const removes = <const E extends EntityName, const W extends { readonly [C in ColumnOf<E>]?: string }>(
  entity: E,
  where: W & { readonly [C in Exclude<keyof W, ColumnOf<E>>]: never },
): Removing<W[keyof W] & string> => ({
  effect: 'removes',
  entity,
  where: where as Removing<W[keyof W] & string>['where'],
})
/** `signsOut('owner')`, or `signsOut('id')` where the row is the person. */
export const signsOut = <const K extends string>(person: K): SigningOut<K> => ({ effect: 'signsOut', person })
/** `revokes('owner')`, or `revokes('id')` where the row is the person. */
export const revokes = <const K extends string>(person: K): Revoking<K> => ({ effect: 'revokes', person })
/** `sends('welcome', 'owner')`, or `sends('welcome', 'id')` where the row is the person. */
export const sends = <const K extends string>(message: MessageName, person: K): Sending<K> => ({
  effect: 'sends',
  message,
  person,
})

/** `starts('sortParcel')`: the task is handed the row's id. */
export const starts = (task: RowTaskName): Starting => ({ effect: 'starts', task })

/** How a row goes that does not go for good: kept and marked, or taken out of the institutions named. */
export type Removal<K extends string = string> =
  | { readonly soft: K }
  /** With its last link the row itself `goes` or `stays`. */
  | { readonly last: 'stays' | 'goes' }

/** The row stays, marked by a boolean column, and is no longer listed. */
export const softDelete = <const K extends string>(column: K): Removal<K> => ({ soft: column })
/** Removing takes a shared row from the institutions named: `unlink('stays')`, `unlink('goes')`. */
export const unlink = (last: 'stays' | 'goes'): Removal<never> => ({ last })
