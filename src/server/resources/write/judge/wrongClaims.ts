import { copyInto, madeStamps } from '#dsl/entities/facts.ts'
import type { Detail } from '#protocol/problem.ts'
import type { RowEdit } from './rowEdit.ts'
import { sameValue, sortedIds } from './sameValue.ts'

/**
 * Columns that the server computes and a client claims to hold something else: 406. Columns `unseen` repeat what the person
 * may not read: whatever they are claimed to hold is wrong, right guesses too.
 */
export const wrongClaims = (
  { resource, submitted, current, row }: RowEdit,
  unseen: ReadonlySet<string>,
): Detail[] => {
  const { entity, columns } = resource
  const lists = new Set(columns.flatMap(({ name, list }) => (list ? [name] : [])))
  const clocks = new Set(madeStamps(entity).flatMap(([name, { stamp }]) => (stamp === 'now' ? name : [])))
  return Object.entries(submitted.claimed).flatMap(([name, value]): Detail[] => {
    // A client's clock is not the server's: what it says is no claim, but it must be a time.
    if (!current && clocks.has(name))
      return typeof value === 'number' ? [] : [{ column: name, code: 406, reason: 'wrongType' }]
    // It has emptied the row that is repeated, or says nothing of what is computed there.
    if (value === null && copyInto(entity, name)?.writes) return []
    const claimed = lists.has(name) ? sortedIds(value) : (value ?? null)
    const isRight = sameValue(claimed, unseen.has(name) ? null : row[name])
    return isRight ? [] : [{ column: name, code: 406, reason: 'notComputed' }]
  })
}
