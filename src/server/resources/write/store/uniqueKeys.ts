import { uniqueKey } from '#engine/validation/uniqueKey.ts'
import { type Clash, clashAt, type Detail } from '#protocol/problem.ts'
import { idIn, type Values } from '#protocol/row.ts'
import { quoted } from '#server/model/names.ts'
import type { UniquePlace } from '#server/model/uniquePlaces.ts'
import { isStorable } from '../../../db/storable.ts'
import type { Carried, Resource } from '../../catalogue/resource.ts'
import { type Executor, run } from '../../catalogue/statement.ts'
import { isRemoved } from '../../catalogue/storedRow.ts'
import type { Locked } from '../lock/lockRows.ts'

/** Values of the columns that the unique rules of a row are held by. */
export const keysOf = (places: readonly UniquePlace[], row: Values): Record<string, string | null> =>
  Object.fromEntries(places.map((place) => [place.column, keyOf(place, row)]))

export const changesKey = (places: readonly UniquePlace[], changed: ReadonlySet<string>): boolean =>
  places.some(({ rule }) => rule.columns.some((name) => changed.has(name)))

export const noKeys = (places: readonly UniquePlace[]): Record<string, null> =>
  Object.fromEntries(places.map((p) => [p.column, null]))

/**
 * What the database holds of rows beside their columns: their own keys and, in a join table, those of the rows that it
 * joins; of those that are removed and kept none, as they gave them back.
 */
export const heldKeys = (
  { keys, carried }: Resource,
  locked: Locked,
  row: Values,
): Record<string, string | null> =>
  Object.assign(
    keysOf(keys, row),
    ...carried.map((one) => {
      const of = one.resource()
      const joined = locked.of(of.entity.name).get(idIn(row[one.row]) ?? 0)
      return joined && !isRemoved(of, joined) ? keysOf(one.keys, joined) : {}
    }),
  )

/** A row that is to be new in its institutions, or to have other values there. */
export interface Candidate {
  readonly line: number
  /** The row that it is or stands for there so far: what its links hold stays with them. */
  readonly before?: Values
  /** Of one that is the same row as before: what it has itself is free for it. */
  readonly id?: number
  readonly institutions: readonly number[]
  readonly row: Values
}

const EVERYWHERE = 0

/**
 * Which candidates are there already, or stand twice among themselves: 409 or 449 with line and institution. Rows of
 * `next` are to have these values in all institutions of the candidates: others that they hold there are free.
 */
export const existingKeyProblems = (
  tx: Executor,
  { keys, link }: Resource,
  candidates: readonly Candidate[],
  next: ReadonlyMap<number, Values> = new Map(),
): Promise<Detail[]> =>
  problemsAt(tx, [...(link?.keys ?? []), ...keys], candidates, {
    told: (place) => ({ clash: { columns: columnsHeld(place) } }),
    isFree: (place, holder, key) => {
      const row = next.get(holder)
      // What is unique everywhere stays with a row that leaves some institutions.
      return isHeldByLinks(place) && row !== undefined && keyOf(place, row) !== key
    },
  })

/** The columns that a unique rule is about: of one row an institution, the institution. */
export const columnsHeld = ({ rule, institution }: UniquePlace): readonly string[] =>
  rule.columns.length > 0 ? rule.columns : [institution ?? 'id']

/** The same of rows that are to be tied to institutions: candidates are those rows, told under the link's column for them. */
export const carriedKeyProblems = (
  tx: Executor,
  { row, keys }: Carried,
  candidates: readonly Candidate[],
): Promise<Detail[]> =>
  problemsAt(tx, keys, candidates, {
    told: (place) => ({ clash: { columns: columnsHeld(place), entity: place.entity }, column: row }),
    isFree: () => false,
  })

interface Judging {
  readonly told: (place: UniquePlace) => { readonly clash: Clash; readonly column?: string }
  /** Whether the row that holds a value gives it up. */
  readonly isFree: (place: UniquePlace, holder: number, key: string) => boolean
}

const isHeldByLinks = ({ table, entity }: UniquePlace): boolean => table !== entity

const keyOf = ({ rule }: UniquePlace, row: Values): string | null =>
  uniqueKey(rule.columns.map((name) => row[name]))

const problemsAt = async (
  tx: Executor,
  places: readonly UniquePlace[],
  candidates: readonly Candidate[],
  { told, isFree }: Judging,
): Promise<Detail[]> => {
  const problems: Detail[] = []
  for (const place of places) {
    const { clash, column } = told(place)
    const wanted = candidates.flatMap(({ line, id, before, institutions, row }) => {
      const key = keyOf(place, row)
      if (key === null || !isStorable(key)) return []
      if (before && isHeldByLinks(place) && keyOf(place, before) === key) return []
      const wherever = place.institution ? institutions : [EVERYWHERE]
      return wherever.map((institution) => ({ line, id, key, institution }))
    })
    const there = await existing(tx, place, wanted)
    const seen = new Set<string>()
    for (const { line, id, key, institution } of wanted) {
      const mark = `${institution} ${key}`
      const holder = there.get(mark)
      const isTaken = holder !== undefined && holder !== id && !isFree(place, holder, key)
      const reason = isTaken ? 'taken' : seen.has(mark) ? 'duplicate' : undefined
      seen.add(mark)
      if (!reason) continue
      // A row in none of the institutions written to may be out of sight.
      const row = institution === EVERYWHERE || !isTaken ? undefined : holder
      problems.push({
        ...clashAt(reason, place.rule.code, { ...clash, ...(row !== undefined && { row }) }, column),
        line,
        ...(institution !== EVERYWHERE && { institution }),
      })
    }
  }
  return problems
}

const existing = async (
  tx: Executor,
  place: UniquePlace,
  wanted: readonly { readonly key: string; readonly institution: number }[],
): Promise<ReadonlyMap<string, number>> => {
  if (wanted.length === 0) return new Map()
  const institution = place.institution ? quoted(place.institution) : `${EVERYWHERE}`
  const among = [...new Set(wanted.map((one) => one.institution))]
  const found = await run<{ key: string; institution: number; row: number }>(
    tx,
    `select ${quoted(place.column)} as "key", ${institution} as "institution", ${quoted(place.row)} as "row" from ${quoted(place.table)} where ${quoted(place.column)} = any($1::text[]) and ${institution} = any($2::int[])`,
    [[...new Set(wanted.map(({ key }) => key))], among],
  )
  return new Map(found.map(({ institution, key, row }) => [`${institution} ${key}`, row]))
}
