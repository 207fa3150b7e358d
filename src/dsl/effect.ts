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

/** The pointing column of the related rows is set to null, in the institutions the call names. */
export interface Clearing {
  readonly effect: 'clears'
  readonly related: Related
}

/** Rows of another entity go: those whose columns hold what this row's do. `where` is their column → this row's. */
export interface Removing {
  readonly effect: 'removes'
  readonly entity: string
  readonly where: Readonly<Record<string, string>>
}

/** Once the row is written, the person whom a column names is signed out everywhere; `id` names the row itself. */
export interface SigningOut {
  readonly effect: 'signsOut'
  readonly person: string
}

/** What else changes when a row changes: data, run on the server in the same transaction. */
export type Effect = Clearing | Removing | SigningOut

export const clears = (rows: Related): Effect => ({ effect: 'clears', related: rows })
/** `removes('note', { parcel: 'parcel' })`: the notes whose `parcel` is this row's. */
export const removes = (entity: string, where: Removing['where']): Effect => ({
  effect: 'removes',
  entity,
  where,
})
/** `signsOut('owner')`, or `signsOut('id')` where the row is the person. */
export const signsOut = (person: string): Effect => ({ effect: 'signsOut', person })

/** Effects of a change by which a column comes to hold a value, as `stamps` tell when it did. */
export interface HoldingEffects<K extends string = string> {
  readonly when: K
  readonly is: boolean
  readonly effects: readonly Effect[]
}

/** `onHolding('isOpen', false, removes(…))`: as soon as the column holds the value, having held another. */
export const onHolding = <const K extends string>(
  when: K,
  is: boolean,
  ...effects: Effect[]
): HoldingEffects<K> => ({ when, is, effects })

/** Effects of a change of a column, whatever it held and comes to hold. */
export interface ChangingEffects<K extends string = string> {
  readonly column: K
  readonly effects: readonly Effect[]
}

/** `onChange('rank', signsOut('id'))`: whenever a row that exists gets another value in the column. */
export const onChange = <const K extends string>(column: K, ...effects: Effect[]): ChangingEffects<K> => ({
  column,
  effects,
})

/** A question before a write, with how many related rows it touches: `confirmations.{name}`, plural by count. */
export interface Confirmation {
  readonly name: string
  readonly counts?: Related
}

export const asks = (name: string, counts?: Related): Confirmation => ({ name, counts })
