import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'

/** What happens on the server alone. */
const onServer: ReadonlySet<string> = new Set(['on', 'grants', 'rules'])

/** Values of every `entity` within a value, at any depth. */
const entitiesIn = (value: unknown, seen = new Set<unknown>()): readonly unknown[] => {
  if (value === null || typeof value !== 'object' || seen.has(value)) return []
  seen.add(value)
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name === 'entity' ? [inner] : []),
    ...(onServer.has(name) ? [] : entitiesIn(inner, seen)),
  ])
}

/** The entities that the list of a table asks about by their names: those of its relations, its criteria and where its rows come from. */
export const namedBy = ({ tables, entities }: Catalogue, name: string): readonly AnyEntity[] => {
  const table = tables.get(name)
  const named = entitiesIn(table).flatMap((one) => (typeof one === 'string' ? (entities.get(one) ?? []) : []))
  const own = [table?.entity, table?.source?.of]
  return [...new Set(named)].filter((one) => !own.includes(one))
}
