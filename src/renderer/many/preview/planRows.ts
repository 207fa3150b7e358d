import { institutionsOf } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { changesOf } from '#engine/changes.ts'
import { choiceOf } from '#engine/save/reach.ts'
import type { Failure } from '#engine/save/state.ts'
import type { ChangedRow } from '#engine/save/write.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import { concernedBy, contextOf, type RendererServices } from '../../RendererContext.ts'
import { foreignIn, patchFor, type Within } from '../togetherTable.ts'

/** A row that cannot take what it is given, with the reasons: it is left as it is. */
interface UnableRow extends ChangedRow {
  readonly failures: readonly Failure[]
}

/** What is to become of some rows; those that have the values already are in neither. */
export interface Plan {
  readonly changes: readonly ChangedRow[]
  readonly unable: readonly UnableRow[]
}

interface Given {
  readonly services: RendererServices
  readonly table: AnyTable
  /** What each of them gets. */
  readonly patch: Values
  readonly within: Within
}

/** What each row gets of a change that is meant for all, where its institutions have it. */
export const planRows = (rows: readonly WireRow[], { services, table, patch, within }: Given): Plan => {
  const { entity } = table
  const { selected } = services
  const lines = rows.flatMap((row): UnableRow[] => {
    const context = contextOf(services, 'modify', concernedBy(entity, row, services, selected))
    const own = patchFor(table, context, patch)
    if (changesOf(row, own, Object.keys(own)).length === 0) return []
    const places = choiceOf(entity, row, selected)?.here ?? institutionsOf(entity, row)
    const lineId = row.id
    const failures = foreignIn(table, row, own, { places, within }).map(
      (column): Failure => ({
        lineId,
        problem: { code: 406, reason: 'elsewhere', column, lineId },
      }),
    )
    return [{ lineId, row, patch: own, failures }]
  })
  return {
    changes: lines.filter(({ failures }) => failures.length === 0),
    unable: lines.filter(({ failures }) => failures.length > 0),
  }
}
