import { isCutShort } from '../tellWhole.ts'
import { BREAKS, brokenAt } from './brokenAt.ts'
import type { Wish } from './fitWidths.ts'
import { widthInLines } from './widthInLines.ts'

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

/** Pixels beside a value in its cell, and beside the words of a header: the sign of the order stands in its edge. */
const EDGES = 25

/** Lines of a header before it is cut short, as its style has them, and pixels between two of its words. */
const HEAD_LINES = 3
const SPACE = 5

interface Measured {
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

/** Pixels of a part of a text that stands on one line. */
const widthOf = (text: Text, from: number, to: number): number => {
  const range = document.createRange()
  range.setStart(text, from)
  range.setEnd(text, to)
  return range.getBoundingClientRect().width
}

/** Pixels of the longer line of a value on two, while it is drawn on one. */
const longerLine = (cell: HTMLElement): number => {
  const [text] = cell.childNodes
  if (!(text instanceof Text) || cell.childNodes.length > 1) return cell.clientWidth / 2
  const at = brokenAt(text.data)
  return Math.max(widthOf(text, 0, text.data.slice(0, at).trimEnd().length), widthOf(text, at, text.length))
}

/** Pixels that a header needs for its words to stand there whole, while each is drawn on a line of its own. */
const headWidth = (head: HTMLElement): number => {
  const words = head.querySelector('.head-text')
  const longest = words?.getBoundingClientRect().width ?? 0
  if (longest === 0) return 0
  const text = words?.firstChild
  const parts = text instanceof Text ? text.data.split(BREAKS) : []
  if (!(text instanceof Text) || parts.length <= HEAD_LINES) return longest + EDGES
  let at = 0
  const widths = parts.map((part) => {
    const from = at
    at += part.length
    return widthOf(text, from, from + part.trimEnd().length)
  })
  return Math.max(longest, widthInLines(widths, SPACE, HEAD_LINES)) + EDGES
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
  const words = heads.map(headWidth)
  const parts = longestParts(table)
  const lines = longerLines(table)
  const room = frame.clientWidth
  table.classList.remove('is-measured')
  const wishes = heads.map(({ dataset }, i) => {
    const { column: name = '' } = dataset
    const head = words[i] ?? 0
    const natural = Math.ceil(Math.min(LONGEST, Math.max(widths[i] ?? 0, head)))
    const kept = dataset.names === undefined ? TEXT : NAME
    // On two lines: of its parts, or of its words.
    const line = (parts.get(name) ?? lines.get(name) ?? 0) + EDGES
    const least = Math.ceil(Math.max(Math.min(natural, kept), line, head))
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
