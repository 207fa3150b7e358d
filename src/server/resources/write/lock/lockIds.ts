import { quoted } from '#server/model/names.ts'
import { type Executor, run } from '../../catalogue/statement.ts'
import type { Strength } from './lockSet.ts'

/** SQL that locks rows (`t`) of a table in order of id, so that two calls that lock the same rows wait for each other one way. `$1`: the ids. */
export const lockingSql = (table: string, selected: string, strength: Strength): string =>
  `select ${selected} from ${table} t where t."id" = any($1::int[]) order by t."id" for ${strength} of t`

/**
 * Locks rows of one entity for a service that writes with statements of its own; gives the ids of those that are there. Who
 * locks rows of several takes what is pointed at before what points at it. What rows hold is to be read afterwards.
 */
export const lockIds = async (
  tx: Executor,
  entity: string,
  ids: readonly number[],
  strength: Strength,
): Promise<number[]> =>
  (await run<{ id: number }>(tx, lockingSql(quoted(entity), 't."id"', strength), [ids])).map(({ id }) => id)
