import { onBecomes, onChanges, removalEffects } from '#dsl/entities/facts.ts'
import { remembered } from '#dsl/remembered.ts'
import { quoted } from '#server/model/names.ts'
import { settleAll } from '../../../db/pipelining.ts'
import { type WrittenTables, writtenBy } from '../../../db/writtenTables.ts'
import { copiesOf } from '../../catalogue/copySource.ts'
import type { Resource, Resources } from '../../catalogue/resource.ts'
import { type Executor, run } from '../../catalogue/statement.ts'
import type { CountCache } from './countCache.ts'
import { countAmongSql, isOfRowsIn, type Kept, namesColumn } from './counting.ts'

/** A write counts for this many kept counts, the latest; it makes others forgotten. */
const ADJUSTED_MAX = 10

/** A row that a write is about to change, and what of it. A row that goes changes in every column. */
export interface Changing {
  readonly id: number
  readonly columns: ReadonlySet<string> | 'all'
  /** It comes into institutions that it was not in. */
  readonly tied?: boolean
}

/** A row that was not there, and the institutions that it has come into. */
interface Created {
  readonly id: number
  readonly institutions: readonly number[]
}

interface Before {
  readonly ids: readonly number[]
  readonly count: number
}

/**
 * What one write does to the counts that are kept or being made. Most are told it by what they read, and where the new rows are;
 * others are asked how many of the rows written they have, before and after.
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
  readonly #changes = new Map<Kept, number>()
  readonly #changing: (readonly Changing[])[] = []
  #created: readonly Created[] = []
  #xid: bigint | undefined

  constructor(tx: Executor, counts: CountCache, resource: Resource, resources: Resources) {
    this.#counts = counts
    this.#resource = resource
    this.#followed = followedOf(resources)(resource)
    this.tx = {
      executeQuery: (query) => {
        for (const table of quotedTables(writtenBy(query.sql))) this.#written.add(table)
        return tx.executeQuery(query)
      },
    }
  }

  /** To be told of rows that are locked, before they are written. */
  async changing(resource: Resource, rows: readonly Changing[]): Promise<void> {
    if (resource !== this.#resource || rows.length === 0) return
    this.#changing.push(rows)
    await this.#each(async (kept) => {
      const ids = rows.filter((row) => concerns(resource, row, kept)).map(({ id }) => id)
      this.#before.set(kept, { ids, count: await this.#matching(kept, ids) })
    })
  }

  /** To be told of rows that were not there. */
  created(resource: Resource, rows: readonly Created[]): void {
    if (resource === this.#resource) this.#created = [...this.#created, ...rows]
  }

  /** The last statements of the transaction. */
  async count(): Promise<void> {
    if (!this.#isTold) return
    await settleAll(this.#number(), this.#each(this.#compare))
  }

  /** Asks for the transaction's number, by which a count tells whether it has seen the write: not where no count would be adjusted by it. */
  async #number(): Promise<void> {
    const kept = this.#counts.reading(this.#written)
    const isNeeded = kept.some((one) => this.#created.length > 0 || this.#plainChange(one) !== 0)
    if (isNeeded) this.#xid = await xidOf(this.tx)
  }

  readonly #compare = async (kept: Kept): Promise<void> => {
    const isConcerned = this.#concerns(kept)
    const before = isConcerned ? this.#before.get(kept) : { ids: [], count: 0 }
    if (!before || (isConcerned && this.#changing.length > 1)) return
    const ids = [...before.ids, ...this.#created.map(({ id }) => id)]
    this.#changes.set(kept, (await this.#matching(kept, ids)) - before.count)
  }

  /** Asks the latest of the counts that have to be asked. */
  async #each(work: (kept: Kept) => Promise<void>): Promise<void> {
    const kept = this.#counts.reading(new Set([this.#resource.table])).filter(this.#owned())
    const asked = kept.filter((one) => this.#plainChange(one) === undefined)
    await settleAll(...asked.slice(-ADJUSTED_MAX).map(work))
  }

  /** Once the transaction has ended; `committed` only where this is certain. */
  settle(committed: boolean): void {
    const isKnown = committed && this.#isTold
    const isOwn = this.#owned()
    this.#counts.written({
      tables: this.#written,
      changeOf: (kept) =>
        isKnown && isOwn(kept) ? (this.#changes.get(kept) ?? this.#plainChange(kept)) : undefined,
      xid: this.#xid,
    })
  }

  /** Where nobody has told which rows were written, no count is known any more. */
  get #isTold(): boolean {
    return this.#changing.length > 0 || this.#created.length > 0
  }

  /** Whether a count is of the entity, and reads nothing else that has been written so far. */
  #owned(): (kept: Kept) => boolean {
    const own = this.#resource.table
    const others = this.#written.difference(this.#followed)
    return (kept) => isOfRowsIn(kept, own) && kept.tables.isDisjointFrom(others)
  }

  /** What the change of a count is known to be without asking it. */
  #plainChange(kept: Kept): number | undefined {
    const { places } = kept
    if (this.#concerns(kept)) return undefined
    if (this.#created.length === 0) return 0
    if (places === undefined) return undefined
    if (places === 'all') return this.#created.length
    return this.#created.filter(({ institutions }) => institutions.some((one) => places.includes(one))).length
  }

  #concerns(kept: Kept): boolean {
    return this.#changing.some((rows) => rows.some((row) => concerns(this.#resource, row, kept)))
  }

  async #matching(kept: Kept, ids: readonly number[]): Promise<number> {
    if (ids.length === 0) return 0
    const [found] = await run<{ count: number }>(this.tx, countAmongSql(kept), [...kept.values, ids])
    return found?.count ?? 0
  }
}

const xidOf = async (tx: Executor): Promise<bigint | undefined> => {
  const [found] = await run<{ xid: string }>(tx, 'select pg_current_xact_id()::text as "xid"')
  return found && BigInt(found.xid)
}

const quotedTables = remembered(({ tables }: WrittenTables) => [...tables].map(quoted))

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

/** Whether a change of a row may make it counted, or no more counted. */
const concerns = (resource: Resource, { columns, tied }: Changing, kept: Kept): boolean => {
  if (columns === 'all') return true
  if (tied && resource.link && kept.tables.has(resource.link.table)) return true
  if (columns.size > 0 && namesColumn(kept, '"version"')) return true
  return [...columns].some((name) => {
    const column = resource.names.get(name)
    if (!column) return true
    return namesColumn(kept, column.quoted) || (column.list && kept.tables.has(column.list.table))
  })
}
