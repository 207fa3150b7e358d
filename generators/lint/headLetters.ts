import type { AnyColumn } from '#dsl/columns/column.ts'
import { fitWidths } from '#renderer/list/widths/fitWidths.ts'
import type { Labels } from '../labels/locale.ts'
import type { Labelled } from './labelled.ts'

/** Pixels that the columns of a list share in a window of 1280: without the menu, the edges and the buttons of a row. */
const ROOM = 900

/** Pixels of a letter of a cell and of a head (13 px, semi-bold); beside its words stand the sign of the order and the edges. Source: `list/widths`. */
const LETTER = 7
const BESIDE = 44
const EDGES = 25
/** What a text keeps when it has to give way, what no value goes beyond, and what a picture takes. */
const KEPT = 120
const LONGEST = 480
const PICTURE = 200
/** Letters of a yes or no, and of how many there are. */
const SAID_SHORT = 12

/** The length of the longest choice of a column. */
export const longestChoice = ({ facts: { enumeration } }: AnyColumn, labels: Labels): number | undefined =>
  enumeration?.labels === 'locales'
    ? Math.max(
        ...enumeration.values.map(
          (value: string | number) => labels.get(`enums.${enumeration.name}.${value}`)?.length ?? 0,
        ),
      )
    : undefined

const valueLength = (column: AnyColumn, labels: Labels): number => {
  const { kind } = column
  if (kind.json.type === 'boolean' || kind.counted) return SAID_SHORT
  return longestChoice(column, labels) ?? kind.usualLength
}

const longestWord = (text: string): number => Math.max(...text.split(/[ -]/).map(({ length }) => length))

/** As the list measures it: room for the values and the longest word of the head; a text gives way down to a part of that. */
const wishOf = ({ label, column }: Labelled, labels: Labels) => {
  const values = column ? Math.min(LONGEST, valueLength(column, labels) * LETTER + EDGES) : PICTURE
  const word = longestWord(label) * LETTER + BESIDE
  const natural = Math.max(values, word)
  const least = Math.max(Math.min(natural, KEPT), natural / 2 + EDGES, word)
  return { natural, least: column?.kind.filter === 'words' ? Math.min(natural, least) : natural }
}

/** How many letters stand beside one another over each column of a list, once all have been fitted into a usual window. */
export const headLetters = (
  heads: readonly Labelled[],
  labels: Labels,
): readonly (readonly [head: Labelled, letters: number])[] => {
  const widths = fitWidths(
    heads.map((head) => wishOf(head, labels)),
    ROOM,
  )
  return heads.map((head, i) => [head, Math.floor(((widths[i] ?? BESIDE) - BESIDE) / LETTER)])
}
