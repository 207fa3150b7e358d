/** How often a password may be wrong for a name of one sort, and how long the next attempt waits after that. */
export interface Allowance {
  readonly sort: 'account' | 'address' | 'device' | 'person' | 'asker' | 'asking' | 'contact'
  /** Wrong passwords within the window after which there is a wait, and another after each further one. */
  readonly free: number
  /** In seconds, from the first of them. */
  readonly window: number
  /** Seconds to wait; `beyond` counts the wrong passwords since the last free one, from 0. */
  readonly wait: (beyond: number) => number
  /** Whether the right password makes up for all the wrong ones, and not only for the attempt that it was. */
  readonly forgives: boolean
}

const hour = 3600
/** Longest that anybody is kept out. */
const longestWait = hour / 4
/** 5 s, 10 s, 20 s… */
const growing = (beyond: number): number => Math.min(longestWait, 5 * 2 ** beyond)

/** Attempts on an account by browsers that have not signed in to it before. Source: the trust tests, T35. */
export const account: Allowance = {
  sort: 'account',
  free: 30,
  window: 12 * hour,
  wait: () => longestWait,
  forgives: false,
}

/** Attempts by such browsers from an address, on any account: a hospital may stand behind one. */
export const address: Allowance = {
  sort: 'address',
  free: 100,
  window: hour / 4,
  wait: () => longestWait,
  forgives: false,
}

/** Attempts by a browser that has signed in to the account before: nobody else can use them up. */
export const device: Allowance = {
  sort: 'device',
  free: 10,
  window: 12 * hour,
  wait: growing,
  forgives: true,
}

/** Attempts at the present password by a person who is signed in. */
export const person: Allowance = { ...device, sort: 'person' }

/** Links for a new password that an address may ask for, for whomever. */
export const asker: Allowance = { ...address, sort: 'asker', free: 30, window: hour }

/** And links for one account: beyond them nothing is sent, which nobody is told. */
export const asking: Allowance = { ...address, sort: 'asking', free: 5, window: hour }

/** Messages that a person may write to the provider's staff. */
export const contact: Allowance = { ...address, sort: 'contact', free: 20, window: hour }
