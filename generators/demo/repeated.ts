import type { Catalogue } from '#dsl/catalogue.ts'
import { copiesIn } from '#dsl/entities/facts.ts'
import type { Rows } from './rows.ts'

/** The rows with what their columns repeat of others, as the server would have written it: people search and sort by it. */
export const withRepeated = (
  { entities }: Catalogue,
  rows: ReadonlyMap<string, Rows>,
): ReadonlyMap<string, Rows> => {
  const byId = new Map([...rows].map(([name, of]) => [name, new Map(of.map((row) => [row.id, row]))]))
  const filled = [...rows].map(([name, of]): [string, Rows] => {
    const entity = entities.get(name)
    const copies = (entity ? copiesIn(entity) : []).flatMap(([into, { relation, column }]) => {
      const target = entity?.columns[relation]?.facts.entity
      // A list that is kept as rows of its own stands in no row.
      const isKept = entity?.columns[into]?.facts.through === undefined
      return target && isKept ? [{ into, relation, column, known: byId.get(target) }] : []
    })
    if (copies.length === 0) return [name, of]
    return [
      name,
      of.map((row) => {
        const repeated = copies.map(({ into, relation, column, known }) => [
          into,
          known?.get(Number(row[relation]))?.[column] ?? null,
        ])
        return { ...row, ...Object.fromEntries(repeated) }
      }),
    ]
  })
  return new Map(filled)
}
