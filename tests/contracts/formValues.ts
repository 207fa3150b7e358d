import fc from 'fast-check'
import type { AnyColumn } from '#dsl/columns/column.ts'
import { firstProblem } from '#dsl/columns/validator.ts'
import { columnSchema, validatorsOf } from '#engine/validation/shape.ts'
import { kindSamples } from '#tests/fixtures/kinds.ts'

const blanks = fc.constantFrom<unknown>(null, '', ' ', '\u00a0', '\t\n', [])
const clocks = [
  '24:00',
  '00:00',
  '23:59',
  '7:30',
  '07:60',
  '24:01',
  '07:30:00',
  '0730',
  '7h30',
  '7,5',
  '-1:00',
]
const odd = fc.oneof(
  fc.constantFrom<unknown>(...clocks, true, false, 0, -1, 1.5, 2 ** 31, -(2 ** 31), 2 ** 53, 1e300, 5e-324),
  fc.constantFrom<unknown>(
    '\u0000',
    'a\u0000b',
    '\ud800',
    'a\r\nb',
    '__proto__',
    'null',
    '1',
    'x'.repeat(300),
  ),
  fc.constantFrom<unknown>([null], [1, 1], ['1'], [[1]], {}, { a: 1 }, 'constructor', '2027-02-30'),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** Values on both sides of every bound that the column's schema has. */
const bounds = (column: AnyColumn): unknown[] => {
  const { minimum, maximum, minLength, maxLength } = columnSchema(column) as Record<
    string,
    number | undefined
  >
  const numbers = [minimum, maximum].flatMap((n) =>
    n === undefined ? [] : [n - 1, n - 0.5, n, n + 0.5, n + 1],
  )
  const lengths = [minLength, maxLength].flatMap((n) => (n === undefined ? [] : [n - 1, n, n + 1]))
  return [...numbers, ...lengths.flatMap((n) => ['x', '🏥', 'é'].map((c) => c.repeat(Math.max(n, 0))))]
}

/** Values of the kind, drawn near the column's own bounds where it has some. */
const likelyValues = (column: AnyColumn): fc.Arbitrary<unknown> => {
  const { minimum, maximum, maxLength, pattern } = columnSchema(column) as Record<string, number> & {
    pattern?: string
  }
  const { values } = kindSamples[column.kind.name as keyof typeof kindSamples]
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  if (isNarrow(column, 'minimum')) return fc.integer({ min: minimum, max: maximum })
  if (isNarrow(column, 'maxLength')) return fc.string({ unit: 'grapheme', minLength: 1, maxLength })
  return values
}

const isNarrow = (column: AnyColumn, bound: string): boolean =>
  columnSchema(column)[bound] !== column.kind.json[bound]

/** Values that the column takes. */
export const rightValues = (column: AnyColumn): fc.Arbitrary<unknown> => {
  const example = fc.nat(40).map((n) => column.kind.example(n))
  return fc
    .oneof(example, column.facts.enumeration ? example : likelyValues(column))
    .filter((value) => isRight(column, value))
}

export const isRight = (column: AnyColumn, value: unknown): boolean =>
  (column.kind.check?.(value) ?? firstProblem(validatorsOf(column), value, true)) === undefined

/** A value that may be wrong for the column, or right after all: blank, next to a bound, of another type. */
const wildValue = (column: AnyColumn): fc.Arbitrary<unknown> =>
  fc.oneof(blanks, fc.constantFrom<unknown>(...bounds(column), null), odd)

const habits = fc.oneof(
  fc.constantFrom(
    ...clocks,
    '',
    ' ',
    '\u00a0',
    '0',
    '-1',
    '1e9',
    '1,5',
    '2147483648',
    'oui',
    'x',
    '31/12/2027',
  ),
  fc.stringMatching(/^[-0-9hH:., /T]{1,12}$/),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

const rightText = (column: AnyColumn): fc.Arbitrary<string> =>
  fc
    .tuple(rightValues(column), fc.constantFrom('', '', ' ', '\u00a0'))
    .map(([value, space]) => `${space}${column.kind.format(value)}${space}`)

const wildText = (column: AnyColumn): fc.Arbitrary<string> =>
  fc.oneof(habits, fc.constantFrom('', ...bounds(column).map(String)))

/** What somebody enters: texts typed into some fields, values chosen in others. */
export interface Entered {
  readonly typed: Readonly<Record<string, string>>
  readonly chosen: Readonly<Record<string, unknown>>
}

/** Fills every column rightly, by keys or by choice, but in most rows for a few where anything may stand. */
export const enteredIn = (columns: readonly (readonly [string, AnyColumn])[]): fc.Arbitrary<Entered> => {
  const each = <T>(of: (column: AnyColumn) => fc.Arbitrary<T>) =>
    fc.record(Object.fromEntries(columns.map(([name, column]) => [name, of(column)])))
  const some = (maxLength: number) =>
    fc.subarray(columns.map(([name]) => name)).map((names) => names.slice(0, maxLength))
  const none = fc.constant<string[]>([])
  const wild = fc.oneof(fc.record({ choices: none, keys: none }), {
    arbitrary: fc.record({ choices: some(2), keys: some(2) }),
    weight: 4,
  })
  const only = <T>(values: Readonly<Record<string, T>>, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, values[name] as T]))
  return fc
    .record({
      values: each(rightValues),
      texts: each(rightText),
      wildValues: each(wildValue),
      wildTexts: each(wildText),
      byKeys: some(columns.length),
      wild,
    })
    .map((row) => ({
      typed: { ...only(row.texts, row.byKeys), ...only(row.wildTexts, row.wild.keys) },
      chosen: { ...row.values, ...only(row.wildValues, row.wild.choices) },
    }))
}
