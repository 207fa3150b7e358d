import { isObject } from '#protocol/row.ts'

/** What the pages before the console hand to one another with the address. */
export interface EntryState {
  /** Where a person wanted to go before signing in. */
  readonly from?: string
  /** What was typed as one's address. */
  readonly email?: string
  readonly notice?: 'passwordChosen'
}

/** Reads the state of a location, which the browser keeps over a reload and another version of the console. */
export const entryIn = (state: unknown): EntryState => {
  const { from, email, notice } = isObject(state) ? state : {}
  return {
    ...(typeof from === 'string' && { from }),
    ...(typeof email === 'string' && { email }),
    ...(notice === 'passwordChosen' && { notice }),
  }
}
