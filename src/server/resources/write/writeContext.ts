import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { MessageName, RowTaskName } from '#dsl/names.ts'
import type { Settings } from '#protocol/configuration.ts'
import type { Principal } from '../../principal.ts'
import type { Resource, Resources } from '../catalogue/resource.ts'
import type { Executor } from '../catalogue/statement.ts'
import type { Tally } from '../read/count/tally.ts'
import type { Placing } from './store/placings.ts'

/** Ends every session of a person, in the transaction of the change that it follows from. */
export type SignOut = (tx: Executor, admin: number) => Promise<void>

/** Takes from a person all that lets them in, in the transaction of the change that it follows from; `by`: whose change it is. */
export type Revoke = (tx: Executor, admin: number, by: Pick<Principal, 'id'>) => Promise<void>

/** Writes to a person, in the transaction of the change that is told; sent once that is committed. */
export type Send = (
  tx: Executor,
  message: MessageName,
  told: { readonly person: number; readonly institutions: readonly number[] },
) => Promise<void>

/** Writes down, in the transaction of the change, that work on a row is to be done once that is committed. */
export type Start = (tx: Executor, task: RowTaskName, row: number) => Promise<void>

/** How often versions of rows rise because rows that they repeat change: `{entity} {id}` → times. */
export type Raised = Map<string, number>

/** How often this very call has raised the version of a row, which its client cannot know. */
export const raisedOf = ({ name }: AnyEntity, id: number, raised: Raised): number =>
  raised.get(`${name} ${id}`) ?? 0

/** Notes rows of which the versions have risen by one. */
export const noteRaised = (
  raised: Raised | undefined,
  { entity }: Resource,
  rows: readonly { readonly id: number }[],
): void => {
  for (const { id } of rows) raised?.set(`${entity.name} ${id}`, raisedOf(entity, id, raised) + 1)
}

/** A write under way: all of it happens in one transaction. */
export interface WriteContext {
  readonly tx: Executor
  readonly principal: Principal
  readonly resources: Resources
  readonly resource: Resource
  readonly flags: Readonly<Record<string, boolean>>
  readonly settings: Settings
  readonly now: Date
  readonly signOut: SignOut
  readonly revoke: Revoke
  readonly send: Send
  readonly start: Start
  /** What the write does to counts that are kept. */
  readonly tally?: Tally
  /** Where it is to be known which lines of a batch a rule of the database speaks of. */
  readonly placings?: (() => readonly Placing[])[]
  /** Where it is to be known which versions rise. */
  readonly raised?: Raised
}
