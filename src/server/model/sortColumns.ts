import type { AnyEntity } from '#dsl/entities/entity.ts'

/** Columns with an index whose order is stored: the name of the column that it is stored in. */
export const sortColumns = (entity: AnyEntity): ReadonlyMap<string, string> =>
  new Map(
    entity.indexes
      .filter((name: string) => entity.columns[name]?.kind.sortStored)
      .map((name: string) => [name, `${name}SortKey`] as const),
  )
