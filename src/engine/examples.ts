import type { AnyColumn } from '#dsl/columns/column.ts'
import { columnNamed } from '#dsl/columns/column.ts'
import { type AnyEntity, writableColumns } from '#dsl/entities/entity.ts'
import { fillDefaults } from './blank.ts'
import { recompute } from './computed.ts'
import { columnSchema } from './validation/shape.ts'
import { validateColumn } from './validation/validate.ts'

/** How many examples of a kind are tried before a column with bounds gets one made for them. */
const TRIES = 40
/** What bounds and patterns ask for that no kind knows of: codes, postal codes, telephone numbers. */
const made = ['75008', '1010', 'AB', 'A1', '0102030405', '+33102030405', 'https://exemple.fr', 'notice.docx']
/** Between two columns of one kind: a shift that begins at 06:00 ends at 13:45. */
const APART = 31

/** Ids that a relation to this entity may hold. */
type IdsOf = (entity: string) => readonly number[]

/** What people write into a column: texts that its examples are, in a language; none where there are no such words. */
type TextsOf = (entity: AnyEntity, column: string) => readonly string[]

/** How the makers of examples find out what they cannot know. */
interface Sources {
  readonly idsOf: IdsOf
  readonly textsOf: TextsOf
}

/** The n-th of the texts that people write; after the last the first again, with a number. */
const written = (texts: readonly string[], n: number): readonly string[] => {
  const text = texts[n % Math.max(texts.length, 1)]
  const round = Math.floor(n / Math.max(texts.length, 1))
  return text === undefined ? [] : [round === 0 ? text : numbered(text, round + 1)]
}

const numbered = (text: string, round: number): string =>
  / \d+$/.test(text) ? text.replace(/\d+$/, String(round)) : `${text} ${round}`

/** The n-th value that a column takes by itself: as people write it, else near its kind's example, within its bounds; null when none is known. */
const exampleValue = (entity: AnyEntity, name: string, n: number, { idsOf, textsOf }: Sources): unknown => {
  const column = columnNamed(entity.columns, name)
  if (column.facts.entity) {
    const ids = idsOf(column.facts.entity)
    const id = ids[n % Math.max(ids.length, 1)] ?? null
    return column.kind.sql === 'jsonb' && id !== null ? [id] : id
  }
  const isRight = (value: unknown) => validateColumn(entity, name, value, true) === undefined
  for (const value of tried(entity, name, n, textsOf(entity, name))) if (isRight(value)) return value ?? null
  return null
}

/** What may be right, the likeliest first: made one after the other, since most often the first is. */
function* tried(entity: AnyEntity, name: string, n: number, texts: readonly string[]): Generator<unknown> {
  const column = columnNamed(entity.columns, name)
  const { minimum, maxLength } = columnSchema(column)
  yield* written(texts, n)
  const near: unknown[] = []
  for (const first of [n + APART * alike(entity, name, column), n])
    for (let i = 0; i < TRIES; i++) {
      const example = column.kind.example(first + i)
      near.push(example)
      yield example
    }
  if (minimum !== undefined) yield* [minimum + n, minimum]
  for (const value of near) if (typeof value === 'string') yield value.slice(0, maxLength)
  yield* made
}

/** How many columns of the same kind stand before this one. */
const alike = ({ columns }: AnyEntity, name: string, { kind }: AnyColumn): number => {
  const before = Object.entries(columns).slice(0, Object.keys(columns).indexOf(name))
  return before.filter(([, other]) => other.kind.json === kind.json).length
}

/** A long text, as people write them, that the column takes; undefined where it takes no free text. Distinct for distinct n. */
export const longExample = (entity: AnyEntity, name: string, n: number): string | undefined => {
  const column = columnNamed(entity.columns, name)
  const schema = columnSchema(column)
  if (schema.type !== 'string' || schema.enum !== undefined || column.options.like) return undefined
  const long = `Unité ${n + 1}, soins de suite et de réadaptation cardio-respiratoire, site Simone-Veil`
  const text = long.slice(0, schema.maxLength).trim()
  const read = column.kind.parse(text)
  const isTaken = 'value' in read && read.value === text && !validateColumn(entity, name, text, true)
  return isTaken ? text : undefined
}

/** The n-th row of an entity: every column a person may fill, defaults and what is computed. Distinct for distinct n. */
export const exampleRow = (
  entity: AnyEntity,
  n: number,
  idsOf: IdsOf,
  given: Readonly<Record<string, unknown>> = {},
  textsOf: TextsOf = () => [],
): Record<string, unknown> => {
  const values = writableColumns(entity).map(
    ([name]) => [name, exampleValue(entity, name, n, { idsOf, textsOf })] as const,
  )
  const row = fillDefaults(entity, { ...Object.fromEntries(values), ...given })
  return { ...row, ...recompute(entity, row) }
}
