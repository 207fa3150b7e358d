import fc from 'fast-check'
import type { AnyColumn, Columns } from '#dsl/columns/column.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { columnSchema } from '#engine/validation/shape.ts'
import { isRight, rightValues } from './formValues.ts'

/** Beginnings that a spreadsheet may take for a formula, quotes and escapes before them included. */
export const formulaStarts = [
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  '＝',
  '＋',
  '－',
  '＠',
  "'=",
  "''-",
  '"=',
  '=\t',
  ';=',
]
const active = /^[=+\-@\t\r\n\0＝＋－＠]/

/** Whether a spreadsheet would run the cell. */
export const isActive = (cell: string): boolean => active.test(cell)

const pieces = fc.oneof(
  fc.constantFrom(
    ...formulaStarts,
    '"',
    '""',
    ';',
    ',',
    "'",
    '\r\n',
    '\n',
    ' ',
    '\u00a0',
    'HYPERLINK("x";"y")',
    '1+1',
  ),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
  fc.constantFrom('é', 'Œ', '€', '🏥', 'e\u0301', '日本', '\u202e', '\u2028', '\ufeff', '’'),
)

/** Texts that are hard on a file; never a control character that makes it binary. */
export const hardText: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('', ...formulaStarts), fc.array(pieces, { maxLength: 5 }))
  .map(([start, rest]) => start + rest.join(''))

/** A value for the cell of a column: hard texts where the column takes any text. */
const cellValue = (column: AnyColumn): fc.Arbitrary<unknown> => {
  const { maxLength, pattern, type } = columnSchema(column) as Record<string, unknown>
  if (type !== 'string' || maxLength === undefined || pattern !== undefined) return rightValues(column)
  const hard = hardText.map((text) => [...text].slice(0, Number(maxLength)).join(''))
  return fc.oneof(
    { weight: 4, arbitrary: hard.filter((text) => isRight(column, text)) },
    { weight: 1, arbitrary: rightValues(column) },
  )
}

/** Rows with a value in every named column, or none where none is needed. */
export const rowsOf = (
  entity: AnyEntity,
  names: readonly string[],
): fc.Arbitrary<Record<string, unknown>[]> => {
  const columns = names.map((name) => [name, (entity.columns as Columns)[name] as AnyColumn] as const)
  const cells = columns.map(([name, column]) => {
    const value = cellValue(column)
    return [name, column.options.required ? value : fc.option(value, { freq: 4 })] as const
  })
  return fc.array(fc.record(Object.fromEntries(cells)), { minLength: 1, maxLength: 8 })
}

/** How a program writes a file. */
export interface Manner {
  readonly encoding: 'utf-8' | 'utf-8 with mark' | 'utf-16le' | 'utf-16be' | 'windows-1252'
  readonly lineEnd: '\r\n' | '\n' | '\r'
  readonly quotes: 'all' | 'needed'
  readonly endsWithLine: boolean
}

export const manner: fc.Arbitrary<Manner> = fc.record({
  encoding: fc.constantFrom('utf-8', 'utf-8 with mark', 'utf-16le', 'utf-16be', 'windows-1252'),
  lineEnd: fc.constantFrom('\r\n', '\n', '\r'),
  quotes: fc.constantFrom('all', 'needed'),
  endsWithLine: fc.boolean(),
})

/** RFC 4180 with `;`. */
export const writeFile = (
  lines: readonly (readonly string[])[],
  { lineEnd, quotes, endsWithLine }: Manner,
): string => {
  const cell = (text: string) =>
    quotes === 'all' || /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  return lines.map((cells) => cells.map(cell).join(';')).join(lineEnd) + (endsWithLine ? lineEnd : '')
}

/** The bytes, and the text that they can only mean; a letter that the encoding has not is a question mark. */
export const encode = (text: string, { encoding }: Manner): { bytes: Uint8Array; means: string } => {
  if (encoding === 'windows-1252') {
    // Of two bytes from U+00C2 on could be UTF-8: one accent, apart from others, cannot.
    const means = text
      .replace(/[^\n\r\t -~]/gu, (char) => (char <= 'ÿ' && char >= '\u00a0' ? 'é' : '?'))
      .replace(/éé+/g, 'é')
    return { bytes: Uint8Array.from(means, (char) => char.charCodeAt(0)), means }
  }
  if (encoding === 'utf-8')
    return { bytes: new TextEncoder().encode(text), means: text.replace(/^\ufeff/, '') }
  if (encoding === 'utf-8 with mark') return { bytes: new TextEncoder().encode(`\ufeff${text}`), means: text }
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return { bytes: encoding === 'utf-16le' ? bytes : bytes.swap16(), means: text }
}
