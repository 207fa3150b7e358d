import { limitsOf } from '#dsl/entities/facts.ts'
import { isLocal } from '#dsl/entities/local.ts'
import { institutionsOf } from '#dsl/entities/places.ts'
import { misfit, type Pointing } from '#engine/linked.ts'
import type { Detail } from '#protocol/problem.ts'
import { idIn, idsIn, type Values } from '#protocol/row.ts'
import { isVisible, visibleTo } from '../../catalogue/access.ts'
import { pointedBy } from '../../catalogue/copySource.ts'
import { idsAmong } from '../../catalogue/ids.ts'
import { isRemoved } from '../../catalogue/storedRow.ts'
import type { Locked } from '../lock/lockRows.ts'
import type { WriteContext } from '../writeContext.ts'

/** A row about to be written, and which of its columns are new; of an old row, what it was. */
export interface Referring {
  readonly row: Values
  readonly before?: Values
  readonly changed: (column: string) => boolean
  /** Those of a row that several may share. */
  readonly institutions: readonly number[]
}

/**
 * Relations must point at rows that exist, are not removed and can be seen: an id out of reach is answered like an
 * unknown one. Then they must go with one another and with the institutions of the row. All of them are locked.
 */
export const referenceProblems = (
  write: WriteContext,
  locked: Locked,
  rows: readonly Referring[],
): Detail[] => {
  for (const judge of [unknown, notWithin, elsewhere]) {
    const problems = judge(write, locked, rows)
    if (problems.length > 0) return problems
  }
  return []
}

type Judge = (write: WriteContext, locked: Locked, rows: readonly Referring[]) => Detail[]

const unknown: Judge = ({ principal, resources, resource: { columns, carried, entity } }, locked, rows) =>
  columns.flatMap(({ name, column }): Detail[] => {
    // What is repeated of another row is judged with that row, and what the server writes is right.
    if (!column?.facts.entity || entity.derived[name]) return []
    const target = resources.of(column.facts.entity)
    const visible = visibleTo(principal, target)
    const found = locked.of(target.entity.name)
    const isKnown = (id: number) => {
      const row = found.get(id)
      return row !== undefined && !isRemoved(target, row) && isVisible(target, row, visible)
    }
    // A link to a row that is removed and kept is gone with it, whatever of it is to change.
    const isLink = carried.some((one) => one.row === name)
    const isGone = (id: number) => {
      const row = found.get(id)
      return isLink && row !== undefined && isRemoved(target, row)
    }
    return rows.flatMap(({ row, changed }, line) =>
      (changed(name) && !idsIn(row[name]).every(isKnown)) || idsIn(row[name]).some(isGone)
        ? [{ column: name, code: 406, reason: 'notFound', line }]
        : [],
    )
  })

/** Relations that do not go with the one they are limited by, where either is new. */
const notWithin: Judge = ({ resource }, locked, rows) =>
  limitsOf(resource.entity).flatMap(({ parent, child, by }) => {
    const found = locked.of(pointedBy(resource, child))
    const pointing: Pointing = new Map([...found].map(([id, row]) => [id, idIn(row[by]) ?? null]))
    return rows.flatMap(({ row, changed }, line) =>
      (changed(parent) || changed(child)) && misfit(pointing, row[parent], row[child])
        ? [{ column: child, code: 406, reason: 'notWithin', line }]
        : [],
    )
  })

/** Rows pointed at that are in no institution of the row itself. Only what is new is judged, of rows in an institution. */
const elsewhere: Judge = ({ resources, resource }, locked, rows) =>
  resource.columns.flatMap(({ name, column }): Detail[] => {
    if (!column?.facts.entity) return []
    const target = resources.of(column.facts.entity)
    if (!isLocal(resource.entity, name, target.entity)) return []
    const found = locked.of(target.entity.name)
    return rows.flatMap(({ row, before, changed, institutions }, line) => {
      const own = resource.link ? institutions : idsAmong(institutionsOf(resource.entity, row))
      const old = new Set([before?.[name]].flat())
      const fresh = changed(name) ? idsAmong([row[name]].flat()).filter((id) => !old.has(id)) : []
      const isHere = (id: number) => {
        const pointed = found.get(id)
        return (
          pointed !== undefined && institutionsOf(target.entity, pointed).some((place) => own.includes(place))
        )
      }
      return own.length > 0 && !fresh.every(isHere)
        ? [{ column: name, code: 406, reason: 'elsewhere', line }]
        : []
    })
  })
