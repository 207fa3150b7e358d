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
  save(view: Values): Promise<unknown>
  /** Gives the version that it has then. */
  change(view: SavedView, patch: Values): Promise<Pick<SavedView, 'version'>>
  remove(view: SavedView): Promise<void>
}
