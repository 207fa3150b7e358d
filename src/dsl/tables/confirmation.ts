import type { AnyEntity } from '../entities/entity.ts'
import { isShared } from '../entities/places.ts'
import type { Related } from '../entities/related.ts'
import type { QuestionName } from '../names.ts'

/** A question before a write, with how many related rows it touches: `confirmations.{name}`, plural by count. */
export interface Confirmation {
  readonly name: string
  readonly counts?: Related
}

/** Questions of a yes or no whose change means more than another value: asked in place of the table's ordinary one. */
export interface Becoming {
  readonly true?: Confirmation
  readonly false?: Confirmation
}

export const asks = (name: QuestionName, counts?: Related): Confirmation => ({ name, counts })

/** What is asked before any change of a row: of one that several institutions share, and of any other. */
export const ordinary = (entity: AnyEntity): Confirmation => ({
  name: isShared(entity) ? 'changeShared' : 'changeRow',
})
