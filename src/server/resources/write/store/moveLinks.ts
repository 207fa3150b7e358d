import { joinOf } from '#dsl/entities/places.ts'
import type { Values } from '#protocol/row.ts'
import { quoted } from '#server/model/names.ts'
import { run } from '../../catalogue/statement.ts'
import type { WriteContext } from '../writeContext.ts'
import { keysOf, noKeys } from './uniqueKeys.ts'

interface LinkMove {
  readonly from: number
  readonly to: number
  readonly institutions: readonly number[]
  /** The columns of the row that they are to link. */
  readonly values: Values
}

const update = async (
  { tx, resource }: WriteContext,
  { from, institutions }: Pick<LinkMove, 'from' | 'institutions'>,
  values: Values,
): Promise<void> => {
  const { link } = resource
  const entries = Object.entries(values)
  if (!link || entries.length === 0) return
  const sets = entries.map(([name], i) => `${quoted(name)} = $${i + 3}`)
  await run(
    tx,
    `update ${link.table} set ${['"version" = "version" + 1', ...sets].join(', ')} where ${link.row} = $1 and ${link.institution} = any($2::int[])`,
    [from, institutions, ...entries.map(([, value]) => value)],
  )
}

/** The unique values of a row are free in institutions that are about to be linked to another one. */
export const freeKeys = (write: WriteContext, move: Pick<LinkMove, 'from' | 'institutions'>): Promise<void> =>
  update(write, move, noKeys(write.resource.link?.keys ?? []))

/** Links institutions to another row; what the links hold besides stays. */
export const moveLinks = async (write: WriteContext, { to, values, ...move }: LinkMove): Promise<void> => {
  const { resource, resources } = write
  const join = joinOf(resource.entity)
  if (!join) return
  const joined = { [join.row]: to }
  const own = resources.of(join.link).keys
  // Within an institution a join is known by the row alone.
  await update(write, move, {
    ...joined,
    ...keysOf(own, joined),
    ...keysOf(resource.link?.keys ?? [], values),
  })
}
