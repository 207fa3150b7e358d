/** Statements that may write more than they name, or that are about tables themselves. */
const sweeping = /\b(truncate|alter|drop|create|merge|copy)\b/i
const writing = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?(?:"((?:[^"]|"")+)"|(\w+))/gi

/** Texts of statements that are remembered; the program has not as many. */
const most = 2_000
const known = new Map<string, WrittenTables>()

export interface WrittenTables {
  readonly tables: ReadonlySet<string>
  /** Whether it may write other tables too, which the text does not tell. */
  readonly andOthers: boolean
}

/** The tables that a statement may write, read off its text: one too many only makes somebody look again. Foreign keys write none, all of them restrict. */
export const writtenBy = (sql: string): WrittenTables => {
  const before = known.get(sql)
  if (before) return before
  const tables = new Set([...sql.matchAll(writing)].map(([, quoted, bare]) => quoted ?? bare ?? ''))
  const written = { tables, andOthers: sweeping.test(sql) }
  if (known.size < most) known.set(sql, written)
  return written
}

/** How often tables were written, each and all. */
export class WriteCounts {
  total = 0
  #others = 0
  readonly #each = new Map<string, number>()

  add({ tables, andOthers }: WrittenTables): void {
    this.total++
    if (andOthers) this.#others++
    for (const table of tables) this.#each.set(table, (this.#each.get(table) ?? 0) + 1)
  }

  /** Rises with every write to one of the tables. */
  of(tables: readonly string[]): number {
    return tables.reduce((sum, table) => sum + (this.#each.get(table) ?? 0), this.#others)
  }
}
