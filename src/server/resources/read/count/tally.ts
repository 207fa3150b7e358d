import { onBecomes, onChanges, removalEffects } from '#dsl/entities/facts.ts'
import { remembered } from '#dsl/remembered.ts'
import { quoted } from '#server/model/names.ts'
import { settleAll } from '../../../db/pipelining.ts'
import { type WrittenTables, writtenBy } from '../../../db/writtenTables.ts'
import { copiesOf } from '../../catalogue/copySource.ts'
import type { Resource, Resources } from '../../catalogue/resource.ts'
import { type Executor, run } from '../../catalogue/statement.ts'
import type { CountCache, Kept } from './countCache.ts'

/** A write counts for this many kept counts, the latest; it makes others forgotten. */
const ADJUSTED_MAX = 10

/** A row that a write is about to change, and what of it. A row that goes changes in every column. */
export interface Changing {
  readonly id: number
  readonly columns: ReadonlySet<string> | 'all'
  /** It comes into institutions that it was not in. */
  readonly tied?: boolean
}

interface Before {
  readonly ids: readonly number[]
  readonly count: number
}

/**
 * What one write does to the counts that are kept: each is asked how many of the rows written it has, before and after.
 * Only rows of the call's own entity are followed; counts that read what else it writes are forgotten.
 */
export class Tally {
  /** The write's transaction, of which all statements are to go through here. */
  readonly tx: Executor
  readonly #counts: CountCache
  readonly #resource: Resource
  readonly #followed: ReadonlySet<string>
  readonly #written = new Set<string>()
  readonly #before = new Map<Kept, Before>()
  readonly #deltas = new Map<Kept, number>()
  #created: readonly number[] = []
  #changes = 0

  constructor(tx: Executor, counts: CountCache, resource: Resource, resources: Resources) {
    this.#counts = counts
    this.#resource = resource
    this.#followed = followedOf(resources)(resource)
    this.tx = {
      executeQuery: (query) => {
        for (const table of tablesOf(writtenBy(query.sql))) this.#written.add(table)
        return tx.executeQuery(query)
      },
    }
  }

  /** To be told of rows that are locked, before they are written. */
  async changing(resource: Resource, rows: readonly Changing[]): Promise<void> {
    if (resource !== this.#resource || rows.length === 0) return
    this.#changes++
    await this.#each(async (kept) => {
      const ids = rows.filter((row) => concerns(resource, row, kept)).map(({ id }) => id)
      this.#before.set(kept, { ids, count: await this.#matching(kept, ids) })
    })
  }

  /** To be told of rows that were not there. */
  created(resource: Resource, ids: readonly number[]): void {
    if (resource === this.#resource) this.#created = [...this.#created, ...ids]
  }

  /** The last statements of the transaction. Where nobody has told which rows were written, no count is known any more. */
  async count(): Promise<void> {
    if (this.#changes === 0 && this.#created.length === 0) return
    await this.#each(async (kept) => {
      const before = this.#before.get(kept)
      if (this.#changes > (before ? 1 : 0)) return
      const { ids, count } = before ?? { ids: [], count: 0 }
      this.#deltas.set(kept, (await this.#matching(kept, [...ids, ...this.#created])) - count)
    })
  }

  async #each(work: (kept: Kept) => Promise<void>): Promise<void> {
    await settleAll(...this.#own().map(work))
  }

  /** Once the transaction has ended; `committed` only where this is certain. */
  settle(committed: boolean): void {
    this.#counts.written(this.#written, committed ? this.#deltas : new Map())
  }

  /** Counts of the entity that read nothing else that is written. */
  #own(): readonly Kept[] {
    const { table } = this.#resource
    const others = this.#written.difference(this.#followed)
    return this.#counts
      .reading(new Set([table]))
      .filter((kept) => kept.table === table && !kept.where.includes(`from ${table}`))
      .filter((kept) => kept.tables.isDisjointFrom(others))
      .slice(-ADJUSTED_MAX)
  }

  async #matching({ table, where, values }: Kept, ids: readonly number[]): Promise<number> {
    if (ids.length === 0) return 0
    const condition = `${where === '' ? ' where' : `${where} and`} t."id" = any($${values.length + 1}::int[])`
    const text = `select count(*)::int as "count" from ${table} t${condition}`
    const [found] = await run<{ count: number }>(this.tx, text, [...values, ids])
    return found?.count ?? 0
  }
}

const tablesOf = remembered(({ tables }: WrittenTables) => [...tables].map(quoted))

/** The tables in which a write of the entity touches nothing but its own rows, their institutions and lists. */
const followed = (resource: Resource, resources: Resources): ReadonlySet<string> => {
  const { entity, table, link, columns } = resource
  const changes = [...onBecomes(entity), ...onChanges(entity)].flatMap(({ effects }) => effects)
  const elsewhere = [
    ...[...removalEffects(entity), ...changes].flatMap((one) => {
      if (one.effect === 'clears') return [resources.of(one.related.entity).table]
      return one.effect === 'removes' ? [resources.of(one.entity).table] : []
    }),
    ...copiesOf(resources, resource).map((copy) => copy.resource.table),
  ]
  const own = [table, ...(link ? [link.table] : []), ...columns.flatMap(({ list }) => list?.table ?? [])]
  return new Set(own.filter((name) => !elsewhere.includes(name)))
}

const followedOf = remembered((resources: Resources) =>
  remembered((resource: Resource) => followed(resource, resources)),
)

const concerns = (resource: Resource, { columns, tied }: Changing, { where, tables }: Kept): boolean => {
  if (columns === 'all') return true
  if (tied && resource.link && tables.has(resource.link.table)) return true
  if (columns.size > 0 && where.includes('"version"')) return true
  return [...columns].some((name) => {
    const column = resource.names.get(name)
    return (
      column === undefined || where.includes(column.quoted) || (column.list && tables.has(column.list.table))
    )
  })
}
