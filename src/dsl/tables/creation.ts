import type { Criterion } from '../criterion.ts'
import type { Confirmation } from './confirmation.ts'
import type { AnyTable } from './table.ts'

/**
 * A line says for itself which institutions it is for: an input of this name, before another one, whose ids are sent as
 * the row’s list of institutions. It begins with the first institution selected, unless that one meets the criterion.
 */
export interface Assigned<K extends string = string> {
  readonly as: string
  readonly before: K
  readonly firstUnless?: Criterion
}

/** How rows come to be. Source: specification §2, screen details. */
export type Creation<K extends string = string> =
  /** By the form, up to its number of lines. */
  | {
      readonly by: 'lines'
      /**
       * All lines are saved for all institutions or nothing is: not while one of the institutions has a row that the
       * entity's unique rules hold to be the same, told by `tables.{table}.toasts.exists` and `existsInSeveral`.
       */
      readonly allOrNothing?: boolean
      /** A line with the value of a row that the institutions do not have yet ties that row to them, once the person agrees. */
      readonly attachesKnown?: {
        readonly by: K
        readonly asks: Confirmation
        /** Who refuses is told that nobody was added: `tables.{table}.toasts.notAttached`. */
        readonly tellsRefusal?: boolean
      }
      readonly assigned?: Assigned<K>
      /** For the institutions selected, and for all within reach where none is. Source: specification §1. */
      readonly inAllWhenNone?: boolean
    }
  /** By the form of another entity, whose rows are in institutions through rows of this one. */
  | { readonly by: 'other'; readonly table: AnyTable }
  /** Boxes to tick among the rows not yet linked to the selected institutions; `within` keeps those whose relation is linked. */
  | { readonly by: 'pick'; readonly within?: K }
  /** One of the rows not yet linked, from a select. */
  | { readonly by: 'choose' }
