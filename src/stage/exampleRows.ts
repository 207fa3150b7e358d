import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { copiesIn, isComputedIn } from '#dsl/entities/facts.ts'
import { isInstitution, isPlaced, isShared, placeName } from '#dsl/entities/places.ts'
import { exampleRow, longExample } from '#engine/examples.ts'
import type { WireRow } from '#protocol/row.ts'

/** The institutions of the stage; the last one is never selected at first, so that something is left to pick. */
export const places = [
  { id: 1, name: 'CHU de Lyon', country: 'fr' },
  { id: 2, name: 'Clinique des Lilas', country: 'fr' },
  { id: 3, name: 'EHPAD Les Tilleuls', country: 'fr' },
] as const
export const selected = [1, 2] as const

export type Rows = Map<string, readonly WireRow[]>

/** Where the n-th row stands: in both selected institutions, in one of them, and every fourth in none of them. */
const standsIn = (n: number): readonly number[] => [[1, 2], [1], [2], [3]][n % 4] ?? []
const ids = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1)

/** `count` rows of each entity of the catalogue, pointing at each other. One in three has the longest texts. */
export const exampleRows = (catalogue: Catalogue, count: number): Rows => {
  const countOf = (entity: AnyEntity) => (isInstitution(entity) ? places.length : count)
  const idsOf = (name: string) => {
    const entity = catalogue.entities.get(name)
    return entity ? ids(countOf(entity)) : []
  }
  const rows: Rows = new Map()
  for (const [name, entity] of catalogue.entities)
    rows.set(
      name,
      ids(countOf(entity)).map((id, n) => {
        const row = exampleRow(entity, n, idsOf, {
          ...(n % 3 === 1 ? longTexts(entity, n) : {}),
          ...owner(entity, n),
        })
        return { ...row, id, version: 1 }
      }),
    )
  for (const [name, entity] of catalogue.entities)
    rows.set(
      name,
      (rows.get(name) ?? []).map((row) => ({ ...row, ...copiesOf(entity, row, rows) })),
    )
  return rows
}

const longTexts = (entity: AnyEntity, n: number): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.keys(entity.columns).flatMap((name) => {
      const text = isComputedIn(entity, name) ? undefined : longExample(entity, name, n)
      return text === undefined ? [] : [[name, text]]
    }),
  )

const owner = (entity: AnyEntity, n: number): Readonly<Record<string, unknown>> => {
  if (isPlaced(entity)) return { [placeName(entity)]: isShared(entity) ? standsIn(n) : places[n % 2]?.id }
  return isInstitution(entity) ? { [entity.label.column]: places[n]?.name } : {}
}

/** Columns that repeat one of the row a relation points at. */
export const copiesOf = (
  entity: AnyEntity,
  row: Readonly<Record<string, unknown>>,
  rows: Rows,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    copiesIn(entity).map(([name, { relation, column }]) => {
      const target = rows.get(entity.columns[relation]?.facts.entity ?? '')
      return [name, target?.find(({ id }) => id === row[relation])?.[column] ?? null]
    }),
  )
