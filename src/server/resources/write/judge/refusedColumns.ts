import { isShown } from '#engine/criteria.ts'
import type { Detail } from '#protocol/problem.ts'
import { isUnplaced, type RowEdit } from './rowEdit.ts'

/** Columns that a submission changes and may not: those that are not shown there, and those that are not writable (406). */
export const refusedColumns = (edit: RowEdit, changed: ReadonlySet<string>): Detail[] => {
  const { resource, submitted, current, context } = edit
  const unplaced = isUnplaced(edit)
  return resource.columns.flatMap(({ name, column }): Detail[] => {
    if (!column || !(name in submitted.values) || !changed.has(name)) return []
    if (!unplaced && !isShown(column, context)) return [{ column: name, code: 406, reason: 'notShown' }]
    const { edit: writable } = column.options
    const isFixed = writable === 'never' || (writable === 'onCreate' && current)
    return isFixed ? [{ column: name, code: 406, reason: 'notWritable' }] : []
  })
}
