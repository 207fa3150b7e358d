import type { Context } from '#dsl/criterion.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { Shape } from '../validation/shape.ts'

/** What a form is made of. */
export interface FormOptions {
  readonly entity: AnyEntity
  readonly context: Context
  /** Rows to modify; without them the form starts with one new line. */
  readonly rows?: readonly Readonly<Record<string, unknown>>[]
  /** Most lines at once, 1 where not said. */
  readonly maxLines?: number
  /** Columns of this form, in order; all of the entity's where not said. */
  readonly columns?: readonly string[]
  readonly shape?: Shape
  /** Those of the columns that the person may change; all where not said. */
  readonly writable?: ReadonlySet<string> | undefined
  /** The column that says whether a row is in use: of one that is not, nothing else can be changed. */
  readonly status?: string | undefined
  /** What a new line begins with, beyond the defaults of its columns. */
  readonly defaults?: Readonly<Record<string, unknown>>
  /** The column of a line that holds the institutions it is for; those of the context where not said. */
  readonly placesBy?: string
  /**
   * Does work soon, once: in a browser with the next frame. Keys are then only noted down, and told together; whoever
   * acts on the form first, or asks what is in it, makes it read them before. At once where not said.
   */
  readonly later?: (work: () => void) => void
}
