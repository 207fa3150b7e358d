/** From one state to another; without `from` a thing begins so. `specification.lifecycles.{name}.moves.{by}`. */
export interface Move<S extends string = string> {
  readonly from?: S
  readonly to: S
  readonly by: string
}

/** The states of a thing and what leads from one to another: `specification.lifecycles.{name}.title`, `.states.{state}`. */
export interface Lifecycle<S extends readonly string[] = readonly string[], T extends string = string> {
  /** Tables, cards and pages that show it. */
  readonly on: readonly T[]
  readonly sections: S
  /** Where the state is kept: a column of an entity, or what the protocol says of a thing of the server's own. */
  readonly kept: { readonly entity: string; readonly column: string } | { readonly protocol: string }
  readonly states: readonly string[]
  readonly moves: readonly Move[]
}
