import type { AnyEntity } from '../entities/entity.ts'
import type { Related } from '../entities/related.ts'
import type { QuestionName } from '../names.ts'

/** A question before a write, with how many related rows it touches: `confirmations.{name}`, plural by count. */
export interface Confirmation {
  readonly name: string
  readonly counts?: Related
}

export const asks = (name: QuestionName, counts?: Related): Confirmation => ({ name, counts })

/** What is asked before any change of a row: of one that several institutions share, and of any other. */
export const ordinary = ({ belongs }: AnyEntity): Confirmation => ({
  name: belongs.to === 'institutions' ? 'changeShared' : 'changeRow',
})
