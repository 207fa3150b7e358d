import type { AnyEntity } from '../entities/entity.ts'
import { isOncePerInstitution } from '../entities/facts.ts'
import type { Creation } from './creation.ts'

interface Parts<K extends string> {
  /** Whether the row is in use. One of which it is no opens read only, but for this column. Source: specification §2. */
  readonly status?: K
}

/**
 * Plain: columns side by side, up to `lines` lines at once. Category: groups under headings.
 * Row: the row itself, where it stands in the list, once its pencil is clicked. Columns are those that can be written.
 */
export type FormSettings<K extends string = string> =
  | ({ readonly style: 'plain'; readonly lines: number; readonly columns?: readonly K[] } & Parts<K>)
  | { readonly style: 'row'; readonly columns?: readonly K[] }
  | ({
      readonly style: 'category'
      readonly groups: Readonly<Record<string, readonly K[]>>
    } & Parts<K>)

/** A form as it is written: plain with five lines where nothing is said. */
export type FormWords<K extends string = string> =
  | ({ readonly style?: 'plain'; readonly lines?: number; readonly columns?: readonly K[] } & Parts<K>)
  | Exclude<FormSettings<K>, { readonly style: 'plain' }>

/** Lines of one creation. Source: specification §2. */
export const MAX_LINES = 5

/** Rows of which an institution has one, and rows that are ticked or chosen, are not entered in several lines. */
export const formOf = (entity: AnyEntity, create: Creation, form: FormWords = {}): FormSettings => {
  if (form.style === 'category' || form.style === 'row') return form
  const most = create.by !== 'lines' || isOncePerInstitution(entity) ? 1 : MAX_LINES
  const { lines = most, columns, status } = form
  return { style: 'plain', lines, ...(columns && { columns }), ...(status && { status }) }
}
