import { quoted } from '#server/model/names.ts'
import { type CopiedElsewhere, copiesOf, onePerRelation } from '../../catalogue/copySource.ts'
import type { Resource } from '../../catalogue/resource.ts'
import { type Executor, run } from '../../catalogue/statement.ts'
import { noteRaised, type WriteContext } from '../writeContext.ts'

/** Rows whose lists stand in link rows. */
interface Listed {
  readonly resource: Resource
  /** The entity of the link rows. */
  readonly link: string
  readonly ids: readonly number[]
}

/** Columns elsewhere that repeat such a list and can change it, one for each relation by which they do. */
export const repeating = (
  { resources }: WriteContext,
  { resource, link }: Omit<Listed, 'ids'>,
): readonly CopiedElsewhere[] => {
  const found = copiesOf(resources, resource).filter(
    ({ copy }) => copy.writes && resource.names.get(copy.column)?.column?.facts.through?.entity === link,
  )
  return onePerRelation(found)
}

/** Rows by entity that repeat the rows of these ids, by the relation of each of these columns. */
export const rowsRepeating = async (
  tx: Executor,
  copies: readonly CopiedElsewhere[],
  ids: readonly number[],
): Promise<[string, number[]][]> => {
  const found: [string, number[]][] = []
  if (ids.length === 0) return found
  for (const { resource: of, copy } of copies) {
    const text = `select t."id" from ${of.table} t where t.${quoted(copy.relation)} = any($1::int[])`
    const rows = await run<{ id: number }>(tx, text, [ids])
    found.push([of.entity.name, rows.map(({ id }) => id)])
  }
  return found
}

/** Rows by entity that repeat these lists and can change them. */
export const repeatingRows = (write: WriteContext, listed: Listed): Promise<[string, number[]][]> =>
  rowsRepeating(write.tx, repeating(write, listed), listed.ids)

/** Lists have changed: rows that can write over them are other versions, as those are that have them. The rows are locked. */
export const raiseRepeating = async (write: WriteContext, listed: Listed): Promise<void> => {
  if (listed.ids.length === 0) return
  for (const { resource: of, copy } of repeating(write, listed)) {
    const text = `update ${of.table} t set "version" = t."version" + 1 where t.${quoted(copy.relation)} = any($1::int[]) returning t."id"`
    noteRaised(write.raised, of, await run<{ id: number }>(write.tx, text, [listed.ids]))
  }
}
