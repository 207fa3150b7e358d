import type { Principal } from '../../principal.ts'
import type { Resource, Resources } from '../catalogue/resource.ts'
import type { Executor } from '../catalogue/statement.ts'

/** Ends every session of a person, in the transaction of the change that it follows from. */
export type SignOut = (tx: Executor, admin: number) => Promise<void>

/** A write under way: all of it happens in one transaction. */
export interface WriteContext {
  readonly tx: Executor
  readonly principal: Principal
  readonly resources: Resources
  readonly resource: Resource
  readonly flags: Readonly<Record<string, boolean>>
  readonly now: Date
  readonly signOut: SignOut
}
