import { institutionsOf, isCommon } from '#dsl/entities/places.ts'
import { clashAt, type Detail, repeatedAt } from '#protocol/problem.ts'
import type { UniquePlace } from '#server/model/uniquePlaces.ts'
import { isVisible, visibleTo } from '../../catalogue/access.ts'
import type { Resource } from '../../catalogue/resource.ts'
import type { StoredRow } from '../../catalogue/storedRow.ts'
import { matchKey } from '../../write/lock/lockDraft.ts'
import type { Change, Draft, Wanted } from '../../write/plan.ts'
import { columnsHeld } from '../../write/store/uniqueKeys.ts'
import { throwAny } from '../../write/submission.ts'
import { type Raised, raisedOf, type WriteContext } from '../../write/writeContext.ts'
import type { Batch } from '../batchRequest.ts'

/** The unique rule by which lines are matched with rows. */
const matching = ({ keys, link }: Resource): UniquePlace | undefined => [...(link?.keys ?? []), ...keys][0]

/**
 * Lines of one institution. A line is the institution's row with its id, else its row with the same unique key, else the
 * row with that id, to be tied to the institution; else it is a new row.
 */
export const upsert = (write: WriteContext, { institution, lines }: Batch): Draft => {
  const match = matching(write.resource)
  const wanted: Wanted[] = lines.map(({ version, ...line }) => ({ ...line, institutions: [institution] }))
  return {
    wanted,
    isBatch: true,
    ...(match && { match }),
    plan: (rows, raised) => planOf(write, { wanted, seen: lines, match, rows, raised }),
  }
}

interface Seen {
  readonly id?: number
  readonly version?: number
}

/** A line has found the row that was seen, or none where none was. */
const isAsSeen = (
  { entity }: Resource,
  { current }: Change,
  { id, version }: Seen,
  raised: Raised,
): boolean => {
  if (version === undefined) return true
  if (!current) return version === 0
  return (
    (id === undefined || id === current.id) &&
    version === current.version - raisedOf(entity, current.id, raised)
  )
}

interface Matching {
  readonly seen: readonly Seen[]
  readonly raised: Raised
  readonly wanted: readonly Wanted[]
  readonly match: UniquePlace | undefined
  readonly rows: readonly StoredRow[]
}

const planOf = (
  { principal, resource }: WriteContext,
  { wanted, seen, match, rows, raised }: Matching,
): Change[] => {
  const visible = visibleTo(principal, resource)
  const [institution = 0] = wanted[0]?.institutions ?? []
  const isHere = (row: StoredRow) =>
    isCommon(resource.entity) || institutionsOf(resource.entity, row).includes(institution)
  const byId = new Map(rows.filter((row) => isVisible(resource, row, visible)).map((row) => [row.id, row]))
  const byKey = new Map(rows.filter(isHere).map((row) => [matchKey(match, row), row]))
  const columns = match ? columnsHeld(match) : ['id']
  const code = match?.rule.code ?? 409
  const keysSeen = new Set<string>()
  const lineOf = new Map<number, number>()
  const misnamed: Detail[] = []
  const conflicts: Detail[] = []
  const changes = wanted.map(({ id, ...change }): Change => {
    const { line } = change
    const key = matchKey(match, change.submitted.values)
    const named = id === undefined ? undefined : byId.get(id)
    const alike = key === null ? undefined : byKey.get(key)
    const current = named && isHere(named) ? named : (alike ?? named)
    if (id !== undefined && !named) misnamed.push({ column: 'id', code: 406, reason: 'notFound', line })
    if (current && alike && alike.id !== current.id) {
      conflicts.push({ ...clashAt('taken', code, { columns, row: alike.id }), line })
    }
    if (key !== null && keysSeen.has(key))
      conflicts.push({ ...clashAt('duplicate', code, { columns }), line })
    else if (current) {
      const other = lineOf.get(current.id)
      if (other !== undefined) misnamed.push(repeatedAt(other), repeatedAt(line))
    }
    if (key !== null) keysSeen.add(key)
    if (current) lineOf.set(current.id, line)
    return current ? { ...change, current } : change
  })
  const stale = changes.flatMap((change, nth): Detail[] =>
    isAsSeen(resource, change, seen[nth] ?? {}, raised)
      ? []
      : [{ column: 'version', code: 412, line: change.line }],
  )
  throwAny([...misnamed, ...stale, ...conflicts], misnamed.length > 0 ? 400 : stale.length > 0 ? 412 : 409)
  return changes
}
