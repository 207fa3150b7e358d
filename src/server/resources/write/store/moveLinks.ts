import { joinOf } from '#dsl/entities/places.ts'
import type { Values } from '#protocol/row.ts'
import { quoted } from '#server/model/names.ts'
import { run } from '../../catalogue/statement.ts'
import type { WriteContext } from '../writeContext.ts'
import { keysOf } from './uniqueKeys.ts'

interface LinkMove {
  readonly from: number
  readonly to: number
  /** The columns of the row that they are to link. */
  readonly values: Values
}

/** The unique values of rows are free in institutions that are about to link others, or the same ones with other values. */
export const freeKeys = async (
  { tx, resource: { link } }: WriteContext,
  ids: readonly number[],
  institutions: readonly number[],
): Promise<void> => {
  if (!link || link.keys.length === 0 || ids.length === 0) return
  const sets = link.keys.map(({ column }) => `${quoted(column)} = null`)
  await run(
    tx,
    `update ${link.table} set ${sets.join(', ')} where ${link.row} = any($1::int[]) and ${link.institution} = any($2::int[])`,
    [ids, institutions],
  )
}

/** Links institutions to other rows, one statement; what the links hold besides stays. */
export const moveLinks = async (
  { tx, resource: { entity, link }, resources }: WriteContext,
  moves: readonly LinkMove[],
  institutions: readonly number[],
): Promise<void> => {
  const join = joinOf(entity)
  if (!join || !link || moves.length === 0) return
  // Within an institution a join is known by the row alone.
  const own = resources.of(join.link).keys
  const keys = [...own, ...link.keys].map(({ column }) => quoted(column))
  const typed = ['"from" int', '"to" int', ...keys.map((key) => `${key} text`)]
  const sets = [
    '"version" = l."version" + 1',
    `${link.row} = x."to"`,
    ...keys.map((key) => `${key} = x.${key}`),
  ]
  const given = moves.map(({ from, to, values }) => ({
    from,
    to,
    ...keysOf(own, { [join.row]: to }),
    ...keysOf(link.keys, values),
  }))
  await run(
    tx,
    `update ${link.table} l set ${sets.join(', ')} from jsonb_to_recordset($1::jsonb) as x(${typed.join(', ')}) where l.${link.row} = x."from" and l.${link.institution} = any($2::int[])`,
    [JSON.stringify(given), institutions],
  )
}
