/** What is counted. Names are quoted; `values` are those of the placeholders in `where`. */
export interface Counting {
  readonly table: string
  readonly where: string
  readonly values: readonly unknown[]
  /** Where nothing but institutions is asked: those whose rows are counted. */
  readonly places?: readonly number[] | 'all'
}

/** A count as it is kept or being made; `tables` are all those that it reads. */
export interface Kept extends Counting {
  readonly tables: ReadonlySet<string>
  readonly count: number
}

export const tablesOf = ({ table, where }: Counting): ReadonlySet<string> =>
  new Set([table, ...[...where.matchAll(/\bfrom ("(?:[^"]|"")+")/g)].map(([, name = '']) => name)])

/** Whether it counts rows of the table and asks nothing of other rows of it. */
export const isOfRowsIn = ({ table, where }: Counting, own: string): boolean =>
  table === own && !where.includes(`from ${own}`)

/** Whether its condition names a column, of whichever table: one too many is only asked once more. */
export const namesColumn = ({ where }: Counting, quoted: string): boolean => where.includes(quoted)

/** Counts no others than rows of these ids, which come as the last value. */
export const countAmongSql = ({ table, where, values }: Counting): string => {
  const condition = `${where === '' ? ' where' : `${where} and`} t."id" = any($${values.length + 1}::int[])`
  return `select count(*)::int as "count" from ${table} t${condition}`
}
