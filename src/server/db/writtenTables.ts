/** Statements that write more than they name, or that are about tables themselves. */
const sweeping = /\b(truncate|alter|drop|create|merge|copy)\b/i
const writing = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?(?:"((?:[^"]|"")+)"|(\w+))/gi

/** Statements whose tables are remembered: the program has no more than these. */
const most = 2_000
const known = new Map<string, Written>()

/** The tables that a statement may write, or all of them. */
export type Written = ReadonlySet<string> | 'any'

/** Read off the text: a table too many only makes somebody look again. What foreign keys do besides is nothing, all of them restrict. */
export const writtenBy = (sql: string): Written => {
  const before = known.get(sql)
  if (before) return before
  const tables = [...sql.matchAll(writing)].map(([, quoted, bare]) => quoted ?? bare ?? '')
  const written = sweeping.test(sql) ? 'any' : new Set(tables)
  if (known.size < most) known.set(sql, written)
  return written
}

/** How often tables were written, each and all. */
export class WriteCounts {
  total = 0
  #any = 0
  readonly #each = new Map<string, number>()

  add(written: Written): void {
    this.total++
    if (written === 'any') this.#any++
    else for (const table of written) this.#each.set(table, (this.#each.get(table) ?? 0) + 1)
  }

  /** Rises with every write to one of the tables. */
  of(tables: readonly string[]): number {
    return tables.reduce((sum, table) => sum + (this.#each.get(table) ?? 0), this.#any)
  }
}
