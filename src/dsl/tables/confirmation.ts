import type { Where, WhereIn } from '../criterion.ts'
import type { AnyEntity } from '../entities/entity.ts'
import { isShared } from '../entities/places.ts'
import type { Related } from '../entities/related.ts'
import type { EntityName, QuestionName } from '../names.ts'

/** A question before a write, with how many related rows it touches: `confirmations.{name}`, plural by count. */
export interface Confirmation {
  readonly name: string
  readonly counts?: Related
  /** A yes says whether it is for the row alone, or for its like in all institutions that such a group gathers. */
  readonly throughout?: Groups
}

/** Rows of an entity that institutions share and that say of them that they belong together. */
export interface Groups {
  readonly entity: string
  readonly where?: Where
}

/** Questions of a yes or no whose change means more than another value: asked in place of the table's ordinary one. */
export interface Becoming {
  readonly true?: Confirmation
  readonly false?: Confirmation
}

export const asks = (name: QuestionName, counts?: Related): Confirmation => ({ name, counts })

/** `throughout(asks('deactivateAccess'), 'institutiongroup', { column: 'type', in: [1] })`: which rows gather institutions. */
export const throughout = <const E extends EntityName>(
  ask: Confirmation,
  entity: E,
  where?: WhereIn<E>,
): Confirmation => ({ ...ask, throughout: { entity, ...(where && { where }) } })

/** Something that a person is told and can only go back from: `confirmations.{name}` without a yes. */
export interface Notice {
  readonly name: string
  /** Of the error catalogue, under the field. */
  readonly code: number
}
export const tells = (name: QuestionName, code = 409): Notice => ({ name, code })

/** What is asked before any change of a row: of one that several institutions share, and of any other. */
export const ordinary = (entity: AnyEntity): Confirmation => ({
  name: isShared(entity) ? 'changeShared' : 'changeRow',
})
