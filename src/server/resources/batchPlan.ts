import { uniqueKey } from '#engine/uniqueKey.ts'
import type { UniquePlace } from '#server/model/uniquePlaces.ts'
import { isStorable } from '../db/storable.ts'
import type { Detail } from '../errors.ts'
import { institutionsOf, isVisible, type Reach } from './access.ts'
import type { BatchLine } from './batchRequest.ts'
import type { Values } from './body.ts'
import type { Call } from './call.ts'
import { lockCopied } from './copies.ts'
import { lockAhead } from './lockAhead.ts'
import type { Resource } from './resource.ts'
import { run } from './statement.ts'
import { lockRows, type StoredRow } from './storedRow.ts'

/** What becomes of a line: a new row, or one that is there; `ties` when it is not the institution's yet. */
export interface Step {
  readonly line: BatchLine
  readonly row?: StoredRow
  readonly ties: boolean
}

export interface Plan {
  readonly steps: readonly Step[]
  readonly problems: readonly Detail[]
}

/** The unique rule by which lines are matched with rows. */
const matching = ({ keys, link }: Resource): UniquePlace | undefined => [...(link?.keys ?? []), ...keys][0]

const keyOf = (place: UniquePlace | undefined, row: Values): string | null =>
  storable(place ? uniqueKey(place.rule.columns.map((name) => row[name])) : null)

/** A key that no row can have matches none. */
const storable = (key: string | null): string | null => (key !== null && isStorable(key) ? key : null)

/**
 * Finds the row of each line: the institution's row with the line's id, else its row with the same unique key, else
 * the row with that id, to be tied to the institution; else there is none yet. All found are locked.
 */
export const planBatch = async (
  call: Call,
  institution: number,
  lines: readonly BatchLine[],
  visible: Reach,
): Promise<Plan> => {
  const place = matching(call.resource)
  const keys = lines.map(({ submitted }) => keyOf(place, submitted.values))
  const rows = await candidates(call, institution, lines, keys, place)
  const isHere = (row: StoredRow) =>
    institutionsOf(call.resource, row).includes(institution) || isCommon(call)
  const byId = new Map(
    rows.filter((row) => isVisible(call.resource, row, visible)).map((row) => [row.id, row]),
  )
  const byKey = new Map(rows.filter(isHere).map((row) => [keyOf(place, row), row]))
  const blamed = place?.rule.columns.at(-1) ?? 'id'
  const taken = new Set<number | string>()
  const problems: Detail[] = []
  const steps = lines.map((line, i): Step => {
    const named = line.id === undefined ? undefined : byId.get(line.id)
    const alike = keys[i] === null ? undefined : byKey.get(keys[i] ?? null)
    const row = named && isHere(named) ? named : (alike ?? named)
    const wrong = (detail: Omit<Detail, 'line'>) => problems.push({ ...detail, line: line.line })
    if (line.id !== undefined && !named) wrong({ column: 'id', code: 406, reason: 'notFound' })
    if (row && alike && alike.id !== row.id)
      wrong({ column: blamed, code: place?.rule.code ?? 409, reason: 'taken' })
    const mark = row?.id ?? keys[i]
    if (mark !== null && mark !== undefined) {
      if (taken.has(mark) || (keys[i] && taken.has(keys[i] ?? '')))
        wrong({ column: blamed, code: place?.rule.code ?? 409, reason: 'duplicate' })
      taken.add(mark)
      if (keys[i]) taken.add(keys[i] ?? '')
    }
    return { line, row, ties: row !== undefined && call.resource.link !== undefined && !isHere(row) }
  })
  return { steps, problems }
}

const isCommon = ({ resource }: Call): boolean => resource.entity.belongs.to === 'all'

/** Rows that the lines may mean, by id or by key within the institution. */
const candidates = async (
  { tx, resources, resource }: Call,
  institution: number,
  lines: readonly BatchLine[],
  keys: readonly (string | null)[],
  place: UniquePlace | undefined,
): Promise<StoredRow[]> => {
  const ids = lines.flatMap(({ id }) => id ?? [])
  const wanted = keys.filter((key) => key !== null)
  const alike = place && wanted.length > 0 ? await idsByKey() : []
  const all = [...new Set([...ids, ...alike])]
  if (all.length === 0) return []
  const submitted = lines.map((line) => line.submitted.values)
  await lockCopied(tx, resources, resource, { ids: all, submitted })
  await lockAhead({ tx, resource }, all)
  return lockRows(tx, resource, all)

  async function idsByKey(): Promise<number[]> {
    if (!place) return []
    const id = resource.link && place.table !== resource.entity.name ? resource.link.row : '"id"'
    const scope = place.institution ? ` and "${place.institution}" = $2::int` : ''
    const found = await run<{ id: number }>(
      tx,
      `select ${id} as "id" from "${place.table}" where "${place.column}" = any($1::text[])${scope}`,
      place.institution ? [wanted, institution] : [wanted],
    )
    return found.map((row) => row.id)
  }
}
