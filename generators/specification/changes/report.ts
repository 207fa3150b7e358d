import type { Comparison } from './compare/compare.ts'

/** One of the two revisions, as its reader knows it. */
export interface Revision {
  /** A tag, a branch, a part of a commit's name; none of the working tree. */
  readonly name?: string
  readonly commit?: string
  /** YYYY-MM-DD */
  readonly date?: string
}

/** A picture of a screen: paths below the folder of the pages. */
export interface ScreenPicture {
  readonly table: string
  readonly state: 'list' | 'form'
  readonly before?: string
  readonly after?: string
}

/** All that the pages of changes are made from. */
export interface ChangesReport {
  readonly from: Revision
  readonly to: Revision
  readonly comparison: Comparison
  /** Id of a declared change → why; not said where declarations are not asked for. */
  readonly declared?: ReadonlyMap<string, string>
  /** Id → rows concerned; undefined where no database was looked at, a change that is missing in it could not be counted. */
  readonly counts?: ReadonlyMap<string, number>
  readonly pictures: readonly ScreenPicture[]
}
