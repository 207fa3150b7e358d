import type { Principal } from '../principal.ts'
import type { BodyReader } from './body.ts'
import type { Resource, Resources } from './resource.ts'
import type { Executor } from './statement.ts'

/** A write under way: all of it happens in one transaction. */
export interface Call {
  readonly tx: Executor
  readonly principal: Principal
  readonly resources: Resources
  readonly resource: Resource
  readonly reader: BodyReader
  readonly flags: Readonly<Record<string, boolean>>
  readonly now: Date
}
