import type { AnyEntity } from '#dsl/entities/entity.ts'
import { institutionsOf } from '#dsl/entities/places.ts'
import type { SaveState } from './state.ts'
import type { ChangedRow, RowLine, Write } from './write.ts'

/** Rows of one call; the server takes twice as many. */
const MOST_ROWS = 500
/** Bytes of one call's rows; the server takes a megabyte. */
const MOST_BYTES = 900_000

/** Changes rows, one call for those of the same institutions; `only` are those of a row that get a row of their own. */
export const planChanges = (
  of: AnyEntity,
  lines: readonly ChangedRow[],
  only: (line: ChangedRow) => readonly number[] | undefined,
): readonly Write[] =>
  groupsOf(of, lines, only, ({ row, patch }) => ({ id: row.id, version: row.version, ...patch })).map(
    ({ rows, where, ...group }) => ({
      ...group,
      change: {
        do: 'updateAll',
        lines: rows.map(({ lineId, row, patch }) => ({ lineId, row, patch })),
        ...(where && { institutions: where }),
      },
    }),
  )

/** Removes rows, one call for those of the same institutions, from where `from` says; `anyVersion` as of the change. */
export const planRemovals = <L extends RowLine>(
  of: AnyEntity,
  lines: readonly L[],
  from: (line: L) => readonly number[] | 'all',
  anyVersion?: true,
): readonly Write[] =>
  groupsOf(of, lines, from, ({ row: { id, version } }) => ({ id, version })).map(
    ({ rows, where, ...group }) => ({
      ...group,
      change: {
        do: 'removeAll',
        lines: rows.map(({ lineId, row }) => ({ lineId, row })),
        institutions: where,
        ...(anyVersion && { anyVersion }),
      },
    }),
  )

/**
 * What another try writes: the calls that are done or may be, as they were, and of the other lines what is planned for
 * them by now. So a try that leaves lines out, or has read them anew, moves none from a call to another one.
 */
export const planRest = <L extends Pick<RowLine, 'lineId'>>(
  { entries }: SaveState,
  lines: readonly L[],
  plan: (rest: readonly L[]) => readonly Write[],
): readonly Write[] => {
  const kept = [...entries.values()].filter(({ is, unanswered }) => is === 'done' || unanswered)
  const known = new Set(kept.flatMap(({ write }) => write.lines))
  return [...kept.map(({ write }) => write), ...plan(lines.filter(({ lineId }) => !known.has(lineId)))]
}

interface Group<L, W> extends Pick<Write, 'name' | 'lines' | 'institution'> {
  readonly rows: readonly L[]
  /** What is said of each of the rows. */
  readonly where: W
}

/** Rows that are in the same institutions and written in the same, in parts that a call takes. */
const groupsOf = <L extends RowLine, W>(
  of: AnyEntity,
  lines: readonly L[],
  whereOf: (line: L) => W,
  sent: (line: L) => object,
): readonly Group<L, W>[] => {
  const alike = Map.groupBy(lines, (line) => JSON.stringify([institutionsOf(of, line.row), whereOf(line)]))
  // A service of its own takes one row a call.
  const most = of.source === undefined ? MOST_ROWS : 1
  return [...alike.values()].flatMap((all) =>
    inCalls(all, most, sent).flatMap((rows): Group<L, W>[] => {
      const [first] = rows
      if (!first) return []
      const [institution, ...others] = institutionsOf(of, first.row)
      return [
        {
          name: `${first.lineId}`,
          lines: rows.map(({ lineId }) => lineId),
          ...(institution !== undefined && others.length === 0 && { institution }),
          rows,
          where: whereOf(first),
        },
      ]
    }),
  )
}

const bytes = new TextEncoder()

const inCalls = <L>(
  all: readonly L[],
  most: number,
  sent: (line: L) => object,
): readonly (readonly L[])[] => {
  const calls: L[][] = []
  let size = 0
  for (const line of all) {
    const own = bytes.encode(JSON.stringify(sent(line))).length + 1
    const last = calls.at(-1)
    if (last && last.length < most && size + own <= MOST_BYTES) {
      last.push(line)
      size += own
    } else {
      calls.push([line])
      size = own
    }
  }
  return calls
}
