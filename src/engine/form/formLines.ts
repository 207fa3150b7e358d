import type { AnyEntity } from '#dsl/entities/entity.ts'
import { emptyRow } from '../blank.ts'
import { recompute } from '../computed.ts'
import { type Line, newField } from './fieldState.ts'
import { heldSecrets } from './formColumns.ts'
import type { FormOptions } from './formOptions.ts'

type Row = Readonly<Record<string, unknown>>

/** The lines of a form in order. Ids are never given twice. */
interface FormLines {
  all(): readonly Line[]
  /** The same array until a line comes or goes. */
  ids(): readonly number[]
  at(id: number): Line | undefined
  /** @throws RangeError where no line has the id. */
  find(id: number): Line
  /** A new line at the end; undefined when the form is full. */
  add(): Line | undefined
  remove(line: Line): void
  /** Back to the rows first given, else to new lines of these ids, or to one. */
  reset(ids?: readonly number[]): void
}

export const createFormLines = (
  { entity, rows, maxLines = 1, defaults }: Pick<FormOptions, 'entity' | 'rows' | 'maxLines' | 'defaults'>,
  onChange: () => void,
): FormLines => {
  let lines: readonly Line[] = []
  let ids: readonly number[] = []
  let nextId = 1

  const set = (next: readonly Line[]): void => {
    lines = next
    ids = next.map((line) => line.id)
    onChange()
  }
  const at = (id: number) => lines.find((line) => line.id === id)
  const make = (given?: Row, id = nextId): Line => {
    nextId = Math.max(nextId, id + 1)
    return {
      id,
      ...fieldsOf(entity, given ?? newRow(entity, defaults)),
      isStored: given !== undefined,
      held: new Set(heldSecrets(entity, given)),
    }
  }
  return {
    all: () => lines,
    ids: () => ids,
    at,
    find: (id) => {
      const line = at(id)
      if (!line) throw new RangeError(`the form has no line ${id}`)
      return line
    },
    add: () => {
      if (lines.length >= maxLines) return undefined
      const line = make()
      set([...lines, line])
      return line
    },
    remove: (line) => set(lines.filter((one) => one !== line)),
    reset: (known = []) => {
      if (rows?.length) return set(rows.map((row) => make(row)))
      set(known.length > 0 ? known.slice(0, maxLines).map((id) => make(undefined, id)) : [make()])
    },
  }
}

const newRow = (entity: AnyEntity, defaults: Row | undefined): Row => {
  const empty = { ...emptyRow(entity), ...defaults }
  return { ...empty, ...recompute(entity, empty) }
}

const fieldsOf = (entity: AnyEntity, row: Row): Pick<Line, 'fields'> => ({
  fields: new Map(Object.keys(entity.columns).map((name) => [name, newField(row[name])])),
})
