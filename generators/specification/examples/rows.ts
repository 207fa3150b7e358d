import type { AnyEntity } from '#dsl/entities/entity.ts'
import { exampleRow } from '#engine/examples.ts'

type Row = Readonly<Record<string, unknown>>

const made = new WeakMap<AnyEntity, Map<number, Row>>()

/** The n-th example row of an entity, made once: every column of every language's page asks for it. */
export const sampleRow = (entity: AnyEntity, n = 0): Row => {
  const rows = made.get(entity) ?? new Map<number, Row>()
  made.set(entity, rows)
  const row = rows.get(n) ?? exampleRow(entity, n, () => [1, 2])
  rows.set(n, row)
  return row
}

/** What follows from an entity and a name alone is found once for all languages. */
export const onceFor = <R>(find: (entity: AnyEntity, name: string) => R): typeof find => {
  const found = new WeakMap<AnyEntity, Map<string, R>>()
  return (entity, name) => {
    const known = found.get(entity) ?? new Map<string, R>()
    found.set(entity, known)
    const result = known.get(name) ?? find(entity, name)
    known.set(name, result)
    return result
  }
}
