/** What the pages before the console hand to one another with the address. */
export interface EntryState {
  /** Where a person wanted to go before signing in. */
  readonly from?: string
  /** What was typed as one's address. */
  readonly email?: string
  readonly notice?: 'passwordChosen'
}
