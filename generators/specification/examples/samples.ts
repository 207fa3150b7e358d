import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { locatedIn } from '#dsl/entities/facts.ts'
import { exampleRow, longExample } from '#engine/examples.ts'
import type { Words } from '../words/words.ts'

type Row = Readonly<Record<string, unknown>>

/** Example rows as people of a language would write them, each made once: every column asks for it. */
export type Samples = (entity: AnyEntity, n?: number) => Row

/**
 * What texts of a column are made of: the words of `specification.samples` for it, else for columns of that name. A column that
 * nobody has written words for gives its own label, where any text would do.
 */
const sampleTexts =
  (words: Words, { tables, cards }: Pick<Catalogue, 'tables' | 'cards'>) =>
  (entity: AnyEntity, column: string): readonly string[] => {
    const own = [entity.name, 'columns']
      .map((place) => `specification.samples.${place}.${column}`)
      .find(words.exists)
    if (own) return words.t(own, { returnObjects: true }) as unknown as readonly string[]
    if (longExample(entity, column, 0) === undefined) return []
    const labels = [...tables.values(), ...cards.values()]
      .filter((one) => one.entity.name === entity.name)
      .map((one) => `tables.${one.name}.columns.${column}`)
    const label = [...labels, `specification.columns.${column}`].find(words.exists)
    return label ? [`${words.t(label)} 1`] : []
  }

/** Ids that relations of examples hold. */
const idsOf = () => [1, 2]

/** Where examples of addresses are: in Lyon. The bounds of a latitude are poles. */
const positionOf = (entity: AnyEntity, n: number): Row =>
  Object.fromEntries(
    locatedIn(entity).flatMap(({ lat, lng }) => [
      [lat, round(45.76 + n / 100)],
      [lng, round(4.84 + n / 100)],
    ]),
  )
const round = (degrees: number): number => Math.round(degrees * 100) / 100

export const samplesOf = (words: Words, catalogue: Pick<Catalogue, 'tables' | 'cards'>): Samples => {
  const textsOf = sampleTexts(words, catalogue)
  const made = new WeakMap<AnyEntity, Map<number, Row>>()
  return (entity, n = 0) => {
    const rows = made.get(entity) ?? new Map<number, Row>()
    made.set(entity, rows)
    const row = rows.get(n) ?? { ...exampleRow(entity, n, idsOf, {}, textsOf), ...positionOf(entity, n) }
    rows.set(n, row)
    return row
  }
}
