import type { Access } from '../entities/access.ts'

/** A page of the application that no table describes, as people read of it: `specification.pages.{name}`. */
export interface ScreenPage<
  S extends readonly string[] = readonly string[],
  T extends string = string,
  E extends string = string,
> {
  readonly address: string
  /** Who reaches it; of a screen of the menu the catalogue says so, and of a page before signing in nobody is asked. */
  readonly read?: Access
  /** Forms that stand on it. */
  readonly cards?: readonly T[]
  /** Whose rows it shows or writes. */
  readonly entities?: readonly E[]
  /** What it asks besides the resources of its entities: paths of the description of the API. */
  readonly calls?: readonly string[]
  readonly sections: S
}
