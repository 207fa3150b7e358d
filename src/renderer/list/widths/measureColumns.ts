import { isCutShort } from '../tellWhole.ts'
import { brokenAt } from './brokenAt.ts'
import type { Wish } from './fitWidths.ts'

/** Pixels that a text keeps when it has to give way, and that the name of a row keeps. */
const TEXT = 120
const NAME = 180

/** No single value asks for more, in pixels. */
const LONGEST = 480

/** Values that are cut short with an ellipsis where their column is too narrow. */
const cellsOf = (table: HTMLTableElement): readonly HTMLElement[] => [
  ...table.querySelectorAll<HTMLElement>('tbody .cell-text'),
]

const columnOf = (cell: HTMLElement): string | undefined =>
  cell.closest<HTMLElement>('[data-column]')?.dataset.column

/** Pixels beside a value in its cell, and beside the words of a header with the sign of the order. */
const EDGES = 25
const BESIDE_WORDS = 44

export interface Measured {
  /** What each column asks for, in their order. */
  readonly wishes: readonly Wish[]
  /** Pixels of the frame, read where it is laid out already: afterwards the browser would do so once more. */
  readonly room: number
}

/** Of columns whose values break between their parts alone, the width of the longest. */
const longestParts = (table: HTMLTableElement): ReadonlyMap<string, number> => {
  const longest = new Map<string, number>()
  for (const part of table.querySelectorAll<HTMLElement>('tbody .cell-part')) {
    const column = columnOf(part) ?? ''
    longest.set(column, Math.max(longest.get(column) ?? 0, part.getBoundingClientRect().width))
  }
  return longest
}

/** Pixels of the longer line of a value on two, while it is drawn on one. */
const longerLine = (cell: HTMLElement): number => {
  const [text] = cell.childNodes
  if (!(text instanceof Text) || cell.childNodes.length > 1) return cell.clientWidth / 2
  const at = brokenAt(text.data)
  const width = (from: number, to: number): number => {
    const range = document.createRange()
    range.setStart(text, from)
    range.setEnd(text, to)
    return range.getBoundingClientRect().width
  }
  return Math.max(width(0, text.data.slice(0, at).trimEnd().length), width(at, text.length))
}

/** Of columns whose values break between their words, the longer line of two of the longest. */
const longerLines = (table: HTMLTableElement): ReadonlyMap<string, number> => {
  const longest = new Map<string, number>()
  for (const cell of cellsOf(table)) {
    const column = columnOf(cell) ?? ''
    longest.set(column, Math.max(longest.get(column) ?? 0, longerLine(cell)))
  }
  return longest
}

/** Measures a drawn list in its frame: the browser lays it out once as wide as it would be. */
export const measureColumns = (table: HTMLTableElement, frame: HTMLElement): Measured => {
  const texts = new Set(cellsOf(table).map(columnOf))
  const heads = [...table.querySelectorAll<HTMLElement>('thead th[data-column]')]
  table.classList.add('is-measured')
  const widths = heads.map((head) => head.getBoundingClientRect().width)
  const words = heads.map((head) => head.querySelector('.head-text')?.getBoundingClientRect().width ?? 0)
  const parts = longestParts(table)
  const lines = widths.some((width) => width > 0) ? longerLines(table) : new Map<string, number>()
  const room = frame.clientWidth
  table.classList.remove('is-measured')
  const wishes = heads.map(({ dataset }, i) => {
    const { column: name = '' } = dataset
    const natural = Math.ceil(Math.min(LONGEST, widths[i] ?? 0))
    const kept = dataset.names === undefined ? TEXT : NAME
    // On two lines: of its parts, or of its words.
    const line = (parts.get(name) ?? lines.get(name) ?? 0) + EDGES
    const least = Math.ceil(Math.max(Math.min(natural, kept), line, (words[i] ?? 0) + BESIDE_WORDS))
    const first = dataset.first !== undefined
    return { name, natural, least: texts.has(name) ? Math.min(natural, least) : natural, first }
  })
  return { wishes, room }
}

/** Whether a value is cut short whose column got all that it asked for: another page came, with longer ones. */
export const isOutgrown = (table: HTMLTableElement, wishes: readonly Wish[]): boolean => {
  const naturalOf = new Map(wishes.map(({ name, natural }) => [name, natural]))
  return cellsOf(table).some((cell) => {
    if (!isCutShort(cell)) return false
    const natural = naturalOf.get(columnOf(cell) ?? '') ?? LONGEST
    return natural < LONGEST && cell.clientWidth >= natural - EDGES
  })
}
