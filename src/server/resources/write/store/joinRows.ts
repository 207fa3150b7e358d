import { joinOf } from '#dsl/entities/places.ts'
import { fillDefaults } from '#engine/blank.ts'
import type { Values } from '#protocol/row.ts'
import { fireAndForget } from '../../../db/pipelining.ts'
import type { WriteContext } from '../writeContext.ts'
import { copiedValues } from './denormalised.ts'
import { insertRows } from './rows.ts'
import { keysOf } from './uniqueKeys.ts'

/** A row and an institution to be tied. `values` are the row's columns, from which the link's keys are made. */
export interface Tie {
  readonly row: number
  readonly institution: number
  readonly values: Values
}

/** Ties rows to institutions through the link entity of the call's resource: one statement, which nobody waits for. */
export const tie = async ({ tx, resources, resource }: WriteContext, ties: readonly Tie[]): Promise<void> => {
  const join = joinOf(resource.entity)
  if (!join || ties.length === 0) return
  const link = resources.of(join.link)
  const bare = ties.map(({ row, institution }) =>
    fillDefaults(link.entity, { [join.row]: row, [join.institution]: institution }),
  )
  const copied = await copiedValues(tx, resources, link, bare)
  const rows = ties.map(({ values }, i) => {
    const columns = { ...bare[i], ...copied[i] }
    return { ...columns, ...keysOf(link.keys, columns), ...keysOf(resource.link?.keys ?? [], values) }
  })
  fireAndForget(insertRows(tx, link, rows))
}
