import type { Parsed } from '#dsl/columns/kind.ts'
import type { FormStore } from '../form/formStore.ts'
import type { PastePlan } from './planPaste.ts'
import { columnAt } from './planPaste.ts'

/** Reads what stands for a value of a column that is chosen and not typed, in a line as it is by then. */
export type ReadChosen = (text: string, lineId: number) => Parsed<unknown>

/** A cell that names nothing that can be chosen. */
interface UnreadCell {
  /** Place of the line in the form, from 0. */
  readonly line: number
  readonly column: string
  readonly text: string
}

/** What became of a block. Blank cells are counted nowhere. */
export interface Filled {
  /** Rows of the block, and those of them that have found a line. */
  readonly rows: number
  readonly filled: number
  /** What the rows that found none begin with. */
  readonly left: readonly string[]
  /** Fields with an error under them. */
  readonly wrong: number
  readonly unread: readonly UnreadCell[]
  /** Columns with cells that are not filled in here. */
  readonly locked: readonly string[]
  /** Headings of no column. */
  readonly unknown: readonly string[]
  /** Texts of the cells beyond the last column. */
  readonly beyond: readonly string[]
}

/** Text of a cell in a control of one line. */
const inOneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ')

/**
 * Lays a block over the lines of a form, from one downwards, adding lines as long as the form takes some. What is typed
 * goes the way of typing, so that it stays as it is where it cannot be read; `chosen` are the readers of the other columns.
 * A blank cell leaves what a new line begins with.
 */
export const fillLines = (
  store: FormStore,
  plan: PastePlan,
  from: number,
  chosen: ReadonlyMap<string, ReadChosen>,
): Filled => {
  const unread: UnreadCell[] = []
  const locked = new Set<string>()
  const unknown = new Set<string>()
  const beyond: string[] = []
  const typed: [number, string][] = []
  const begin = store.lines().indexOf(from)

  const choose = (lineId: number, column: string, value: unknown) => {
    store.setValue(lineId, column, value)
    store.commit(lineId, column)
  }
  const put = (lineId: number, column: string, text: string): void => {
    if (text.trim() === '') {
      choose(lineId, column, store.field(lineId, column).initial)
      return
    }
    const read = chosen.get(column)
    if (!read) {
      store.setDraft(lineId, column, inOneLine(text))
      store.commit(lineId, column)
      typed.push([lineId, column])
      return
    }
    const parsed = read(text, lineId)
    if ('value' in parsed) choose(lineId, column, parsed.value)
    else unread.push({ line: store.lines().indexOf(lineId), column, text: text.trim() })
  }
  const told = (lineId: number, index: number, text: string): void => {
    const column = columnAt(plan, index)
    if (column.is === 'filled' && store.isShown(lineId, column.name)) put(lineId, column.name, text)
    else if (text.trim() === '') return
    else if (column.is === 'beyond') beyond.push(text.trim())
    else if (column.is === 'unknown') unknown.add(column.heading)
    else locked.add(column.name)
  }

  let filled = 0
  for (const [nth, { cells }] of plan.rows.entries()) {
    const lineId = store.lines()[begin + nth] ?? store.addLine()
    if (lineId === undefined) break
    filled++
    for (const [index, text] of cells.entries()) told(lineId, index, text)
  }
  return {
    rows: plan.rows.length,
    filled,
    left: plan.rows
      .slice(filled)
      .flatMap(({ cells }) => cells.find((text) => text.trim() !== '')?.trim() ?? []),
    wrong: typed.filter(([lineId, column]) => store.field(lineId, column).problem).length,
    unread,
    locked: [...locked],
    unknown: [...unknown],
    beyond,
  }
}
