import type { ColumnOf, EntityName, RelationOf } from '../names.ts'

/** Rows of another entity that point at a row, within a window of time. */
export interface Related {
  readonly entity: string
  /** The column of that entity which holds this row's id. */
  readonly by: string
  /** The column which holds the institution. */
  readonly institution: string
  /** Only rows whose instant lies between now and now + `ahead`. */
  readonly window?: { readonly column: string; readonly ahead: '1 year' }
}

interface RelatedOptions<E> {
  readonly by: RelationOf<E>
  readonly institution?: RelationOf<E>
  readonly window?: { readonly column: ColumnOf<E>; readonly ahead: '1 year' }
}

/** `related('mission', { by: 'schedule', window: { column: 'beginAt', ahead: '1 year' } })` */
export const related = <const E extends EntityName>(entity: E, options: RelatedOptions<E>): Related => ({
  institution: 'institution',
  ...options,
  entity,
})
