import type { Columns } from '#dsl/columns/column.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { isShared, placeColumn, placedIn } from '#dsl/entities/places.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import { lacking } from './planLinks.ts'
import type { LineRow, Write } from './write.ts'

interface Planning {
  /** What of a line is for one of several institutions. */
  readonly within?: (row: Values, institution: number) => Values
  /** Rows that are there already and are only tied to the institutions, by the id of the line that names them. */
  readonly attached?: ReadonlyMap<number, WireRow>
}

/**
 * The writes of a creation, lines × institutions, as the entity belongs to them: linked rows are shared, others are one an
 * institution; `within` says what of a line is for an institution.
 */
export const planLines = (
  entity: AnyEntity,
  lines: readonly LineRow[],
  institutions: readonly number[],
  { within = (row) => row, attached = new Map() }: Planning = {},
): readonly Write[] => {
  const later = laterOf(entity)
  return lines.flatMap(({ lineId, row, institutions: own = institutions }): Write[] => {
    const one = { name: `${lineId}`, lines: [lineId] }
    const known = attached.get(lineId)
    if (isShared(entity) && known)
      return lacking(known, own).map((institution) => ({
        ...one,
        name: `${lineId}-link-${known.id}-${institution}`,
        institution,
        change: { do: 'link', ids: [known.id], institution },
      }))
    if (isShared(entity))
      return sharedParts(entity, row, own, within).map(([part, places], nth) => ({
        ...one,
        // By the first of its institutions, which no other part has: an idempotency key is not as long as many of them.
        ...(nth > 0 && { name: `${lineId}-${places[0]}` }),
        change: { do: 'insert', body: { ...part, institution: places }, ...later },
      }))
    if (placeColumn(entity) === undefined) return [{ ...one, change: { do: 'insert', body: row, ...later } }]
    return own.map((institution) => {
      const body = { ...within(row, institution), ...placedIn(entity, institution) }
      return {
        ...one,
        name: `${lineId}-${institution}`,
        institution,
        change: { do: 'insert', body, ...later },
      }
    })
  })
}

/**
 * A shared row, once for all its institutions unless what it points at is there for some of them alone: then these get a
 * row of their own. Its lists stay whole: they hold what is of each.
 */
const sharedParts = (
  { columns }: AnyEntity,
  row: Values,
  places: readonly number[],
  within: NonNullable<Planning['within']>,
): readonly (readonly [Values, readonly number[]])[] => {
  const lists = Object.keys(columns).filter((name) => Array.isArray(row[name]))
  const whole = Object.fromEntries(lists.map((name) => [name, row[name]]))
  const parts = Map.groupBy(places, (place) => JSON.stringify({ ...within(row, place), ...whole }))
  if (parts.size === 0) return [[row, places]]
  return Array.from(parts, ([body, ids]) => [JSON.parse(body), ids])
}

/** All lines for all institutions in one call. */
export const planTogether = (
  lines: readonly LineRow[],
  institutions: readonly number[],
): readonly Write[] => [
  {
    name: 'together',
    lines: lines.map(({ lineId }) => lineId),
    change: { do: 'insertAll', rows: lines, institutions },
  },
]

/** What a correction of a created row has to know: what it may not change, and what it has to give again. */
const laterOf = (entity: AnyEntity) => {
  const { access, columns } = entity
  const all = Object.entries(columns)
  const named = (when: (column: Columns[string]) => unknown) =>
    all.filter(([, column]) => when(column)).map(([name]) => name)
  const isNever = access.update.may === 'nobody'
  const places = isShared(entity) ? ['institution'] : []
  return {
    fixed: [...named(({ options }) => isNever || options.edit === 'onCreate'), ...places],
    secret: named(({ options }) => options.secret),
  }
}
