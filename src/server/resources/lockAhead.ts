import { quoted } from '#server/model/names.ts'
import type { Call } from './call.ts'
import { run } from './statement.ts'

/**
 * Locks what link rows tie, and the rows whose lists they make up, before the link rows themselves, as those do who
 * change or remove what is tied: two calls that meet wait for each other in one order.
 */
export const lockAhead = async (
  { tx, resource }: Pick<Call, 'tx' | 'resource'>,
  ids: readonly number[],
): Promise<void> => {
  for (const { resource: of, row } of [...resource.listedBy, ...resource.carried])
    await run(
      tx,
      `select 1 from ${of().table} t where t."id" in (select l.${quoted(row)} from ${resource.table} l where l."id" = any($1::int[])) order by t."id" for update of t`,
      [ids],
    )
}
