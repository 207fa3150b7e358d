import type { Values } from '#protocol/row.ts'

/** A view of a list, kept under a name: the query of its address. */
export interface SavedView {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly address: string
}

/** The person's own views of a screen, by name; what is written rejects with a `CallProblem`. */
export interface SavedViews {
  readonly saved: readonly SavedView[]
  save(view: Values): Promise<void>
  change(view: SavedView, patch: Values): Promise<void>
  remove(view: SavedView): Promise<void>
}
