import type { AnyEntity } from '#dsl/entities/entity.ts'

/** Columns with an index whose order is stored: the name of the column that it is stored in. */
export const sortColumns = (
  { columns }: AnyEntity,
  indexed: readonly string[],
): ReadonlyMap<string, string> =>
  new Map(
    indexed.filter((name) => columns[name]?.kind.sortStored).map((name) => [name, `${name}SortKey`] as const),
  )
