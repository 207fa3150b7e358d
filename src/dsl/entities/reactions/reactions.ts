import type { Effect, Removal } from './effects.ts'

/** What follows, in the same transaction, when a row is created, changes, or goes. */
export type Reaction<K extends string = string> =
  | { readonly on: 'created'; readonly effects: readonly Effect<K>[] }
  /** A row that exists gets another value in the column. */
  | { readonly on: 'changes'; readonly column: K; readonly effects: readonly Effect<K>[] }
  /** A row that exists comes to hold the value in the column, having held another. */
  | {
      readonly on: 'becomes'
      readonly column: K
      readonly value: boolean
      readonly effects: readonly Effect<K>[]
    }
  /** `how` is not said of rows that go for good. */
  | { readonly on: 'removed'; readonly how?: Removal<K>; readonly effects: readonly Effect<K>[] }

export const created = <const E extends string = never>(...effects: Effect<E>[]): Reaction<NoInfer<E>> => ({
  on: 'created',
  effects,
})

/** `changes('level', signsOut('id'))` */
export const changes = <const K extends string, const E extends string = never>(
  column: K,
  ...effects: Effect<E>[]
): Reaction<K | NoInfer<E>> => ({ on: 'changes', column, effects })

/** `becomes('isActivated', false, removes(…))` */
export const becomes = <const K extends string, const E extends string = never>(
  column: K,
  value: boolean,
  ...effects: Effect<E>[]
): Reaction<K | NoInfer<E>> => ({ on: 'becomes', column, value, effects })

const isHow = (one: Removal | Effect): one is Removal => 'soft' in one || 'last' in one

/** `removed(softDelete('isDeleted'), clears(…))` */
export const removed = <const E extends string = never>(
  ...what: readonly (Removal<E> | Effect<E>)[]
): Reaction<NoInfer<E>> => ({
  on: 'removed',
  how: what.find((one): one is Removal<E> => isHow(one)),
  effects: what.filter((one): one is Effect<E> => !isHow(one)),
})
