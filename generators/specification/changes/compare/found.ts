import type { Description } from '../../description/description.ts'
import type { Change, ChangeClass, Mark, Subject } from '../change.ts'

/** The two descriptions, the former under the names of now. */
export interface Sides {
  readonly old: Description
  readonly next: Description
}

/** A change as one comparison finds it, without what follows from its subject. */
export interface Found extends Partial<Pick<Change, 'before' | 'after' | 'asked' | 'texts' | 'differs'>> {
  readonly class: ChangeClass
  readonly what: string
  readonly marks?: readonly (Mark | false | undefined)[]
  /** Follows the name in the id, where there are several of a kind. */
  readonly which?: string
}

/** Screens that show an entity, in either revision. */
export const tablesOf = ({ old, next }: Sides, entity: string): string[] => [
  ...new Set(
    [old, next].flatMap(({ tables }) =>
      Object.entries(tables)
        .filter(([, table]) => table.entity === entity || table.stored === entity)
        .map(([name]) => name),
    ),
  ),
]

const pathOf = ({ entity, column, enumeration, value, table, call }: Subject): string => {
  if (call !== undefined) return call
  if (entity !== undefined) return column === undefined ? entity : `${entity}.${column}`
  if (enumeration !== undefined) return value === undefined ? enumeration : `${enumeration}.${value}`
  if (table !== undefined) return column === undefined ? `screen ${table}` : `screen ${table}.${column}`
  return 'texts'
}

/** A change with its id. */
export const changeOf = (subject: Subject, tables: readonly string[], found: Found): Change => {
  const { class: of, what, marks = [], which, differs = false, ...parts } = found
  const id = `${pathOf(subject)}: ${of} ${[words(what), which].filter(Boolean).join(' ')}`
  const told = marks.filter((mark) => mark !== false && mark !== undefined)
  return { ...parts, id, class: of, what, subject, tables, marks: [...new Set(told)], differs }
}

/** `edit.onCreate` → `edit on create` */
const words = (what: string): string =>
  what.replace(/\./g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
