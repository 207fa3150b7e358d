import { fillDefaults } from '#engine/blank.ts'
import type { Values } from '../submission.ts'
import type { WriteContext } from '../writeContext.ts'
import { insertRows } from './rows.ts'
import { keysOf } from './uniqueKeys.ts'

/** A row and an institution to be tied. `values` are the row's columns, from which the link's keys are made. */
export interface Tie {
  readonly row: number
  readonly institution: number
  readonly values: Values
}

/** Ties rows to institutions through the link entity of the call's resource: one statement. */
export const tie = async ({ tx, resources, resource }: WriteContext, ties: readonly Tie[]): Promise<void> => {
  const { belongs } = resource.entity
  if (belongs.to !== 'institutions' || ties.length === 0) return
  const link = resources.of(belongs.link)
  const rows = ties.map(({ row, institution, values }) => {
    const columns = fillDefaults(link.entity, { [belongs.row]: row, [belongs.institution]: institution })
    return { ...columns, ...keysOf(link.keys, columns), ...keysOf(resource.link?.keys ?? [], values) }
  })
  await insertRows(tx, link, rows)
}
